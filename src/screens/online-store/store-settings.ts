import { queryOptions } from '@tanstack/react-query';
import { onlineStoreCalls as calls } from '../../api/calls/online-store.ts';
import type { Subject } from '../../api/calls/subject.ts';
import { ask } from '../../api/client/ask.ts';
import {
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
  type StoreSettings,
  type TypedSettings,
} from '../../domain/online-store/settings.ts';
import { fieldsOf } from '../../domain/values/fields-of.ts';

/** A store's settings as they are saved, or as they begin; three calls answer one part each. */
export const storeSettings = (businessId: string) =>
  queryOptions({
    queryKey: ['online-store' satisfies Subject, businessId, 'settings'] as const,
    queryFn: async ({ signal }): Promise<StoreSettings> => {
      const [sync, automation, accounting] = await Promise.all([
        ask(calls.storeSyncSettings, { businessId }, { signal }),
        ask(calls.storeAutomation, { businessId }, { signal }),
        ask(calls.storeAccounting, { businessId }, { signal }),
      ]);
      return {
        sync: fieldsOf(defaultSync('', ''), sync),
        automation: fieldsOf(defaultAutomation, automation),
        accounting: fieldsOf(defaultStoreAccounts, accounting),
      };
    },
  });

/** Saves a part of the settings, for the first time or again. */
export const saveStoreSettings = (
  { businessId, intentKey }: { businessId: string; intentKey: string },
  typed: TypedSettings,
  isFirst: boolean,
): Promise<{ message: string }> => {
  if (typed.part === 'sync') {
    const sync = { businessId, ...typed.values };
    return isFirst
      ? ask(calls.saveStoreSync, sync, { intentKey })
      : ask(calls.updateStoreSettings, { ...sync, section: 'sync' }, { intentKey });
  }
  if (typed.part === 'automation') {
    const automation = { businessId, ...typed.values, createItemsToo: typed.values.createItems };
    return isFirst
      ? ask(calls.addStoreAutomation, automation, { intentKey })
      : ask(calls.updateStoreSettings, { ...automation, section: 'automation' }, { intentKey });
  }
  const accounts = { businessId, ...typed.values };
  return ask(isFirst ? calls.addStoreAccounting : calls.updateStoreAccounting, accounts, { intentKey });
};
