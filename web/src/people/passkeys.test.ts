import { expect, test } from 'vitest';
import { hindrance } from './passkeys';

test('passkeys need a name, https and a browser that knows them, and the page says which is missing', () => {
  expect(hindrance(true, 'play.example.org', true)).toBeNull();
  expect(hindrance(true, 'localhost', true)).toBeNull();
  expect(hindrance(true, '127.0.0.1', true)).toBe('name');
  expect(hindrance(true, '[::1]', true)).toBe('name');
  expect(hindrance(false, 'games.lan', true)).toBe('https');
  expect(hindrance(true, 'play.example.org', false)).toBe('browser');
});
