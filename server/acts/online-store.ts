import { planHas } from '../../src/domain/access/plans.ts';
import { type CurrencyRights, currenciesOffDetails } from '../../src/domain/business/foreign-currency.ts';
import { accountFaults, type StoreBooks } from '../../src/domain/online-store/accounts.ts';
import {
  type StoreFacts,
  type StoreStanding,
  type StoreStatus,
  scopesMissing,
} from '../../src/domain/online-store/connection.ts';
import type { StoreShop } from '../../src/domain/online-store/grant.ts';
import { automationProblems, syncProblems } from '../../src/domain/online-store/problems.ts';
import { onlineStoreRefusals as words } from '../../src/domain/online-store/refusals.words.ts';
import type { TypedSettings } from '../../src/domain/online-store/settings.ts';
import {
  type FieldProblem,
  isRefusal,
  type Refusal,
  refusal,
  refusalOf,
} from '../../src/domain/values/refusal.ts';
import {
  type OnlineStoreEvent,
  onlineStoreLifecycle,
} from '../../src/machines/online-store/online-store.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

export type StoreMove = Move<StoreFacts> & { status: StoreStatus };

/** What becomes of an online store by an event of its chart, or why not. */
export const moveStoreAct = (standing: StoreStanding, event: OnlineStoreEvent): StoreMove | Refusal =>
  decide(onlineStoreLifecycle, standing, event) as StoreMove | Refusal;

/** Why a shop of this currency isn't connected: the plan has one currency, or the business hasn't switched others on. */
const currencyRefused = (
  currency: string,
  { homeCurrency: home, plan, multiCurrency }: CurrencyRights,
): Refusal | null => {
  if (currency === home) return null;
  if (!planHas(plan, 'multiCurrency'))
    return refusal('plan-limit', words.currencyNotOfPlan({ currency }), {
      details: { flag: 'multiCurrency' },
    });
  if (multiCurrency) return null;
  return refusal('illegal-move', words.currenciesOff({ currency, home }), { details: currenciesOffDetails });
};

/**
 * Connects the shop that gave its permission, or the same one again. Refused for one another business has, for less than was asked
 * for, and for one whose currency the business's plan doesn't have or the business hasn't switched on. Source: connections.md, rules 6
 * and 12.
 *
 * @param taken another business has the shop
 * @param rights the business's own currency, and whether it may have others
 */
export const authoriseStoreAct = (
  standing: StoreStanding,
  shop: StoreShop,
  taken: boolean,
  rights: CurrencyRights,
): StoreMove | Refusal => {
  const refused = currencyRefused(shop.currency, rights);
  if (refused) return refused;
  const event = { type: 'store.authorised', shop: shop.domain, missing: scopesMissing(shop.scopes), taken };
  return moveStoreAct(standing, event as OnlineStoreEvent);
};

const problemsOf = (
  typed: TypedSettings,
  { facts }: StoreStanding,
  today: string,
  books: StoreBooks,
): FieldProblem[] => {
  if (typed.part === 'sync') return syncProblems(typed.values, facts.shop, today);
  return typed.part === 'automation' ? automationProblems(typed.values) : accountFaults(typed.values, books);
};

/** Saves a part of the settings, or says what is wrong with it. */
export const saveStoreSettingsAct = (
  typed: TypedSettings,
  standing: StoreStanding,
  today: string,
  books: StoreBooks,
): StoreMove | Refusal => {
  const move = moveStoreAct(standing, { type: 'store.saveSettings', part: typed.part });
  if (isRefusal(move)) return move;
  return refusalOf(problemsOf(typed, standing, today, books)) ?? move;
};
