import type { Day } from '../day.ts';
import type { FieldProblem } from '../values/refusal.ts';
import { onlineStoreFaults as words } from './online-store.words.ts';
import {
  type AutomationSettings,
  followed,
  itemTypes,
  matchMethods,
  paymentStatuses,
  type SyncSettings,
  salesTypes,
  shippingStatuses,
  stockOwners,
} from './settings.ts';
import { shopDomainOf } from './shop-name.ts';

const among = (list: readonly number[], value: number): boolean => list.includes(value);
const allAmong = (list: readonly number[], values: readonly number[]): boolean =>
  values.every((value) => among(list, value));

/** Every fault of the sync settings of a shop, each with its field. */
export const syncProblems = (sync: SyncSettings, shop: string | null, today: Day): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (shopDomainOf(sync.storeUrl) !== shop)
    problems.push({ field: 'storeUrl', message: words.storeUrlOther });
  if (sync.importFrom === '') problems.push({ field: 'importFrom', message: words.dayUnknown });
  if (sync.importFrom > today) problems.push({ field: 'importFrom', message: words.dayAhead });
  return problems;
};

/** Every fault of the automation settings, each with its field. */
export const automationProblems = (automation: AutomationSettings): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  const fault = (field: keyof AutomationSettings, message: string) => problems.push({ field, message });
  const listed = {
    salesType: salesTypes,
    itemType: itemTypes,
    matchBy: matchMethods,
    stockOwner: stockOwners,
  };
  for (const field of Object.keys(listed) as (keyof typeof listed)[])
    if (!among(listed[field], automation[field])) fault(field, words.optionUnknown);
  if (automation.paymentStatuses.length === 0) fault('paymentStatuses', words.statusMissing);
  else if (!allAmong(paymentStatuses, automation.paymentStatuses))
    fault('paymentStatuses', words.optionUnknown);
  if (automation.shippingStatuses.length === 0) fault('shippingStatuses', words.shippingMissing);
  else if (!allAmong(shippingStatuses, automation.shippingStatuses))
    fault('shippingStatuses', words.optionUnknown);
  if (!allAmong(followed, automation.follows)) fault('follows', words.optionUnknown);
  return problems;
};
