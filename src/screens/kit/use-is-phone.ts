import { useSyncExternalStore } from 'react';

const narrow = () => window.matchMedia('(max-width: 47.99rem)');

const onChange = (listener: () => void) => {
  const query = narrow();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone; for what would be unseen elsewhere and still be there. */
export const useIsPhone = (): boolean => useSyncExternalStore(onChange, () => narrow().matches);
