import { type Entry, type EntryLine, reversed, withoutZeroLines } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { dayOfReversal, lockRefusal } from '../books/lock.ts';
import {
  gainOf,
  homeShareOf,
  type OpenItem,
  type Payment,
  reversedSettlement,
  type Settlement,
} from '../books/open-item.ts';
import { accountOfMode, type PaymentMode } from '../books/payment-mode.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import { worthRefusal } from '../books/worth.ts';
import type { Day } from '../day.ts';
import { atRate, compare, type Decimal, negated, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { lessOpenRefusal } from '../posted/act-day.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { openingPaymentWords } from '../words/contacts.ts';

/** How an opening balance is paid. */
export interface OpeningReceipt {
  /** In the currency of the opening balance. */
  amount: Decimal;
  /** Home per unit of it on that day; null is the rate it stands at. */
  rate: Decimal | null;
  mode: PaymentMode;
  onDay: Day;
  bankAccount: number | null;
  memo: string;
}

/** What was owed when the books began, with all that ever settled it. */
export interface SettledOpening {
  opening: OpenItem;
  settlements: readonly Settlement[];
}

const dayRefusal = (item: OpenItem, onDay: Day, world: World): Refusal | null => {
  if (onDay > world.today) return invalid('onDay', openingPaymentWords.inFuture);
  if (onDay < item.onDay) return invalid('onDay', openingPaymentWords.beforeOpening);
  return lockRefusal(world, onDay) ?? farDayRefusal(world, { field: 'onDay', day: onDay });
};

const moneyRefusal = (item: OpenItem, amount: Decimal, rate: Decimal, world: World): Refusal | null =>
  worthRefusal({ amount, currency: item.currency, rate }, world) ??
  (compare(amount, item.open) > 0 ? invalid('amount', openingPaymentWords.tooMuch(item.open)) : null);

/** Bank against what is owed at its own rate; what the two differ by is realised. */
const linesOf = (
  side: Side,
  payment: Payment,
  item: OpenItem,
  settlement: Settlement,
  world: World,
): EntryLine[] => {
  const about = { currency: item.currency, rate: item.rate, contactId: item.contactId, channel: 'manual' };
  return withoutZeroLines([
    {
      ...about,
      accountId: payment.accountId,
      rate: payment.rate,
      amount: side.signed(payment.homeAmount),
      foreignAmount: side.signed(payment.amount),
    },
    {
      ...about,
      accountId: world.accounts[side.owed],
      amount: side.signed(negated(settlement.homeAmount)),
      foreignAmount: side.signed(negated(settlement.amount)),
    },
    {
      ...about,
      accountId: world.accounts.exchange,
      amount: negated(settlement.gain),
      foreignAmount: zero,
    },
  ]);
};

const contactOf = (item: OpenItem) => ({ id: item.contactId, kind: 'contact' });
const nowhere = { from: null, to: null };

/**
 * A payment of what was owed when the books began, in the currency of it. Refused on locked days, and for more
 * than is owed of it. Entry: bank against 2, or 10 against the bank, the difference of the rates realised. Source: answers.md, "Postings",
 * customer payment.
 */
export const planOpeningPayment = (
  side: Side,
  { opening: item, settlements }: SettledOpening,
  receipt: OpeningReceipt,
  world: World,
): Plan | Refusal => {
  const { amount, mode, onDay, bankAccount, memo } = receipt;
  const isHome = item.currency === world.homeCurrency;
  const rate = isHome ? '1' : (receipt.rate ?? item.rate);
  const refused =
    dayRefusal(item, onDay, world) ??
    moneyRefusal(item, amount, rate, world) ??
    lessOpenRefusal(item, settlements, amount, onDay, world);
  if (refused) return refused;
  const payment: Payment = {
    id: world.newId(),
    direction: side.direction,
    contactId: item.contactId,
    accountId: accountOfMode(mode, bankAccount, world.accounts),
    mode,
    onDay,
    currency: item.currency,
    rate,
    amount,
    homeAmount: atRate(amount, rate, world.homeDigits),
    memo,
    undone: false,
  };
  const entryId = world.newId();
  const homeAmount = homeShareOf(item, amount, world.homeDigits);
  const settlement: Settlement = {
    id: world.newId(),
    itemId: item.id,
    kind: 'payment',
    byItemId: null,
    paymentId: payment.id,
    entryId,
    onDay,
    amount,
    homeAmount,
    gain: gainOf(side, payment.homeAmount, homeAmount),
    reverses: null,
  };
  const entry: Entry = {
    id: entryId,
    onDay,
    kind: 'payment',
    documentId: null,
    paymentId: payment.id,
    reverses: null,
    memo: memo || openingPaymentWords.openingBalancePaid,
    lines: linesOf(side, payment, item, settlement, world),
  };
  return {
    ...emptyPlan(),
    entries: [entry],
    payments: [payment],
    settlements: [settlement],
    events: [record(world, 'opening.pay', contactOf(item), nowhere, { amount })],
  };
};

/**
 * Takes a payment of an opening balance back, on its own day while that is open, else today: the equal and opposite of its
 * entry, and what it settled is owed again. Refused while that day is locked. Source: workflows.md, "Delete a payment".
 *
 * @param entry the payment's own, as it was posted
 */
export const planOpeningPaymentDelete = (
  item: OpenItem,
  settlement: Settlement,
  entry: Entry,
  world: World,
): Plan | Refusal => {
  const day = dayOfReversal(world, settlement.onDay);
  const locked = lockRefusal(world, day);
  if (locked) return locked;
  const back = reversed(entry, {
    id: world.newId(),
    onDay: day,
    memo: openingPaymentWords.paymentDeleted,
  });
  const { amount, paymentId } = settlement;
  return {
    ...emptyPlan(),
    entries: [back],
    settlements: [reversedSettlement(settlement, world.newId(), day, back.id)],
    undonePayments: [paymentId!],
    events: [record(world, 'opening.payment-delete', contactOf(item), nowhere, { amount, paymentId })],
  };
};
