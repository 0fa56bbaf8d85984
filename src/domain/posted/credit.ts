import { dayOfReversal, lockRefusal } from '../books/lock.ts';
import {
  gainOf,
  homeShareOf,
  movedBy,
  type OpenItem,
  reversedSettlement,
  type Settlement,
  spread,
  totalOpen,
} from '../books/open-item.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import type { Document } from '../documents/document.ts';
import { compare, type Decimal, minus, negated, plus, sum, zero } from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record } from '../plan/plan.ts';
import { amountRefusal } from '../typed/amount.ts';
import { digitsOf } from '../values/currency.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { actDayRefusal, lessOpenRefusal, lessWasOpen, thereFrom } from './act-day.ts';
import {
  type Decided,
  entryOf,
  futureDatedRefusal,
  gainLine,
  moved,
  owedItemOf,
  owedLine,
  type PostedBook,
  posted,
  surplusLine,
} from './book.ts';
import { lacksSurplus } from './refund.ts';

/** The two settlements and the entry lines of one surplus applied to one balance; the entry is the caller's. */
const applied = (book: PostedBook, credit: OpenItem, amount: Decimal, onDay: Day, world: World) => {
  const item = owedItemOf(book)!;
  const homeCredit = homeShareOf(credit, amount, world.homeDigits);
  const homeAmount = homeShareOf(item, amount, world.homeDigits);
  const gain = gainOf(book.side, homeCredit, homeAmount);
  const both = { kind: 'credit' as const, paymentId: null, entryId: null, onDay, amount, reverses: null };
  const settlements: Settlement[] = [
    { ...both, id: world.newId(), itemId: item.id, byItemId: credit.id, homeAmount, gain },
    { ...both, id: world.newId(), itemId: credit.id, byItemId: item.id, homeAmount: homeCredit, gain: zero },
  ];
  const lines = [
    surplusLine(book, homeCredit, amount, credit.rate, world),
    owedLine(book, negated(homeAmount), negated(amount), world),
    gainLine(book.document, gain, world),
  ];
  return { settlements, lines };
};

/** What was paid for the order a bill was made from goes first, then the rest, the oldest first. */
const sharesOf = (amount: Decimal, credits: readonly OpenItem[], { sourceId }: Document) => {
  const [own, others] = [
    credits.filter(({ documentId }) => documentId !== null && documentId === sourceId),
    credits.filter(({ documentId }) => documentId === null || documentId !== sourceId),
  ];
  const first = spread(amount, own);
  return [...first.shares, ...spread(first.rest, others).shares];
};

/** A surplus and the day it is applied on. */
export interface CreditApplied {
  amount: Decimal;
  onDay: Day;
  /** The settlements of the surpluses, needed for a past day. */
  settlements: readonly Settlement[];
}

/**
 * Applies a customer's credit or an advance to a document, the oldest first. Refused when there is less credit than asked, on the day or on
 * one since, and before the document's own day. Entry: 11 against 2, or 10 against 5. Source: answers.md, "Postings", credit applied.
 */
export const planCreditApply = (
  book: PostedBook,
  unspent: readonly OpenItem[],
  { amount, onDay, settlements }: CreditApplied,
  to: Decided,
  world: World,
): Plan | Refusal => {
  let item = owedItemOf(book)!;
  const refused =
    futureDatedRefusal(book.document, world) ??
    actDayRefusal(book.document, onDay, world) ??
    amountRefusal(amount, digitsOf(book.document.currency)) ??
    lessOpenRefusal(item, book.settlements, amount, onDay, world);
  if (refused) return refused;
  const credits = onDay < world.today ? thereFrom(unspent, settlements, onDay, world.homeDigits) : unspent;
  if (compare(amount, totalOpen(unspent)) > 0) return invalid('amount', lacksSurplus(book.side, unspent));
  if (compare(amount, totalOpen(credits)) > 0)
    return lessWasOpen(onDay, totalOpen(credits), book.document.currency, world);
  const parts = sharesOf(amount, credits, book.document).map((share) => {
    const part = applied({ ...book, items: [item] }, share.item, share.amount, onDay, world);
    const own = part.settlements[0]!;
    item = { ...item, open: minus(item.open, own.amount), homeOpen: minus(item.homeOpen, own.homeAmount) };
    return part;
  });
  const own = parts.map((part) => part.settlements[0]!);
  const document = book.document;
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay,
      kind: 'credit',
      documentId: document.id,
      memo: book.side.words.applied,
      lines: parts.flatMap((part) => part.lines),
    }),
  );
  return {
    ...emptyPlan(),
    documents: [
      headerChanged(
        document,
        moved(document, to, {
          homeOpen: minus(document.homeOpen, sum(own.map((settlement) => settlement.homeAmount))),
        }),
      ),
    ],
    entries,
    settlements: parts.flatMap((part) => part.settlements).map((one) => ({ ...one, entryId })),
    events: [record(world, 'credit.apply', document, { from: document.status, to: to.status }, { amount })],
  };
};

/** Credit that went into an invoice and comes back out of it: the item's part, the surplus's part, and the lines of the caller's entry. */
export const creditBack = (
  book: PostedBook,
  settlement: Settlement,
  credit: OpenItem,
  world: World,
  onDay: Day = world.today,
) => {
  const homeCredit = movedBy(book.side, settlement);
  const back = reversedSettlement(settlement, world.newId(), onDay, null);
  const returned: Settlement = {
    ...back,
    id: world.newId(),
    itemId: credit.id,
    byItemId: settlement.itemId,
    homeAmount: negated(homeCredit),
    gain: zero,
    reverses: null,
    kind: 'undone',
  };
  const lines = [
    owedLine(book, settlement.homeAmount, settlement.amount, world),
    gainLine(book.document, negated(settlement.gain), world),
    surplusLine(book, negated(homeCredit), negated(settlement.amount), credit.rate, world),
  ];
  return { settlements: [back, returned], lines };
};

/** Takes an applied surplus off a document again, on the day it was applied while that is open; the contact has it back as it was. */
export const planCreditRemove = (
  book: PostedBook,
  settlement: Settlement,
  to: Decided,
  world: World,
): Plan | Refusal => {
  const day = dayOfReversal(world, settlement.onDay);
  const locked = lockRefusal(world, day);
  if (locked) return locked;
  const credit = book.credits.find((item) => item.id === settlement.byItemId)!;
  const back = creditBack(book, settlement, credit, world, day);
  const document = book.document;
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay: day,
      kind: 'credit',
      documentId: document.id,
      memo: book.side.words.takenOff,
      lines: back.lines,
    }),
  );
  return {
    ...emptyPlan(),
    documents: [
      headerChanged(
        document,
        moved(document, to, { homeOpen: plus(document.homeOpen, settlement.homeAmount) }),
      ),
    ],
    entries,
    settlements: back.settlements.map((one) => ({ ...one, entryId })),
    events: [
      record(
        world,
        'payment.delete',
        document,
        { from: document.status, to: to.status },
        { amount: settlement.amount, credit: true },
      ),
    ],
  };
};
