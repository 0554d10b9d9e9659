/** Shows what the house tells while none of its pages is open, and leads to the table that it is about. */
export {};
declare const self: ServiceWorkerGlobalScope;

/** What the house sends (`notices/words.py`). */
interface Notice {
  title: string;
  body: string;
  /** Of the same table: a newer one takes the place of an older. */
  tag: string;
  url: string;
  /** At how many tables it is the reader's turn. */
  waiting: number;
}

async function show({ title, body, tag, url, waiting }: Notice): Promise<void> {
  await self.registration.showNotification(title, {
    body,
    tag,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: url,
  });
  await self.navigator.setAppBadge?.(waiting);
}

/** Goes to a table: in a page that shows it, else in one that is open, else in a new one. */
async function lead(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

/** The browser has another address from now on. */
async function move(options: PushSubscriptionOptionsInit | undefined): Promise<void> {
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  const language = self.navigator.language.slice(0, 2);
  await fetch('/api/notices', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, language }),
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Notice));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data as string));
});
self.addEventListener('pushsubscriptionchange', (event) => {
  const { oldSubscription } = event as Event & { oldSubscription?: PushSubscription };
  (event as ExtendableEvent).waitUntil(move(oldSubscription?.options as PushSubscriptionOptionsInit | undefined));
});
