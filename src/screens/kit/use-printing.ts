import { useSyncExternalStore } from 'react';

const printing = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('print') : null;

const subscribe = (changed: () => void): (() => void) => {
  const media = printing();
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** True while the browser lays the page out for its printer, as it does for a person who prints it without asking for our print. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => printing()?.matches ?? false,
    () => false,
  );
