import { useSyncExternalStore } from 'react';
import { keepSetting, settingOf } from '../../api/client/settings.ts';
import { siteStorage, tabStorage } from '../../api/client/storage.ts';

/** Which of their businesses the user works in: each tab keeps its own, a new tab begins where the last choice was made. */
const listeners = new Set<() => void>();
const chosen = (): string | null => settingOf(tabStorage, 'business') ?? settingOf(siteStorage, 'business');

/** Keeps this tab in a business, whatever another tab chooses; a new tab begins there where nothing was chosen yet. */
export const stayIn = (businessId: string): void => {
  for (const kept of [tabStorage, siteStorage])
    if (!settingOf(kept, 'business')) keepSetting(kept, 'business', businessId);
};

/** Whether this tab works in a business. */
export const worksIn = (businessId: string): boolean => chosen() === businessId;

export const chooseBusiness = (businessId: string): void => {
  keepSetting(tabStorage, 'business', businessId);
  keepSetting(siteStorage, 'business', businessId);
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
