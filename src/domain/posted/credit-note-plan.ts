import type { Entry, EntryLine } from '../books/entry.ts';
import { homeShareOf, type OpenItem, type Settlement } from '../books/open-item.ts';
import { type World, worldOn } from '../books/world.ts';
import { type CreditNote, type CreditNoteDraft, creditOf, type GivenBack } from '../documents/credit-note.ts';
import {
  atRate,
  compare,
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  minus,
  negated,
  plus,
  smaller,
  sum,
  zero,
} from '../money.ts';
import { emptyPlan, headerChanged, joined, type Plan, record } from '../plan/plan.ts';
import { isRefusal, type Refusal } from '../values/refusal.ts';
import {
  type Decided,
  entryOf,
  lineOf,
  moved,
  owedItemOf,
  owedLine,
  type PostedBook,
  posted,
  standingOf,
  surplusLine,
} from './book.ts';
import { forgivenBy } from './facts.ts';
import type { Posting } from './posting.ts';
import { ratedMethod, refundOf } from './refund.ts';
import { standingWriteOff, writeOffChanged } from './write-off.ts';

interface Money {
  /** What of it is taken off what is owed, and what is given back beyond that. */
  settled: Decimal;
  rest: Decimal;
  /** At home: what is cleared of what was owed, what becomes a surplus, and what rounding left between them and its lines. */
  cleared: Decimal;
  homeRest: Decimal;
  rounding: Decimal;
}

/** What is left of a document's worth at home to the last of its credit notes; null for one that is followed by others. */
const lastWorth = ({ document, creditNotes }: PostedBook, amount: Decimal): Decimal | null => {
  const given = sum([amount, ...creditNotes.map((note) => note.amount)]);
  return compare(given, document.total) === 0
    ? minus(document.homeTotal, sum(creditNotes.map((note) => note.homeAmount)))
    : null;
};

/**
 * Where the money of a credit note goes: off what is owed at its own worth, the rest at the document's rate; the last of several takes what is
 * left of the document's worth. All of it is at one rate, so that what the parts differ by is rounding, and no exchange gain.
 */
const moneyOf = (
  book: PostedBook,
  { amount, homeAmount, open }: { amount: Decimal; homeAmount: Decimal; open: Decimal },
  world: World,
): Money => {
  const { document, side } = book;
  const item = owedItemOf(book)!;
  const settled = smaller(amount, open);
  const rest = minus(amount, settled);
  const cleared = isZero(settled) ? zero : homeShareOf(item, settled, world.homeDigits);
  const atItsRate = isZero(settled) ? homeAmount : atRate(rest, document.rate, world.homeDigits);
  const last = lastWorth(book, amount);
  const left = last === null ? atItsRate : minus(last, cleared);
  const homeRest = isZero(rest) || isNegative(left) ? zero : left;
  const rounding = side.signed(minus(homeAmount, sum([cleared, homeRest])));
  return { settled, rest, cleared, homeRest, rounding };
};

const entryFor = (
  book: PostedBook,
  { onDay, reason }: CreditNoteDraft,
  lines: readonly EntryLine[],
  { settled, rest, cleared, homeRest, rounding }: Money,
  world: World,
) =>
  posted(
    entryOf(world, {
      onDay,
      kind: 'credit-note',
      documentId: book.document.id,
      memo: reason || book.side.words.creditNote,
      lines: [
        ...lines,
        owedLine(book, negated(cleared), negated(settled), world),
        surplusLine(book, negated(homeRest), negated(rest), book.document.rate, world),
        lineOf(book.document, {
          accountId: world.accounts.rounding,
          amount: negated(rounding),
          foreignAmount: zero,
        }),
      ],
    }),
  );

/** A document's books with what was written off owed again. */
const owingAgain = (book: PostedBook, writeOff: Settlement): PostedBook => {
  const items = book.items.map((item) =>
    item.id === writeOff.itemId
      ? {
          ...item,
          open: plus(item.open, writeOff.amount),
          homeOpen: plus(item.homeOpen, writeOff.homeAmount),
        }
      : item,
  );
  return { ...book, items, entries: book.entries.filter(({ id }) => id !== writeOff.entryId) };
};

/** The write-off that a credit note takes its part of: taken back, and what is left of it forgiven anew. */
const lessForgiven = (
  book: PostedBook,
  owing: PostedBook,
  { settlement, taxRelief }: NonNullable<ReturnType<typeof standingWriteOff>>,
  { note, money, entries }: { note: CreditNote; money: Money; entries: readonly Entry[] },
  world: World,
) => {
  const item = owedItemOf(owing)!;
  const left = {
    ...item,
    open: minus(item.open, money.settled),
    homeOpen: minus(item.homeOpen, money.cleared),
  };
  const then = {
    book: { ...owing, entries: [...owing.entries, ...entries], creditNotes: [...owing.creditNotes, note] },
    item: left,
    taxRelief,
  };
  return writeOffChanged(book, settlement, then, world);
};

/** The rest as the contact's surplus: an open item of its own. */
const surplusOf = (
  { side, document }: PostedBook,
  { onDay }: CreditNoteDraft,
  { rest, homeRest }: Money,
  entryId: string | null,
  world: World,
): OpenItem => ({
  id: world.newId(),
  side: side.surplus,
  contactId: document.contactId!,
  documentId: document.id,
  paymentId: null,
  entryId,
  onDay,
  dueOn: onDay,
  currency: document.currency,
  rate: document.rate,
  amount: rest,
  homeAmount: homeRest,
  open: rest,
  homeOpen: homeRest,
});

const settlementOf = (
  book: PostedBook,
  { onDay }: CreditNoteDraft,
  { settled, cleared }: Money,
  entryId: string | null,
  world: World,
): Settlement[] =>
  isZero(settled)
    ? []
    : [
        {
          id: world.newId(),
          itemId: owedItemOf(book)!.id,
          kind: 'credit-note',
          byItemId: null,
          paymentId: null,
          entryId,
          onDay,
          amount: settled,
          homeAmount: cleared,
          gain: zero,
          reverses: null,
        },
      ];

/** What is beyond the balance paid back in the same act, at the rate of the day where one is given; null for nothing. */
const paidBack = (
  { side, document: { currency } }: PostedBook,
  { onDay, mode, bankAccount, reason, rate = null }: CreditNoteDraft,
  surplus: OpenItem | null,
  world: World,
) => {
  if (!surplus) return null;
  const { amount } = surplus;
  const how = { mode, bankAccount, onDay, rate, memo: reason || side.words.creditNote };
  const method = ratedMethod(how, { amount, currency }, world);
  return isRefusal(method) ? method : refundOf(side, [{ item: surplus, amount }], method, world);
};

/**
 * Gives goods or a part of the price or shipping of a document back: its lines turned round, its goods moved, the money off what is
 * owed, and what is more kept as a surplus or paid back at once. It takes a number of a series of its own.
 * Source: answers-2.md, Q110; answers.md, "Postings", goods or price given back.
 */
export const planCreditNote = (
  book: PostedBook,
  given: GivenBack,
  draft: CreditNoteDraft,
  to: Decided,
  world: World,
  posting: Posting,
): Plan | Refusal => {
  const { document, side } = book;
  const back = posting.credited(book, given, draft, world);
  if (isRefusal(back)) return back;
  const amount = creditOf(given);
  const homeAmount = side.signed(sum(back.lines.map((line) => line.amount)));
  const forgiven = forgivenBy(standingOf(document).facts, amount);
  const writeOff = isPositive(forgiven) ? standingWriteOff(book) : null;
  const owing = writeOff ? owingAgain(book, writeOff.settlement) : book;
  const open = writeOff ? forgiven : owedItemOf(book)!.open;
  const money = moneyOf(owing, { amount, homeAmount, open }, world);
  const { entries, entryId } = entryFor(owing, draft, back.lines, money, world);
  const settlements = settlementOf(owing, draft, money, entryId, world);
  const surplus = isPositive(money.rest) ? surplusOf(book, draft, money, entryId, world) : null;
  const refund = draft.surplus === 'refund' ? paidBack(book, draft, surplus, world) : null;
  if (isRefusal(refund)) return refund;
  const note: CreditNote = {
    id: world.newId(),
    documentId: document.id,
    number: null,
    onDay: draft.onDay,
    reason: draft.reason,
    amount,
    settled: money.settled,
    homeAmount,
    lines: back.moved.map((one, index) => {
      const { line, quantity, amount, tax, taxBase } = given.lines[index]!;
      return { lineId: line.id, quantity, amount, tax, taxBase, ...one };
    }),
    shipping: given.shipping && { ...given.shipping, shares: back.shares },
    figures: null,
    settlementId: settlements[0]?.id ?? null,
    entryId,
    goodsEntryId: back.goods.entries.find(({ kind }) => kind === 'goods')?.id ?? null,
    itemId: surplus?.id ?? null,
    paymentId: refund?.payments[0]?.id ?? null,
  };
  const credited = {
    id: note.id,
    amount,
    settled: money.settled,
    ...(writeOff && { forgiven, taxRelief: writeOff.taxRelief }),
    ...(note.paymentId !== null && { paidBack: true as const }),
  };
  const after = moved(document, to, {
    homeOpen: writeOff ? zero : minus(document.homeOpen, money.cleared),
    credited: [...document.credited, credited],
  });
  const changed =
    writeOff && lessForgiven(book, owing, writeOff, { note, money, entries }, worldOn(world, draft.onDay));
  const plan: Plan = {
    ...emptyPlan(),
    documents: [headerChanged(document, after)],
    entries: [...entries, ...back.goods.entries, ...(changed?.entries ?? [])],
    settlements: [...settlements, ...(changed?.settlements ?? [])],
    items: surplus ? [surplus] : [],
    moves: back.goods.moves,
    creditNotes: [{ note, takesNumberFrom: side.creditNotes }],
    events: [
      record(world, 'creditNote.issue', document, { from: document.status, to: to.status }, { amount }),
    ],
  };
  return refund ? joined(plan, { ...emptyPlan(), ...refund }) : plan;
};
