import type { BankOpening } from '../books/bank.ts';
import { type Entry, type EntryLine, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import type { World } from '../books/world.ts';
import { atRate, compare, isNegative, isZero, negated } from '../money.ts';
import { emptyPlan, type Plan } from '../plan/plan.ts';
import type { Refusal } from '../values/refusal.ts';
import { named } from '../values/refusal.ts';
import { journalMemos as words } from '../words/ledger.ts';
import { openingFault } from './opening.ts';

/** What its entry says of an opening balance: the bank's line is first. */
export const openingOfEntry = ({ onDay, lines }: Pick<Entry, 'onDay' | 'lines'>): BankOpening => ({
  amount: lines[0]!.foreignAmount,
  onDay,
  rate: lines[0]!.rate,
});

/** The entry of an opening balance: the bank's account against 33, the other way round for an overdraft. */
const entryOf = (bank: OpenedBank, { amount, onDay, rate }: BankOpening, world: World): Entry => {
  const home = atRate(amount, rate, world.homeDigits);
  const about = { currency: bank.currency, rate, channel: 'manual', memo: words.openingBalance };
  const line = (accountId: number, sign: (value: string) => string): EntryLine => ({
    ...about,
    accountId,
    amount: sign(home),
    foreignAmount: sign(amount),
  });
  return {
    id: world.newId(),
    onDay,
    kind: 'opening',
    documentId: null,
    paymentId: null,
    reverses: null,
    memo: words.openingBalanceOf({ account: bank.ledgerName }),
    lines: [line(bank.accountId, (value) => value), line(world.accounts.opening, negated)],
  };
};

const isSame = (standing: Entry | null, typed: BankOpening): boolean => {
  if (!standing) return isZero(typed.amount);
  const { amount, onDay, rate } = openingOfEntry(standing);
  return compare(amount, typed.amount) === 0 && onDay === typed.onDay && compare(rate, typed.rate) === 0;
};

/** The bank a balance is of, as far as its entry says it. */
export interface OpenedBank {
  accountId: number;
  ledgerName: string;
  currency: string;
}

/** What a bank's books are brought to: the plan, and the entry that stands for the balance after it; null for none. */
export interface PlannedOpening {
  plan: Plan;
  openingId: string | null;
}

/**
 * Brings a bank's opening balance to what was typed: nothing to do, a first one, or the old one reversed on its own day
 * and the new one taken in. Refused on locked days. Entry: the bank's account against 33. Source: answers.md, "Postings",
 * opening bank balance.
 *
 * @param standing the entry of the balance as it is; null while there is none
 */
export const planBankOpening = (
  bank: OpenedBank,
  standing: Entry | null,
  typed: BankOpening,
  world: World,
): PlannedOpening | Refusal => {
  if (isSame(standing, typed)) return { plan: emptyPlan(), openingId: standing?.id ?? null };
  const lockedBefore = standing && lockRefusal(world, standing.onDay);
  if (lockedBefore) return named(lockedBefore, 'openingBalance');
  const back = standing
    ? [reversed(standing, { id: world.newId(), onDay: standing.onDay, memo: words.openingBalanceCorrected })]
    : [];
  if (isZero(typed.amount)) return { plan: { ...emptyPlan(), entries: back }, openingId: null };
  const size = isNegative(typed.amount) ? negated(typed.amount) : typed.amount;
  const opening = { ...typed, amount: size, currency: bank.currency };
  const refused = openingFault(opening, world, standing?.onDay);
  if (refused) return refused;
  const entry = entryOf(bank, typed, world);
  return { plan: { ...emptyPlan(), entries: [...back, entry] }, openingId: entry.id };
};
