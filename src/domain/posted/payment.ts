import type { EntryLine } from '../books/entry.ts';
import { farDayRefusal } from '../books/far-day.ts';
import { lockRefusal } from '../books/lock.ts';
import {
  gainOf,
  homeShareOf,
  type OpenItem,
  type Payment,
  type PaymentSource,
  type Settlement,
} from '../books/open-item.ts';
import { accountOfMode, type PaymentMode } from '../books/payment-mode.ts';
import type { Side } from '../books/side.ts';
import type { World } from '../books/world.ts';
import { type Day, daysBetween } from '../day.ts';
import type { Document } from '../documents/document.ts';
import {
  atRate,
  compare,
  type Decimal,
  isPositive,
  isZero,
  minus,
  negated,
  shared,
  smaller,
  sum,
  zero,
} from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record } from '../plan/plan.ts';
import { amountRefusal, largestAmount } from '../typed/amount.ts';
import { digitsOf } from '../values/currency.ts';
import { formatDay } from '../values/format.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { openingFaults as openingFaultsWords, openingPaymentWords } from '../words/contacts.ts';
import { documentRefusals as documentRefusalsWords } from '../words/documents.ts';
import { amountWords } from '../words/everywhere.ts';
import { lessOpenRefusal } from './act-day.ts';
import { bankChargeLines, bankChargeOf, bankChargeRefusal } from './bank-charge.ts';
import {
  type Decided,
  entryOf,
  gainLine,
  lineOf,
  moved,
  owedItemOf,
  owedLine,
  type PostedBook,
  surplusLine,
} from './book.ts';
import { owed } from './facts.ts';
import { settledBy } from './received.ts';
import { surplusItem } from './surplus.ts';

/** Money received or paid as typed: its mode and day, the bank account chosen, its rate, and what is said about it. */
export interface PaymentHow {
  mode: PaymentMode;
  onDay: Day;
  bankAccount: number | null;
  /** The account it moved on, where that is none of its mode: what an opening balance holds already. */
  accountId?: number | null;
  memo: string;
  /** Home per unit of the documents' currency on the payment's day. */
  rate: Decimal;
  /** What came in home currency for each invoice, in order; null for money in the documents' own. */
  inHome: readonly Decimal[] | null;
  /** What the bank takes for it beside it, in the money it moves in; null or left out for nothing. */
  bankCharge?: Decimal | null;
  source?: PaymentSource;
}

/** One invoice's part of a payment: the invoice under its lock, the amount, and where the chart takes it. */
export interface PaidShare {
  book: PostedBook;
  amount: Decimal;
  to: Decided;
}

/** Null when a payment may carry this day: not before any invoice it pays, not in the future, not locked. */
const dayRefusal = (shares: readonly PaidShare[], onDay: Day, world: World): Refusal | null => {
  if (daysBetween(world.today, onDay) > 0) return invalid('onDay', openingPaymentWords.inFuture);
  const early = shares.find((share) => onDay < share.book.document.issuedOn);
  if (early)
    return invalid(
      'onDay',
      documentRefusalsWords.paymentBeforeIssue({
        day: formatDay(early.book.document.issuedOn, world.locale),
      }),
    );
  return lockRefusal(world, onDay) ?? farDayRefusal(world, { field: 'onDay', day: onDay });
};

/** What one invoice's share settles; its exchange rest follows when what reached the bank is known. */
const settlementOf = (
  share: PaidShare,
  item: OpenItem,
  how: { paymentId: string; entryId: string; onDay: Day },
  world: World,
): Settlement => {
  const amount = smaller(share.amount, owed(share.book.document));
  return {
    id: world.newId(),
    itemId: item.id,
    kind: 'payment',
    byItemId: null,
    ...how,
    amount,
    homeAmount: homeShareOf(item, amount, world.homeDigits),
    gain: zero,
    reverses: null,
  };
};

/**
 * How much of the home currency received each invoice's part brought. Of one invoice with a surplus its part at the
 * payment's rate; of several what came for each in home currency, or the whole shared by amount, so that no cent is lost.
 */
const homeReceivedOf = (
  parts: readonly Settlement[],
  received: Decimal,
  hasSurplus: boolean,
  { rate, inHome }: Pick<PaymentHow, 'rate' | 'inHome'>,
  { homeDigits }: World,
): readonly Decimal[] => {
  const amounts = parts.map((part) => part.amount);
  if (hasSurplus) return amounts.map((amount) => atRate(amount, rate, homeDigits));
  return inHome ?? shared(received, amounts, homeDigits);
};

/** How much of a document an amount in home currency pays at a rate; `due` is what it is to pay of it, all that is owed as a rule. */
export const paidByHome = (
  document: Document,
  received: Decimal,
  rate: Decimal,
  world: World,
  due: Decimal = owed(document),
): Decimal =>
  settledBy(
    { amount: received, inHome: true, rate },
    { owed: due, currency: document.currency },
    world.homeCurrency,
  );

/**
 * One payment over one or several documents of a contact: the bank receives it or gives it, each balance is cleared at its
 * own rate, the difference is realised gain or loss, and what exceeds the last balance becomes a surplus of the contact.
 * Its documents, one at least, share a currency; the money comes in that or in home currency. Refused when the day is not open to it.
 */
export const planPayment = (
  side: Side,
  shares: readonly PaidShare[],
  how: PaymentHow,
  world: World,
): Plan | Refusal => {
  const first = shares[0]!.book.document;
  if (shares.some((share) => share.book.document.currency !== first.currency))
    return invalid('shares', documentRefusalsWords.severalCurrencies({ documents: side.words.documents }));
  const { bankCharge = null } = how;
  const paidIn = how.inHome ? world.homeCurrency : first.currency;
  const refused =
    dayRefusal(shares, how.onDay, world) ??
    (bankCharge === null ? null : bankChargeRefusal(bankCharge, how.mode, paidIn)) ??
    how.inHome?.map((amount) => amountRefusal(amount, world.homeDigits)).find(Boolean) ??
    shares.map((share) => amountRefusal(share.amount, digitsOf(first.currency))).find(Boolean);
  if (refused) return refused;
  const amount = sum(shares.map((share) => share.amount));
  const homeAmount = how.inHome ? sum(how.inHome) : atRate(amount, how.rate, world.homeDigits);
  if (isZero(homeAmount))
    return invalid('amount', openingFaultsWords.worthTooLittle({ homeCurrency: world.homeCurrency }));
  if (compare(homeAmount, largestAmount) > 0) return invalid('amount', amountWords.tooLarge);
  const paymentId = world.newId();
  const entryId = world.newId();
  const parts = shares.map((share) =>
    settlementOf(share, owedItemOf(share.book)!, { paymentId, entryId, onDay: how.onDay }, world),
  );
  const tooEarly = shares
    .map(({ book }, index) =>
      lessOpenRefusal(owedItemOf(book)!, book.settlements, parts[index]!.amount, how.onDay, world),
    )
    .find(Boolean);
  if (tooEarly) return tooEarly;
  const surplus = minus(amount, sum(parts.map((part) => part.amount)));
  const homeReceived = homeReceivedOf(parts, homeAmount, isPositive(surplus), how, world);
  const settlements = parts.map((part, index) => ({
    ...part,
    gain: gainOf(side, homeReceived[index]!, part.homeAmount),
  }));
  const accountId = how.accountId ?? accountOfMode(how.mode, how.bankAccount, world.accounts);
  const bank = how.inHome
    ? { currency: world.homeCurrency, rate: '1', foreignAmount: side.signed(homeAmount) }
    : { rate: how.rate, foreignAmount: side.signed(amount) };
  const payment: Payment = {
    id: paymentId,
    direction: side.direction,
    contactId: first.contactId,
    accountId,
    mode: how.mode,
    onDay: how.onDay,
    currency: paidIn,
    rate: how.rate,
    amount: how.inHome ? homeAmount : amount,
    homeAmount,
    ...bankChargeOf(bankCharge, how.inHome ? '1' : how.rate, world),
    memo: how.memo,
    undone: false,
    ...(how.source ? { source: how.source } : {}),
  };
  const documentId = shares.length === 1 ? first.id : null;
  const charged = { ...payment, rate: how.inHome ? '1' : how.rate };
  const homeSurplus = minus(homeAmount, sum(homeReceived));
  const entry = entryOf(world, {
    id: entryId,
    onDay: how.onDay,
    kind: 'payment',
    documentId,
    paymentId,
    memo: how.memo || side.words.paid,
    lines: [
      lineOf(first, {
        accountId,
        amount: side.signed(homeAmount),
        ...bank,
        documentId,
      }),
      ...shares.flatMap((share, index) => clearing(share.book, settlements[index]!, world)),
      surplusLine({ side, document: first }, negated(homeSurplus), negated(surplus), how.rate, world),
      ...bankChargeLines(first, charged, world, documentId),
    ],
  });
  return {
    ...emptyPlan(),
    documents: shares.map((share, index) =>
      headerChanged(
        share.book.document,
        moved(share.book.document, share.to, {
          homeOpen: minus(share.book.document.homeOpen, settlements[index]!.homeAmount),
        }),
      ),
    ),
    entries: [entry],
    payments: [payment],
    settlements,
    items: isPositive(surplus)
      ? [
          surplusItem(
            side,
            { document: first, payment, amount: surplus, homeAmount: homeSurplus, entryId },
            world,
          ),
        ]
      : [],
    events: shares.map((share, index) =>
      record(
        world,
        'payment.record',
        share.book.document,
        { from: share.book.document.status, to: share.to.status },
        { amount: settlements[index]!.amount, mode: how.mode, paymentId, surplus },
      ),
    ),
  };
};

/** What is owed cleared at the document's rate, and the exchange rest beside it. */
export const clearing = (
  book: Pick<PostedBook, 'side' | 'document'>,
  settlement: Settlement,
  world: World,
): EntryLine[] => [
  owedLine(book, negated(settlement.homeAmount), negated(settlement.amount), world),
  gainLine(book.document, settlement.gain, world),
];
