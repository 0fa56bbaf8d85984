import { type EntryLine, reversed } from '../books/entry.ts';
import { lockRefusal } from '../books/lock.ts';
import { type OpenItem, reversedSettlement, type Settlement } from '../books/open-item.ts';
import type { World } from '../books/world.ts';
import type { Day } from '../day.ts';
import { type Decimal, isZero, minus, negated, plus, sum, zero } from '../money.ts';
import { emptyPlan, headerChanged, type Plan, record } from '../plan/plan.ts';
import type { Refusal } from '../values/refusal.ts';
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
  const { document } = book;
  const item = owedItemOf(book)!;
  const refused =
    futureDatedRefusal(document, world, 'written off') ??
    actDayRefusal(document, onDay, world) ??
    lessOpenRefusal(item, book.settlements, item.open, onDay, world);
  if (refused) return refused;
  const { entries, settlements, hasRelief } = writtenOffAnew(book, item, { onDay, taxRelief }, world);
  return {
    ...emptyPlan(),
    documents: [headerChanged(document, moved(document, to, { homeOpen: zero }))],
    entries,
    settlements,
    events: [
      record(
        world,
        'balance.writeOff',
        document,
        { from: document.status, to: to.status },
        { amount: item.open, ...(hasRelief ? { taxRelief: true } : {}) },
      ),
    ],
  };
};

/** The entry and the settlement that forgive what is open of an item. */
const writtenOffAnew = (
  book: PostedBook,
  item: OpenItem,
  { onDay, taxRelief }: WriteOffHow,
  world: World,
): Pick<Plan, 'entries' | 'settlements'> & { hasRelief: boolean } => {
  const { document, side } = book;
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
  return { entries, settlements: [settlement], hasRelief: tax.lines.length > 0 };
};

/** Whether a write-off took tax back. */
const tookTax = ({ entries }: PostedBook, { entryId }: Settlement): boolean =>
  entries.some(({ id, lines }) => id === entryId && lines.some(({ taxBase }) => !!taxBase));

/**
 * A write-off or discount that becomes another one, as a credit note takes its part of it or gives that back: the old one taken back, and what is open
 * then forgiven anew, with the tax where the old one took it. Nothing is forgiven anew where nothing is left open.
 *
 * @param former the one that stands; null where a credit note took all of it
 * @param then the document's books as they are but for what is forgiven, with the item as it is open then
 */
export const writeOffChanged = (
  book: PostedBook,
  former: Settlement | null,
  then: { book: PostedBook; item: OpenItem; taxRelief: boolean },
  world: World,
): Pick<Plan, 'entries' | 'settlements'> => {
  const back = former ? writeOffBack(book, former, world) : { entries: [], settlements: [] };
  if (isZero(then.item.open)) return back;
  const how = { onDay: world.today, taxRelief: then.taxRelief };
  const anew = writtenOffAnew(then.book, then.item, how, world);
  return {
    entries: [...back.entries, ...anew.entries],
    settlements: [...back.settlements, ...anew.settlements],
  };
};

/** The live write-off of a document, and whether it took tax back. */
export const standingWriteOff = (book: PostedBook): { settlement: Settlement; taxRelief: boolean } | null => {
  const settlement = writeOffOf(book);
  return settlement ? { settlement, taxRelief: tookTax(book, settlement) } : null;
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
        moved(document, to, {
          homeOpen: plus(document.homeOpen, settlement.homeAmount),
          // What credit notes took of it stays with them: there is nothing it could go back to.
          credited: document.credited.map(({ forgiven: _, taxRelief: __, ...credited }) => credited),
        }),
      ),
    ],
    ...writeOffBack(book, settlement, world),
    events: [record(world, 'writeOff.undo', document, { from: document.status, to: to.status })],
  };
};
