import type { EntryLine } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import {
  live,
  movedBy,
  type OpenItem,
  type Payment,
  type Settlement,
  spread,
  takenBack,
} from '../books/open-item.ts';
import {
  compare,
  type Decimal,
  isPositive,
  isZero,
  minus,
  negated,
  over,
  plus,
  rounded,
  smaller,
  sum,
  times,
  zero,
} from '../money.ts';
import { emptyPlan, joined, type Plan, record, type World } from '../plan.ts';
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
import { type Refusal, refusal } from '../refusal.ts';
import * as words from '../words/provider-money.ts';

/** Money that left the payment clearing again, after a payment of a document had brought it. */
export interface Taking {
  payment: Payment;
  amount: Decimal;
  /** Said in the journal. */
  memo: string;
}

/** What is taken, and from where: off what was settled, and out of the document's own credit. */
export interface Shares {
  settlement: Settlement | null;
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
  { payment, amount }: Taking,
  first: 'credit' | 'owed',
): Shares | Refusal => {
  const settlement =
    live(book.settlements).find((one) => one.kind === 'payment' && one.paymentId === payment.id) ?? null;
  const there = book.credits.filter(
    (item) =>
      item.documentId === book.document.id && item.currency === payment.currency && isPositive(item.open),
  );
  const most = settlement?.amount ?? zero;
  const open = sum(there.map((item) => item.open));
  const settled =
    first === 'owed' ? smaller(amount, most) : smaller(minus(amount, smaller(amount, open)), most);
  const { shares, rest } = spread(minus(amount, settled), there);
  return isPositive(rest) ? lacking(book.document) : { settlement, settled, credits: shares };
};

/** What stays settled where a part is taken, at the same worth. */
const remainder = (settlement: Settlement, settled: Decimal, world: World): Settlement | null => {
  const left = minus(settlement.amount, settled);
  if (isZero(left)) return null;
  const part = (whole: Decimal) => rounded(over(times(whole, left), settlement.amount), world.homeDigits);
  return {
    ...settlement,
    id: world.newId(),
    amount: left,
    homeAmount: part(settlement.homeAmount),
    gain: part(settlement.gain),
  };
};

/** The settlement of a payment taken back as far as its money went: it is owed again. */
const unsettled = (
  book: PostedBook,
  { payment, memo }: Taking,
  { settlement, settled }: Shares & { settlement: Settlement },
  to: Decided,
  world: World,
): { plan: Plan; home: Decimal } => {
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
  const plan: Plan = {
    ...emptyPlan(),
    documents: [
      {
        before: document,
        after: moved(document, to, { homeOpen: plus(document.homeOpen, owed) }),
        linesChanged: false,
        takesNumberFrom: null,
      },
    ],
    entries,
    settlements: [takenBack(settlement, world.newId(), world.today, entryId), ...again],
    events: [
      record(
        world,
        'payment.take-back',
        document,
        { from: document.status, to: to.status },
        { amount: settled, paymentId: payment.id },
      ),
    ],
  };
  return { plan, home };
};

/**
 * Takes money back out of the payment clearing: what was settled by it is owed again, and what of it was credit is given back. Answers what
 * the clearing is lower by at home. Refused while the day is locked.
 *
 * @param to where the chart takes the document; null where nothing of what was settled is taken
 */
export const planTakenBack = (
  book: PostedBook,
  taking: Taking,
  shares: Shares,
  to: Decided | null,
  world: World,
): { plan: Plan; home: Decimal } | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const { settlement, credits } = shares;
  const owed =
    settlement && to && isPositive(shares.settled)
      ? unsettled(book, taking, { ...shares, settlement }, to, world)
      : { plan: emptyPlan(), home: zero };
  if (credits.length === 0) return owed;
  const how = { mode: 4, bankAccount: null, onDay: world.today, memo: taking.memo } as const;
  const given = refundOf(book.side, credits, how, world);
  return {
    plan: joined(owed.plan, { ...emptyPlan(), ...given }),
    home: plus(owed.home, sum(given.payments.map((one) => one.homeAmount))),
  };
};

/** True where all of a payment went back: there is nothing left of it. */
export const isAllTaken = ({ payment, amount }: Taking): boolean => compare(amount, payment.amount) >= 0;
