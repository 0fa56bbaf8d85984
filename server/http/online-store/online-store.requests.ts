import type { ArgsOf } from '../../../src/api/calls/call.ts';
import type { onlineStoreCalls } from '../../../src/api/calls/online-store.ts';
import { type Day, dayIn } from '../../../src/domain/day.ts';
import { onlineStoreFaults } from '../../../src/domain/online-store/online-store.words.ts';
import {
  type AutomationSettings,
  defaultAutomation,
  defaultStoreAccounts,
  defaultSync,
  type StoreAccounts,
  type SyncSettings,
} from '../../../src/domain/online-store/settings.ts';
import { isDay } from '../../../src/domain/values/is-day.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { Refused } from '../../store/database/tx.ts';

type Sent = Partial<ArgsOf<typeof onlineStoreCalls.updateStoreSettings>>;

/** The day that a text of the wire means: a day, or a moment whose day in the zone counts. Throws `Refused` for neither. */
export const importDayOf = (text: string, timeZone: string): Day => {
  if (isDay(text)) return text;
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new Refused(invalid('importFrom', onlineStoreFaults.dayUnknown));
  return dayIn(timeZone, moment);
};

/** What was sent of the settings that there are. */
const given = <Settings extends object>(
  all: Settings,
  sent: { [Name in keyof Settings]?: Settings[Name] | undefined },
): Partial<Settings> =>
  Object.fromEntries(
    Object.keys(all)
      .map((name) => [name, sent[name as keyof Settings]])
      .filter(([, value]) => value !== undefined),
  ) as Partial<Settings>;

/** The sync settings that were sent; null where none of them was. */
export const sentSync = (sent: Sent, timeZone: string): Partial<SyncSettings> | null => {
  const sync = given(defaultSync('', ''), sent);
  if (Object.keys(sync).length === 0) return null;
  return sync.importFrom === undefined
    ? sync
    : { ...sync, importFrom: importDayOf(sync.importFrom, timeZone) };
};

/** The automation settings that were sent; null where none of them was. That items are added takes both fields that say so. */
export const sentAutomation = (sent: Sent): Partial<AutomationSettings> | null => {
  const automation = given(defaultAutomation, sent);
  const both =
    sent.createItemsToo === undefined
      ? automation
      : { ...automation, createItems: sent.createItemsToo && automation.createItems !== false };
  return Object.keys(both).length === 0 ? null : both;
};

/** The accounts that were sent. */
export const sentAccounts = (
  sent: ArgsOf<typeof onlineStoreCalls.addStoreAccounting>,
): Partial<StoreAccounts> => given(defaultStoreAccounts, sent);
