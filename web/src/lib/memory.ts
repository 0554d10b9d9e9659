/** Small things that the browser keeps from visit to visit. */
const PREFIX = 'ludoteca-';

/** What was remembered under a name, or null. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** Keeps a value under a name; null forgets it. */
export function remember(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // a browser that keeps nothing: the choice lasts as long as the page
  }
}

/** Tells what another page of this browser keeps under a name from now on; returns what ends that. */
export function overhear(name: string, heard: (value: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === PREFIX + name) heard(newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
