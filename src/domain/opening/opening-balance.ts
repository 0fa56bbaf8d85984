import type { AccountRole } from '../books/accounts.ts';
import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { OpenItem } from '../books/open-item.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { atRate, compare, type Decimal, isZero, negated, zero } from '../money.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import { invalid, isRefusal, named, type Refusal } from '../values/refusal.ts';
import { openingBalanceWords } from '../words/contacts.ts';
import { type Opening, openingFault } from './opening.ts';

/** What a contact owed or was owed when the books began, and on which day; zero for nothing. */
export interface OpeningBalance {
  amount: Decimal;
  /** Null is that of the one that stands, home where there is none. */
  currency: string | null;
  /** Home per unit of the currency; null is that of the one that stands, 1 for another currency. */
  rate: Decimal | null;
  onDay: Day | null;
}

const memo = openingBalanceWords.openingBalance;

/** The entry of an opening balance: 2 against 33, or 33 against 10. */
const entryOf = (side: Side, item: OpenItem, id: string, world: World): Entry => {
  const about = {
    currency: item.currency,
    rate: item.rate,
    contactId: item.contactId,
    channel: 'manual',
    memo,
  };
  const line = (role: AccountRole, amount: Decimal, foreignAmount: Decimal): EntryLine => ({
    ...about,
    accountId: world.accounts[role],
    amount: side.signed(amount),
    foreignAmount: side.signed(foreignAmount),
  });
  return {
    id,
    onDay: item.onDay,
    kind: 'opening',
    documentId: null,
    paymentId: null,
    reverses: null,
    memo,
    lines: [
      line(side.owed, item.homeAmount, item.amount),
      line('opening', negated(item.homeAmount), negated(item.amount)),
    ],
  };
};

const typedOf = (
  { amount, currency, rate, onDay }: OpeningBalance,
  standing: OpenItem | null,
  { homeCurrency, today }: World,
): Opening => {
  const owed = currency ?? standing?.currency ?? homeCurrency;
  const known = owed === standing?.currency ? standing.rate : '1';
  return {
    amount,
    currency: owed,
    rate: owed === homeCurrency ? '1' : (rate ?? known),
    onDay: onDay ?? standing?.onDay ?? today,
  };
};

/** Takes in what was owed before: the entry, and the item. */
const taken = (
  side: Side,
  contactId: string,
  standing: OpenItem | null,
  typed: Opening,
  world: World,
): Plan | Refusal => {
  const refused = openingFault(typed, world, standing?.onDay);
  if (refused) return refused;
  const { amount, currency, rate, onDay } = typed;
  const homeAmount = atRate(amount, rate, world.homeDigits);
  const entryId = world.newId();
  const item: OpenItem = {
    id: world.newId(),
    side: side.owed,
    contactId,
    documentId: null,
    paymentId: null,
    entryId,
    onDay,
    dueOn: onDay,
    currency,
    rate,
    amount,
    homeAmount,
    open: amount,
    homeOpen: homeAmount,
  };
  return { ...emptyPlan(), entries: [entryOf(side, item, entryId, world)], items: [item] };
};

/** Takes an opening balance back out of the books, on its own day. */
const undone = (side: Side, item: OpenItem, world: World): Pick<Plan, 'entries' | 'settlements'> => {
  const entry = reversed(entryOf(side, item, item.entryId!, world), {
    id: world.newId(),
    onDay: item.onDay,
    memo: openingBalanceWords.openingBalanceCorrected,
  });
  return {
    entries: [entry],
    settlements: [
      {
        id: world.newId(),
        itemId: item.id,
        kind: 'cancel',
        byItemId: null,
        paymentId: null,
        entryId: entry.id,
        onDay: item.onDay,
        amount: item.amount,
        homeAmount: item.homeAmount,
        gain: zero,
        reverses: null,
      },
    ],
  };
};

const isSame = (item: OpenItem | null, { amount, currency, rate, onDay }: Opening): boolean =>
  item === null
    ? isZero(amount)
    : compare(item.amount, amount) === 0 &&
      currency === item.currency &&
      compare(item.rate, rate) === 0 &&
      onDay === item.onDay;

/**
 * Brings a contact's opening balance on a side to what was typed: nothing to do, a first one, or the old one reversed and the
 * new one taken in. Refused once any of it is settled, and on locked days. Entry: 2 against 33, or 33
 * against 10, both currencies on it.
 * Source: answers.md, "Postings", customer opening balance.
 *
 * @param standing the opening balance as it is; null while there is none
 */
export const planOpeningBalance = (
  side: Side,
  contactId: string,
  standing: OpenItem | null,
  opening: OpeningBalance,
  world: World,
): Plan | Refusal => {
  const typed = typedOf(opening, standing, world);
  if (isSame(standing, typed)) return emptyPlan();
  if (standing && compare(standing.open, standing.amount) < 0)
    return invalid('openingBalance', openingBalanceWords.partSettled);
  const lockedBefore = standing && lockRefusal(world, standing.onDay);
  if (lockedBefore) return named(lockedBefore, 'openingBalance');
  const next = isZero(typed.amount) ? emptyPlan() : taken(side, contactId, standing, typed, world);
  if (isRefusal(next)) return next;
  const back = standing ? undone(side, standing, world) : { entries: [], settlements: [] };
  return { ...next, entries: [...back.entries, ...next.entries], settlements: back.settlements };
};
