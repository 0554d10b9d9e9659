/** Passkeys, as this browser makes and uses them. */
import { api } from '../lib/api';

/** Why there are none here. */
export type Hindrance = 'https' | 'name' | 'browser';

/** What keeps passkeys from working at an address, in a browser that knows them or does not; null: nothing. */
export function hindrance(secure: boolean, host: string, known: boolean): Hindrance | null {
  const number = /^[\d.]+$|^\[/.test(host);
  if (number) return 'name';
  if (!secure) return 'https';
  return known ? null : 'browser';
}

/** What keeps passkeys from working here. */
export const hindered = (): Hindrance | null =>
  hindrance(
    isSecureContext,
    location.hostname,
    typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential,
  );

/** The reader has closed the question of the browser: nothing went wrong. */
export const declined = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Makes a passkey for the reader. */
export async function makePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await api.beginPasskey());
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  await api.newPasskey(made.toJSON());
}

/** Lets the reader choose a passkey, and tells what the browser answers with it. */
export async function usePasskey(): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await api.askPasskey());
  return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON();
}
