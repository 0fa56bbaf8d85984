import { amountRefusal } from '../amount.ts';
import { accountFor } from '../books/accounts.ts';
import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { OpenItem } from '../books/open-item.ts';
import { type Day, isDay } from '../day.ts';
import { compare, type Decimal, isZero, negated, zero } from '../money.ts';
import { emptyPlan, type Plan, type World } from '../plan.ts';
import { invalid, isRefusal, type Refusal } from '../refusal.ts';

/** What a customer owed when the books began, in home currency, and on which day; zero for nothing. */
export interface OpeningBalance {
  amount: Decimal;
  onDay: Day | null;
}

const memo = 'Opening balance';

/** The entry of an opening balance: 2 against 33. */
const entryOf = (item: OpenItem, id: string): Entry => {
  const about = {
    currency: item.currency,
    rate: item.rate,
    contactId: item.contactId,
    channel: 'manual',
    memo,
  };
  const line = (role: 'receivable' | 'opening', amount: Decimal): EntryLine => ({
    ...about,
    accountId: accountFor(role),
    amount,
    foreignAmount: amount,
  });
  return {
    id,
    onDay: item.onDay,
    kind: 'opening',
    documentId: null,
    paymentId: null,
    reverses: null,
    memo,
    lines: [line('receivable', item.homeAmount), line('opening', negated(item.homeAmount))],
  };
};

/** A refusal under the name of the form's own field. */
const named = (refused: Refusal, field: string): Refusal => ({
  ...refused,
  fields: [{ field, message: refused.fields?.[0]?.message ?? refused.message }],
});

/** Why an opening balance can't be taken in; null when it can. */
const faultOf = (opening: OpeningBalance, onDay: Day, world: World): Refusal | null => {
  const wrong = amountRefusal(opening.amount, world.homeDigits);
  if (wrong) return named(wrong, 'openingBalance');
  if (!isDay(onDay)) return invalid('openingOn', 'Enter a day of the calendar.');
  if (onDay > world.today) return invalid('openingOn', 'An opening balance can’t lie in the future.');
  const locked = lockRefusal(world, onDay);
  return locked && named(locked, 'openingOn');
};

/** Takes in what a customer owed before: the entry, and the item they owe. */
const taken = (contactId: string, opening: OpeningBalance, world: World): Plan | Refusal => {
  const onDay = opening.onDay ?? world.today;
  const refused = faultOf(opening, onDay, world);
  if (refused) return refused;
  const entryId = world.newId();
  const item: OpenItem = {
    id: world.newId(),
    side: 'receivable',
    contactId,
    documentId: null,
    paymentId: null,
    entryId,
    onDay,
    dueOn: onDay,
    currency: world.homeCurrency,
    rate: '1',
    amount: opening.amount,
    homeAmount: opening.amount,
    open: opening.amount,
    homeOpen: opening.amount,
  };
  return { ...emptyPlan(), entries: [entryOf(item, entryId)], items: [item] };
};

/** Takes an opening balance back out of the books, on its own day. */
const undone = (item: OpenItem, world: World): Pick<Plan, 'entries' | 'settlements'> => {
  const entry = reversed(entryOf(item, item.entryId!), {
    id: world.newId(),
    onDay: item.onDay,
    memo: 'Opening balance corrected',
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

const isSame = (item: OpenItem | null, { amount, onDay }: OpeningBalance): boolean =>
  item === null
    ? isZero(amount)
    : compare(item.amount, amount) === 0 && (onDay === null || onDay === item.onDay);

/**
 * Brings a customer's opening balance to what was typed: nothing to do, a first one, or the old one taken back and the
 * new one taken in. Refused once any of it is settled, and on locked days. Entry: 2 against 33.
 * Source: answers.md, "Postings", customer opening balance.
 *
 * @param standing the opening balance as it stands; null while there is none
 */
export const planOpeningBalance = (
  contactId: string,
  standing: OpenItem | null,
  opening: OpeningBalance,
  world: World,
): Plan | Refusal => {
  if (isSame(standing, opening)) return emptyPlan();
  if (standing && compare(standing.open, standing.amount) < 0)
    return invalid('openingBalance', 'Part of the opening balance is settled, so it stays as it is.');
  const lockedBefore = standing && lockRefusal(world, standing.onDay);
  if (lockedBefore) return named(lockedBefore, 'openingBalance');
  const next = isZero(opening.amount) ? emptyPlan() : taken(contactId, opening, world);
  if (isRefusal(next)) return next;
  const back = standing ? undone(standing, world) : { entries: [], settlements: [] };
  return { ...next, entries: [...back.entries, ...next.entries], settlements: back.settlements };
};
