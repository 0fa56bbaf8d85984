import { type EntryLine, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { reversedSettlement, type Settlement } from '../books/open-item.ts';
import type { Day } from '../day.ts';
import { type Decimal, minus, negated, plus, sum, zero } from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record, type World } from '../plan.ts';
import type { Refusal } from '../refusal.ts';
import { actDayRefusal, lessOpenRefusal } from './act-day.ts';
import {
  type Decided,
  entryOf,
  futureDatedRefusal,
  lineOf,
  moved,
  owedItemOf,
  owedLine,
  type PostedBook,
  posted,
  settling,
} from './book.ts';
import { taxRelief as reliefOf } from './tax-relief.ts';

/** When what is owed is forgiven, and how. */
export interface WriteOffHow {
  onDay: Day;
  /** The tax in it is taken back too: what is owed to the state for money that never comes, or was claimed for money never paid. */
  taxRelief: boolean;
}

/**
 * Forgives the rest of what is owed on a day, not before the document's own day: a bad debt, or a discount a vendor gives.
 * Entry: 42 against 2, or 10 against 40; with tax relief 42 net and 9 its tax in proportion, or 40 and 8.
 * Source: answers.md, "Postings", write-off.
 */
export const planWriteOff = (
  book: PostedBook,
  { onDay, taxRelief }: WriteOffHow,
  to: Decided,
  world: World,
): Plan | Refusal => {
  const { document, side } = book;
  const item = owedItemOf(book)!;
  const refused =
    futureDatedRefusal(document, world, 'written off') ??
    actDayRefusal(document, onDay, world) ??
    lessOpenRefusal(item, book.settlements, item.open, onDay, world);
  if (refused) return refused;
  const tax = taxRelief ? reliefOf(book, item, world) : { lines: [], taxes: [] };
  const net = (whole: Decimal, of: (line: EntryLine) => Decimal) =>
    minus(side.signed(whole), sum(tax.lines.map(of)));
  const { entries, entryId } = posted(
    entryOf(world, {
      onDay,
      kind: 'write-off',
      documentId: document.id,
      memo: side.words.forgiven,
      taxes: tax.taxes,
      lines: [
        lineOf(document, {
          accountId: world.accounts[side.forgiven],
          amount: net(item.homeOpen, (line) => line.amount),
          foreignAmount: net(item.open, (line) => line.foreignAmount),
        }),
        ...tax.lines,
        owedLine(book, negated(item.homeOpen), negated(item.open), world),
      ],
    }),
  );
  const settlement: Settlement = {
    id: world.newId(),
    itemId: item.id,
    kind: 'write-off',
    byItemId: null,
    paymentId: null,
    entryId,
    onDay,
    amount: item.open,
    homeAmount: item.homeOpen,
    gain: zero,
    reverses: null,
  };
  return {
    ...emptyPlan(),
    documents: [headerChanged(document, moved(document, to, { homeOpen: zero }))],
    entries,
    settlements: [settlement],
    events: [
      record(
        world,
        'balance.writeOff',
        document,
        { from: document.status, to: to.status },
        { amount: item.open, ...(tax.lines.length ? { taxRelief: true } : {}) },
      ),
    ],
  };
};

/** The live write-off of a document. */
export const writeOffOf = (book: PostedBook): Settlement | undefined =>
  settling(book).find((one) => one.kind === 'write-off');

/** What takes a write-off back today: its settlement, and the reversal of its entry where it has one. */
export const writeOffBack = (
  book: PostedBook,
  settlement: Settlement,
  world: World,
): Pick<Plan, 'entries' | 'settlements'> => {
  const entries = book.entries
    .filter((one) => one.id === settlement.entryId)
    .map((one) =>
      reversed(one, { id: world.newId(), onDay: world.today, memo: book.side.words.forgivenUndone }),
    );
  return {
    entries,
    settlements: [reversedSettlement(settlement, world.newId(), world.today, entries[0]?.id ?? null)],
  };
};

/** Takes a write-off back: its entry reversed today, the rest owed again. */
export const planWriteOffUndo = (book: PostedBook, to: Decided, world: World): Plan | Refusal => {
  const locked = lockRefusal(world, world.today);
  if (locked) return locked;
  const { document } = book;
  const settlement = writeOffOf(book)!;
  return {
    ...emptyPlan(),
    documents: [
      headerChanged(
        document,
        moved(document, to, { homeOpen: plus(document.homeOpen, settlement.homeAmount) }),
      ),
    ],
    ...writeOffBack(book, settlement, world),
    events: [record(world, 'writeOff.undo', document, { from: document.status, to: to.status })],
  };
};
