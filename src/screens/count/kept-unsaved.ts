import { useEffect } from 'react';
import { tabStorage } from '../../api/client/storage.ts';
import type { Unsaved } from '../../machines/count/count-stock.flow.ts';

const storedAs = (countId: string): string => `counterfoil.count.${countId}`;

/** What was counted in this tab and not saved, through its reloads; what can't be read is nothing. */
export const unsavedOf = (countId: string): Unsaved => {
  try {
    return (JSON.parse(tabStorage.get(storedAs(countId)) ?? 'null') as Unsaved | null) ?? nothing;
  } catch {
    return nothing;
  }
};

const nothing: Unsaved = { sending: [], waiting: [] };

/** Keeps what isn't saved with the tab, until it is. */
export const useKeptUnsaved = (countId: string, { sending, waiting }: Unsaved): void => {
  useEffect(() => {
    if (sending.length + waiting.length === 0) tabStorage.remove(storedAs(countId));
    else tabStorage.set(storedAs(countId), JSON.stringify({ sending, waiting }));
  }, [countId, sending, waiting]);
};

/** Has the browser ask before the tab is closed, while something isn't saved. */
export const useUnloadWarning = (isUnsaved: boolean): void => {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
};
