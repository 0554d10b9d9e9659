import { expect, it, vi } from 'vitest';
import { learn, speak, takeTexts } from './i18n/index.svelte';
import { question } from './titles';

const pick = (token: string, kind = 'action') => ({ id: 0, token, kind });

it('says what can be picked now, and nothing else', async () => {
  takeTexts({
    house: async () => ['prompt-may = You can { $what }.\nprompt-ask = Choose: { $decision }'],
    game: async () => ['g-ask-turn = Research, or play.\n    .research = do research\n    .card = play a card'],
  });
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  await learn('g');
  expect(question('g', 'turn', [pick('research')])).toBe('You can do research.');
  expect(question('g', 'turn', [pick('research'), pick('c1', 'card'), pick('c2', 'card')])).toBe(
    'You can do research or play a card.',
  );
  expect(question('g', 'turn', [pick('other')])).toBe('Research, or play.');
  expect(question('g', 'unknown')).toBe('Choose: Unknown');
});
