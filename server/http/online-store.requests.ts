import type { BodyOf } from '../../src/api/contract/call.ts';
import type { onlineStoreCalls } from '../../src/api/contract/online-store.ts';
import { automationWire, storeAccountsWire, syncWire } from '../../src/api/wire/online-store.ts';
import { type Day, dayIn } from '../../src/domain/day.ts';
import { isDay } from '../../src/domain/is-day.ts';
import type {
  AutomationSettings,
  StoreAccounts,
  SyncSettings,
} from '../../src/domain/online-store/settings.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { onlineStoreFaults } from '../../src/domain/words/online-store.ts';
import { Refused } from '../store/tx.ts';

type Body = BodyOf<typeof onlineStoreCalls.updateStoreSettings>;

/** The day that a text of the wire means: a day, or a moment whose day in the zone counts. Throws `Refused` for neither. */
export const importDayOf = (text: string, timeZone: string): Day => {
  if (isDay(text)) return text;
  const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) ? new Date(text) : null;
  if (!moment || Number.isNaN(moment.getTime()))
    throw new Refused(invalid('importDate', onlineStoreFaults.dayUnknown));
  return dayIn(timeZone, moment);
};

const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The sync settings a body brings; null where it brings none of them. */
export const sentSync = (body: Partial<Body>, timeZone: string): Partial<SyncSettings> | null => {
  const sent = given(syncWire.fromWire(body as Body)) as Partial<SyncSettings>;
  if (Object.keys(sent).length === 0) return null;
  return sent.importFrom === undefined
    ? sent
    : { ...sent, importFrom: importDayOf(sent.importFrom, timeZone) };
};

/** The automation settings a body brings; null where it brings none of them. That items are added takes both fields that say so. */
export const sentAutomation = (body: Partial<Body>): Partial<AutomationSettings> | null => {
  const sent = given(automationWire.fromWire(body as Body)) as Partial<AutomationSettings>;
  const both =
    body.createProduct === undefined
      ? sent
      : { ...sent, createItems: body.createProduct && sent.createItems !== false };
  return Object.keys(both).length === 0 ? null : both;
};

/** The accounts a body brings. */
export const sentAccounts = (
  body: BodyOf<typeof onlineStoreCalls.addStoreAccounting>,
): Partial<StoreAccounts> => given(storeAccountsWire.fromWire(body)) as Partial<StoreAccounts>;
