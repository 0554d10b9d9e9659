/** The little Markdown that rule books are written in: paragraphs, lists, strong words. */

/** A piece of a line: words, strong words, or the number of another paragraph. */
export type Span = { text: string; strong?: boolean; rule?: string };

export type Block =
  { kind: 'text'; spans: Span[] } | { kind: 'list'; ordered: boolean; start: number; items: Span[][] };

const ITEM = /^(?:(?<number>\d+)\.|-) +(?<text>.+)$/;
const STRONG = /\*\*(.+?)\*\*/;
/** `R12`, `S3`, or a section such as `7.5`, where it stands alone in brackets or after a comma in them. */
const CITED = /\b([A-Z]{1,2}\d+[a-d]?|\d+\.\d+)\b/;

/** Cuts a line into words and the numbers of paragraphs that there are. */
function cited(text: string, known: ReadonlySet<string>, strong: boolean): Span[] {
  const pieces = text.split(new RegExp(CITED, 'g'));
  const spans: Span[] = [];
  for (const [at, piece] of pieces.entries()) {
    const rule = at % 2 === 1 && known.has(piece);
    const before = spans.at(-1);
    if (!rule && before && before.rule === undefined) before.text += piece;
    else if (piece) spans.push({ text: piece, ...(strong ? { strong } : {}), ...(rule ? { rule: piece } : {}) });
  }
  return spans;
}

export const spans = (line: string, known: ReadonlySet<string>): Span[] =>
  line
    .replaceAll('`', '')
    .split(new RegExp(STRONG, 'g'))
    .flatMap((piece, at) => cited(piece, known, at % 2 === 1));

/** A text in blocks; `known` holds the numbers that can be followed. */
export function blocks(text: string, known: ReadonlySet<string> = new Set()): Block[] {
  const found: Block[] = [];
  for (const part of text.split(/\n{2,}/)) {
    let lines: string[] = [];
    const close = () => {
      if (lines.length) found.push({ kind: 'text', spans: spans(lines.join(' '), known) });
      lines = [];
    };
    for (const line of part.split('\n')) {
      const item = ITEM.exec(line)?.groups;
      const last = found.at(-1);
      if (item) {
        close();
        const ordered = item.number !== undefined;
        const before = found.at(-1);
        const said = spans(item.text!, known);
        if (before?.kind === 'list' && before.ordered === ordered) before.items.push(said);
        else found.push({ kind: 'list', ordered, start: Number(item.number ?? 1), items: [said] });
      } else if (/^\s+\S/.test(line) && last?.kind === 'list' && !lines.length) {
        last.items.at(-1)!.push(...spans(` ${line.trim()}`, known));
      } else if (line.trim()) lines.push(line.trim());
    }
    close();
  }
  return found;
}
