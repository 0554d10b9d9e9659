import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  { languageOptions: { globals: globals.browser } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      'svelte/prefer-svelte-reactivity': 'off', // caches are plain on purpose
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a blank that Svelte would trim
    },
  },
  { ignores: ['dist/', 'node_modules/'] },
);
