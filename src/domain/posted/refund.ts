import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import {
  gainOf,
  homeShareOf,
  type OpenItem,
  type Payment,
  type Settlement,
  spread,
  totalOpen,
} from '../books/open-item.ts';
import { accountOfMode, type PaymentMode } from '../books/payment-mode.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import { worthRefusal } from '../books/worth.ts';
import type { Day } from '../day.ts';
import { atRate, compare, type Decimal, isZero, negated, over, plus, rounded, sum, zero } from '../money.ts';
import { emptyPlan, type Plan, record } from '../plan/plan.ts';
import { amountRefusal } from '../typed/amount.ts';
import { rateDigits } from '../typed/exchange-rate.ts';
import { digitsOf } from '../values/currency.ts';
import { formatDay } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { documentRefusals as documentRefusalsWords } from '../words/documents.ts';
import { lessWasOpen, thereFrom } from './act-day.ts';
import { entryOf, posted } from './book.ts';

/** How a surplus is given back. */
export interface RefundHow {
  /** The settlements of the surpluses, needed for a past day. */
  settlements?: readonly Settlement[];
  mode: PaymentMode;
  onDay: Day;
  bankAccount: number | null;
  /** The account it goes back from; left out for that of its mode. */
  accountId?: number;
  memo: string;
  /** Home per unit of its currency on the day; null or left out where it is given back at what it is worth in the books. */
  rate?: Decimal | null;
}

/** Home per unit of what several credits are worth together; their own rate where they share one, or come to nothing. */
const rateOfAll = (items: readonly OpenItem[], amount: Decimal, homeAmount: Decimal): Decimal => {
  const [rate, ...others] = new Set(items.map((item) => item.rate));
  const together = rounded(over(homeAmount, amount), rateDigits);
  return others.length === 0 || isZero(together) ? rate! : together;
};

interface CreditPart {
  item: OpenItem;
  amount: Decimal;
  homeAmount: Decimal;
}

/** What is taken of credits, added up where rate and document are the same. */
const ownRates = (
  shares: readonly { item: OpenItem }[],
  settlements: readonly Pick<Settlement, 'amount' | 'homeAmount'>[],
): CreditPart[] => {
  const parts = new Map<string, CreditPart>();
  for (const [index, { item }] of shares.entries()) {
    const { amount, homeAmount } = settlements[index]!;
    const key = `${item.rate} ${item.documentId}`;
    const known = parts.get(key);
    parts.set(key, {
      item,
      amount: plus(known?.amount ?? zero, amount),
      homeAmount: plus(known?.homeAmount ?? zero, homeAmount),
    });
  }
  return [...parts.values()];
};

/**
 * Gives a surplus back: 11 against the bank, or the bank against 5, each item reduced by its part and taken off its account
 * at its own rate. At the rate of the day the bank moves what that is worth, and the difference is realised on 19.
 * Source: answers.md, "Postings", refund of credit; "Money", realised gain.
 */
export const refundOf = (
  side: Side,
  shares: readonly { item: OpenItem; amount: Decimal }[],
  how: RefundHow,
  world: World,
): Pick<Plan, 'payments' | 'entries' | 'settlements'> => {
  const first = shares[0]!.item;
  const paymentId = world.newId();
  const accountId = how.accountId ?? accountOfMode(how.mode, how.bankAccount, world.accounts);
  const taken = shares.map(
    ({ item, amount }): Settlement => ({
      id: world.newId(),
      itemId: item.id,
      kind: 'refund',
      byItemId: null,
      paymentId,
      entryId: null,
      onDay: how.onDay,
      amount,
      homeAmount: homeShareOf(item, amount, world.homeDigits),
      gain: zero,
      reverses: null,
    }),
  );
  const amount = sum(taken.map((settlement) => settlement.amount));
  const carried = sum(taken.map((settlement) => settlement.homeAmount));
  const rate =
    how.rate ??
    rateOfAll(
      shares.map((share) => share.item),
      amount,
      carried,
    );
  const homeAmount = how.rate ? atRate(amount, how.rate, world.homeDigits) : carried;
  const gain = gainOf(side, carried, homeAmount);
  // The whole of it stands with the last part: what the bank moved was rounded once.
  const settlements = taken.map((one, index) => (index === taken.length - 1 ? { ...one, gain } : one));
  const about = { currency: first.currency, contactId: first.contactId, channel: 'manual' };
  const payment: Payment = {
    id: paymentId,
    direction: side.back,
    contactId: first.contactId,
    accountId,
    mode: how.mode,
    onDay: how.onDay,
    currency: first.currency,
    rate,
    amount,
    homeAmount,
    memo: how.memo,
    undone: false,
  };
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay: how.onDay,
      kind: 'refund',
      paymentId,
      documentId: first.documentId,
      memo: how.memo || side.words.given,
      lines: [
        ...ownRates(shares, settlements).map(({ item, amount, homeAmount }) => ({
          ...about,
          accountId: world.accounts[side.surplus],
          rate: item.rate,
          documentId: item.documentId,
          amount: side.signed(homeAmount),
          foreignAmount: side.signed(amount),
        })),
        {
          ...about,
          accountId,
          rate,
          documentId: first.documentId,
          amount: side.signed(negated(homeAmount)),
          foreignAmount: side.signed(negated(amount)),
        },
        {
          ...about,
          accountId: world.accounts.exchange,
          rate,
          documentId: first.documentId,
          amount: negated(gain),
          foreignAmount: zero,
        },
      ],
    }),
  );
  return { payments: [payment], entries, settlements: settlements.map((one) => ({ ...one, entryId })) };
};

/** What is said where a contact has less to their credit than asked. */
export const lacksSurplus = ({ contact, words }: Side, there: readonly OpenItem[]): string =>
  documentRefusalsWords.surplusTooSmall({ contact, available: totalOpen(there), surplus: words.surplus });

/**
 * Gives a customer's credit back, or has an advance given back, in one currency, the oldest first. Refused when there is less than asked, or was on the
 * refund's day or on one since, and when that is locked.
 */
export const planCreditRefund = (
  side: Side,
  { contactId, currency }: { contactId: string; currency: string },
  credits: readonly OpenItem[],
  amount: Decimal,
  how: RefundHow,
  world: World,
): Plan | Refusal => {
  const refused = lockRefusal(world, how.onDay) ?? amountRefusal(amount, digitsOf(currency));
  if (refused) return refused;
  const wrongRate = how.rate ? worthRefusal({ amount, currency, rate: how.rate }, world) : null;
  if (wrongRate) return wrongRate;
  if (how.onDay > world.today) return invalid('onDay', documentRefusalsWords.refundInFuture);
  const far = farDayRefusal(world, { field: 'onDay', day: how.onDay });
  if (far) return far;
  if (compare(amount, totalOpen(credits)) > 0) return invalid('amount', lacksSurplus(side, credits));
  const there = credits.filter((credit) => credit.onDay <= how.onDay);
  if (compare(amount, totalOpen(there)) > 0)
    return invalid(
      'onDay',
      documentRefusalsWords.surplusTooSmallOnDay({
        day: formatDay(how.onDay, world.locale),
        contact: side.contact,
        available: totalOpen(there),
        surplus: side.words.surplus,
      }),
    );
  const since =
    how.onDay < world.today ? thereFrom(there, how.settlements ?? [], how.onDay, world.homeDigits) : there;
  if (compare(amount, totalOpen(since)) > 0) return lessWasOpen(how.onDay, totalOpen(since), currency, world);
  const refund = refundOf(side, spread(amount, since).shares, how, world);
  return {
    ...emptyPlan(),
    ...refund,
    events: [
      record(
        world,
        'credit.refund',
        { id: contactId, kind: 'contact' },
        { from: null, to: null },
        { amount },
      ),
    ],
  };
};

/** How payments behind surpluses are given back: by a chosen mode, or without one each the way it came. */
export interface RefundMethod {
  mode: PaymentMode | null;
  /** Where a chosen mode that reaches a bank pays from. */
  bankAccount: number | null;
  /** Home per unit of their currency on the day; null or left out where they are given back at what they are worth in the books. */
  rate?: Decimal | null;
}

/** A way of giving money of a currency back with a rate that can be booked, or why it can't; at home it has none. */
export const ratedMethod = <Method extends { rate?: Decimal | null }>(
  method: Method,
  { amount, currency }: { amount: Decimal; currency: string },
  world: World,
): Method | Refusal => {
  if (!method.rate || currency === world.homeCurrency) return { ...method, rate: null };
  return worthRefusal({ amount, currency, rate: method.rate }, world) ?? method;
};

/** Gives whole surpluses of one currency back today, one refund for each way they go. */
export const refundsOf = (
  side: Side,
  items: readonly OpenItem[],
  payments: readonly Payment[],
  { mode, bankAccount, rate = null }: RefundMethod,
  memo: string,
  world: World,
): Plan[] => {
  const methodOf = ({ paymentId }: OpenItem) => {
    if (mode !== null) return { mode, bankAccount };
    const { mode: by, accountId } = payments.find((one) => one.id === paymentId)!;
    // What was paid before the books began came into no account of theirs.
    return accountId === world.accounts.opening
      ? { mode: by, bankAccount: null }
      : { mode: by, bankAccount: null, accountId };
  };
  const methods = new Map<string, { method: ReturnType<typeof methodOf>; items: OpenItem[] }>();
  for (const item of items) {
    const method = methodOf(item);
    const key = JSON.stringify(method);
    methods.set(key, { method, items: [...(methods.get(key)?.items ?? []), item] });
  }
  return [...methods.values()].map((one) => ({
    ...emptyPlan(),
    ...refundOf(
      side,
      one.items.map((item) => ({ item, amount: item.open })),
      { ...one.method, onDay: world.today, memo, rate },
      world,
    ),
  }));
};
