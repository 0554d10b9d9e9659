/** Notifications of the browser, for whoever wants to be called while the page is out of sight. */

/** Asks the browser whether it allows them; false where it does not, or knows none. */
export async function allowed(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Calls can reach this browser while no page is open: on https, or at the house's own machine, if it knows them at all. */
export const reachable = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** Calls the reader back to the page. */
export function call(title: string, body: string): void {
  if (!document.hidden || !('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const shown = { body, tag: location.pathname, icon: '/icon-turn.svg' };
  try {
    const notification = new Notification(title, shown);
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
  } catch {
    // A browser that shows them by its worker only, which also leads back to the page.
    void navigator.serviceWorker
      ?.getRegistration()
      .then((worker) => worker?.showNotification(title, { ...shown, data: location.pathname }));
  }
}
