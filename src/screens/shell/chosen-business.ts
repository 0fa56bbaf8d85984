import { useSyncExternalStore } from 'react';
import { siteStorage, tabStorage } from '../../api/client/storage.ts';

/** Which of their businesses the user works in: each tab keeps its own, a new tab begins where the last choice was made. */
const STORED_AS = 'counterfoil.business';

const listeners = new Set<() => void>();
const chosen = (): string | null => tabStorage.get(STORED_AS) ?? siteStorage.get(STORED_AS);

/** Keeps this tab in a business, whatever another tab chooses. */
export const stayIn = (businessId: string): void => {
  if (!tabStorage.get(STORED_AS)) tabStorage.set(STORED_AS, businessId);
};

/** Whether this tab works in a business. */
export const worksIn = (businessId: string): boolean => chosen() === businessId;

export const chooseBusiness = (businessId: string): void => {
  tabStorage.set(STORED_AS, businessId);
  siteStorage.set(STORED_AS, businessId);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The chosen one of these, or the first. */
export const useChosen = <Business extends { id: string }>(
  businesses: readonly Business[] | undefined,
): Business | undefined => {
  const id = useSyncExternalStore(subscribe, chosen);
  return businesses?.find((business) => business.id === id) ?? businesses?.[0];
};
