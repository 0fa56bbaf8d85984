import { type Entry, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { type OpenItem, reversedSettlement, type Settlement } from '../books/open-item.ts';
import type { StockMove } from '../books/stock.ts';
import type { World } from '../books/world.ts';
import { type CreditNote, movedBy } from '../documents/credit-note.ts';
import { compare, isZero, negated, plus, sum, zero } from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record } from '../plan/plan.ts';
import { isRefusal, type Refusal, refusal } from '../values/refusal.ts';
import { creditNoteRefusals as words } from '../words/credit-notes.ts';
import { journalMemos } from '../words/ledger.ts';
import { type Decided, moved, owedItemOf, type PostedBook } from './book.ts';
import { goodsMoved } from './goods-moves.ts';
import { locationOf } from './shortage.ts';
import { writeOffChanged, writeOffOf } from './write-off.ts';

/** What taking a credit note back needs to know of its surplus. */
export interface CreditNoteTies {
  surplus: OpenItem | null;
  /** What paid the surplus back in the same act, while that stands. */
  refund: { settlement: Settlement; entry: Entry | null } | null;
  /** The numbers of the documents that spent it. */
  spentOn: readonly string[];
}

/** The goods of a credit note on their way back: what came leaves at what it came with, what left comes. */
const movesBack = ({ document, stock }: PostedBook, note: CreditNote, world: World): StockMove[] =>
  movedBy(note).flatMap(({ lineId, moveId, moved: quantity, value }) => {
    const line = document.lines.find(({ id }) => id === lineId);
    const pool = line?.productId ? stock.pools.get(line.productId) : undefined;
    if (!line || !pool || !moveId) return [];
    return {
      id: world.newId(),
      productId: pool.productId,
      name: pool.name,
      locationId: locationOf(line, document, stock),
      quantity: negated(quantity),
      value: negated(value),
      quantityAfter: zero,
      onDay: world.today,
      reason: isZero(quantity) ? 'true-up' : compare(quantity, zero) > 0 ? 'sale' : 'purchase',
      documentId: document.id,
      documentLineId: lineId,
      contactId: document.contactId,
      reverses: moveId,
    };
  });

/** The refusal of undoing what cannot be taken from its contact any more, or null. */
const surplusRefusal = (book: PostedBook, { surplus, refund, spentOn }: CreditNoteTies): Refusal | null => {
  if (!surplus || plus(surplus.open, refund?.settlement.amount ?? zero) === surplus.amount) return null;
  const { surplus: word } = book.side.words;
  const message =
    spentOn.length > 0
      ? words.surplusSpent({ surplus: word, documents: spentOn.join(', ') })
      : words.surplusPaidBack({ surplus: word });
  return refusal('not-allowed', message, { details: { spentOn } });
};

/** What it became as a surplus, gone: a refund of it taken back, the item cleared. */
const surplusGone = ({ surplus, refund }: CreditNoteTies, back: Entry | null, world: World): Settlement[] => {
  if (!surplus) return [];
  const unpaid = refund
    ? [reversedSettlement(refund.settlement, world.newId(), world.today, back?.id ?? null)]
    : [];
  return [
    ...unpaid,
    {
      id: world.newId(),
      itemId: surplus.id,
      kind: 'undone',
      byItemId: null,
      paymentId: null,
      entryId: null,
      onDay: world.today,
      amount: surplus.amount,
      homeAmount: surplus.homeAmount,
      gain: zero,
      reverses: null,
    },
  ];
};

/** What a credit note took off a write-off or discount, forgiven again with what stands of that. */
const forgivenAgain = (
  book: PostedBook,
  note: CreditNote,
  settled: Settlement,
  taxRelief: boolean | undefined,
  world: World,
) => {
  const standing = writeOffOf(book) ?? null;
  const item = owedItemOf(book)!;
  const open = plus(item.open, sum([settled.amount, standing?.amount ?? zero]));
  const homeOpen = plus(item.homeOpen, sum([settled.homeAmount, standing?.homeAmount ?? zero]));
  const gone = [note.entryId, standing?.entryId];
  const then = {
    ...book,
    entries: book.entries.filter(({ id }) => !gone.includes(id)),
    creditNotes: book.creditNotes.filter(({ id }) => id !== note.id),
  };
  return writeOffChanged(
    book,
    standing,
    { book: then, item: { ...item, open, homeOpen }, taxRelief: taxRelief === true },
    world,
  );
};

/**
 * Takes a credit note back today: its entries reversed, what it settled owed again, its goods moved the other way; a refund
 * that was part of it is undone too. Refused while its surplus is spent, and where goods that came back are gone again.
 */
export const planCreditNoteUndo = (
  book: PostedBook,
  note: CreditNote,
  ties: CreditNoteTies,
  to: Decided,
  world: World,
): Plan | Refusal => {
  const { document } = book;
  const refused = lockRefusal(world, world.today) ?? surplusRefusal(book, ties);
  if (refused) return refused;
  const goods = goodsMoved(document, book.stock, movesBack(book, note, world), world.today, world);
  if (isRefusal(goods)) return goods;
  const turned = (entry: Entry) =>
    reversed(entry, { id: world.newId(), onDay: world.today, memo: journalMemos.creditNoteUndone });
  const own = book.entries
    .filter(({ id }) => id === note.entryId || id === note.goodsEntryId)
    .map((entry) => ({ of: entry.id, entry: turned(entry) }));
  const refundBack = ties.refund?.entry ? turned(ties.refund.entry) : null;
  const settled = book.settlements.find(({ id }) => id === note.settlementId);
  const entryId = own.find(({ of }) => of === note.entryId)?.entry.id ?? null;
  const restored = document.credited.find(({ id }) => id === note.id);
  const again =
    restored?.forgiven && settled ? forgivenAgain(book, note, settled, restored.taxRelief, world) : null;
  const after = moved(document, to, {
    homeOpen: again ? document.homeOpen : plus(document.homeOpen, settled?.homeAmount ?? zero),
    credited: document.credited.filter(({ id }) => id !== note.id),
  });
  return {
    ...emptyPlan(),
    documents: [headerChanged(document, after)],
    entries: [
      ...own.map(({ entry }) => entry),
      ...(refundBack ? [refundBack] : []),
      ...goods.entries,
      ...(again?.entries ?? []),
    ],
    settlements: [
      ...(settled ? [reversedSettlement(settled, world.newId(), world.today, entryId)] : []),
      ...surplusGone(ties, refundBack, world),
      ...(again?.settlements ?? []),
    ],
    undonePayments: note.paymentId ? [note.paymentId] : [],
    undoneCreditNotes: [note.id],
    moves: goods.moves,
    warnings: goods.warnings,
    events: [
      record(
        world,
        'creditNote.undo',
        document,
        { from: document.status, to: to.status },
        { amount: note.amount, number: note.number },
      ),
    ],
  };
};
