import type { EntryLine } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import {
  live,
  movedBy,
  type OpenItem,
  type Payment,
  reversedSettlement,
  type Settlement,
  spread,
} from '../books/open-item.ts';
import type { World } from '../books/world.ts';
import {
  compare,
  type Decimal,
  isPositive,
  isZero,
  minus,
  negated,
  partOf,
  plus,
  smaller,
  sum,
  zero,
} from '../money.ts';
import { providerMoney as words } from '../online-payment/online-payments.words.ts';
import { emptyPlan, headerChanged, joined, type Plan, record } from '../plan/plan.ts';
import {
  type Decided,
  entryOf,
  gainLine,
  lineOf,
  moved,
  owedLine,
  type PostedBook,
  posted,
} from '../posted/book.ts';
import { refundOf } from '../posted/refund.ts';
import { type Refusal, refusal } from '../values/refusal.ts';

/** Money that left the payment clearing again, after a payment of a document had brought it. */
export interface Reversal {
  payment: Payment;
  /** Payments that brought the same money back before: by a refund that failed, or a dispute that was won. */
  returnedPayments: readonly Payment[];
  amount: Decimal;
  /** Said in the journal. */
  memo: string;
}

/** What is taken off what one payment settled. */
export interface ReversedPart {
  payment: Payment;
  settlement: Settlement;
  settled: Decimal;
}

/** What is taken, and from where: off what was settled, and out of the document's own credit. */
export interface Shares {
  parts: ReversedPart[];
  settled: Decimal;
  credits: { item: OpenItem; amount: Decimal }[];
}

const lacking = (document: { number: string | null }): Refusal =>
  refusal('not-allowed', words.spentElsewhere({ document: document.number ?? '' }));

/**
 * Where taken money comes from. A refund takes the document's credit first, a dispute what the payment settled. Refused where neither
 * has as much: its credit was spent elsewhere. Source: connections.md, rule 22.
 */
export const sharesOf = (
  book: PostedBook,
  { payment, returnedPayments, amount }: Reversal,
  first: 'credit' | 'owed',
): Shares | Refusal => {
  const standing = live(book.settlements).filter(({ kind }) => kind === 'payment');
  const held = [payment, ...returnedPayments].flatMap((of) => {
    const settlement = standing.find(({ paymentId }) => paymentId === of.id);
    return settlement ? [{ payment: of, settlement }] : [];
  });
  const there = book.credits.filter(
    (item) =>
      item.documentId === book.document.id && item.currency === payment.currency && isPositive(item.open),
  );
  const most = sum(held.map(({ settlement }) => settlement.amount));
  const open = sum(there.map((item) => item.open));
  const settled =
    first === 'owed' ? smaller(amount, most) : smaller(minus(amount, smaller(amount, open)), most);
  const { shares, rest } = spread(minus(amount, settled), there);
  return isPositive(rest)
    ? lacking(book.document)
    : { parts: partsOf(held, settled), settled, credits: shares };
};

/** How much is taken off each, the payment itself first. */
const partsOf = (held: readonly Omit<ReversedPart, 'settled'>[], settled: Decimal): ReversedPart[] => {
  let rest = settled;
  return held.flatMap((one) => {
    const part = smaller(rest, one.settlement.amount);
    rest = minus(rest, part);
    return isPositive(part) ? [{ ...one, settled: part }] : [];
  });
};

/** What stays settled where a part is taken, at the same worth. */
const remainder = (settlement: Settlement, settled: Decimal, world: World): Settlement | null => {
  const left = minus(settlement.amount, settled);
  if (isZero(left)) return null;
  const part = (whole: Decimal) => partOf(whole, left, settlement.amount, world.homeDigits);
  return {
    ...settlement,
    id: world.newId(),
    amount: left,
    homeAmount: part(settlement.homeAmount),
    gain: part(settlement.gain),
  };
};

/** The settlement of one payment taken back as far as its money went: its entry, and what is owed again and left the clearing at home. */
const unsettledPart = (
  book: PostedBook,
  { payment, settlement, settled }: ReversedPart,
  memo: string,
  world: World,
) => {
  const { side, document } = book;
  const stays = remainder(settlement, settled, world);
  const owed = minus(settlement.homeAmount, stays?.homeAmount ?? zero);
  const gain = minus(settlement.gain, stays?.gain ?? zero);
  const home = minus(movedBy(side, settlement), stays ? movedBy(side, stays) : zero);
  const clearing =
    payment.currency === document.currency
      ? { rate: payment.rate, foreignAmount: side.signed(negated(settled)) }
      : { currency: payment.currency, rate: '1', foreignAmount: side.signed(negated(home)) };
  const lines: EntryLine[] = [
    owedLine(book, owed, settled, world),
    gainLine(document, negated(gain), world),
    lineOf(document, { accountId: payment.accountId, amount: side.signed(negated(home)), ...clearing }),
  ];
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay: world.today,
      kind: 'reversal',
      documentId: document.id,
      paymentId: payment.id,
      memo,
      lines,
    }),
  );
  const again: Settlement[] = stays ? [{ ...stays, onDay: world.today, entryId }] : [];
  const settlements = [reversedSettlement(settlement, world.newId(), world.today, entryId), ...again];
  return { entries, settlements, owed, home };
};

/** What the payments settled taken back as far as their money went: it is owed again. */
const unsettled = (
  { document, ...more }: PostedBook,
  { memo }: Reversal,
  { parts }: Shares,
  to: Decided,
  world: World,
): { plan: Plan; home: Decimal } => {
  const done = parts.map((part) => unsettledPart({ ...more, document }, part, memo, world));
  const owed = sum(done.map((one) => one.owed));
  const plan: Plan = {
    ...emptyPlan(),
    documents: [headerChanged(document, moved(document, to, { homeOpen: plus(document.homeOpen, owed) }))],
    entries: done.flatMap(({ entries }) => entries),
    settlements: done.flatMap(({ settlements }) => settlements),
    events: parts.map(({ payment, settled }) =>
      record(
        world,
        'payment.take-back',
        document,
        { from: document.status, to: to.status },
        { amount: settled, paymentId: payment.id },
      ),
    ),
  };
  return { plan, home: sum(done.map(({ home }) => home)) };
};

/**
 * Takes money back out of the payment clearing: what was settled by it is owed again, and what of it was credit is given back. Answers what
 * the clearing is lower by at home. Refused while the day is locked.
 *
 * @param to where the chart takes the document; null where nothing of what was settled is taken
 */
export const planReversal = (
  book: PostedBook,
  reversal: Reversal,
  shares: Shares,
  to: Decided | null,
  world: World,
): { plan: Plan; home: Decimal } | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const { credits } = shares;
  const owed = to ? unsettled(book, reversal, shares, to, world) : { plan: emptyPlan(), home: zero };
  if (credits.length === 0) return owed;
  const how = { mode: 4, bankAccount: null, onDay: world.today, memo: reversal.memo } as const;
  const given = refundOf(book.side, credits, how, world);
  return {
    plan: joined(owed.plan, { ...emptyPlan(), ...given }),
    home: plus(owed.home, sum(given.payments.map((one) => one.homeAmount))),
  };
};

/** Payments all of whose money went back: there is nothing left of them. */
export const wholeReversed = ({ parts }: Shares): string[] =>
  parts
    .filter(({ payment, settled }) => compare(settled, payment.amount) >= 0)
    .map(({ payment }) => payment.id);
