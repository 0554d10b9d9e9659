/** Calls from the house while none of its pages is open. */
import { api } from './api';
import { reachable } from './notification';

async function address(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.register('/worker.js');
  await navigator.serviceWorker.ready;
  const applicationServerKey = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (letter) =>
    letter.charCodeAt(0),
  );
  const known = await pushManager.getSubscription();
  const same = known?.options.applicationServerKey;
  if (known && same && String(new Uint8Array(same)) === String(applicationServerKey)) return known;
  await known?.unsubscribe(); // of another house, or of this one with another secret
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Lets the house call this browser, in this language from now on; false where it cannot. */
export async function callHere(language: string): Promise<boolean> {
  if (!reachable()) return false;
  const { key } = await api.noticeKey();
  try {
    const { endpoint, keys } = (await address(key)).toJSON();
    await api.callBy(endpoint!, keys as { p256dh: string; auth: string }, language);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false; // the browser's maker cannot be reached
    throw error;
  }
}

/** Lets the house call this browser no more. */
export async function callNoMore(): Promise<void> {
  if (!reachable()) return;
  const known = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!known) return;
  await api.callNoMore(known.endpoint);
  await known.unsubscribe();
}
