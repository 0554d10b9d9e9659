/** The pictures of a game: the files of its `art` folder, made into symbols that any part of its board can show. */

/** Files by their path: `import.meta.glob('./art/*.svg', { query: '?raw', import: 'default', eager: true })`. */
export type ArtFiles = Record<string, string>;

/** What a picture is called: its file's name, by which `<use href="#<game>-<name>">` shows it. */
export const pictureName = (path: string): string => /([^/]+)\.svg$/.exec(path)![1]!;

/** What stands around a drawing, and the drawing. */
const FILE = /^<svg xmlns="[^"]+"([^>]*)>(.*)<\/svg>\s*$/s;

function symbol(game: string, path: string, file: string): string {
  const [, look, drawing] = FILE.exec(file.replace(/>\s+</g, '><')) ?? [];
  if (look === undefined) throw new Error(`${path} is no picture`);
  return look.includes('viewBox') ? `<symbol id="${game}-${pictureName(path)}"${look}>${drawing}</symbol>` : drawing!;
}

/** The markup of all pictures. What a file without a viewBox defines (paints, clips) is taken as it is. */
export const symbols = (game: string, files: ArtFiles): string =>
  Object.entries(files)
    .map(([path, file]) => symbol(game, path, file))
    .join('');
