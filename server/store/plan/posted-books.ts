import type { Entry } from '../../../src/domain/books/entry.ts';
import type { OpenItem, Settlement } from '../../../src/domain/books/open-item.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import { liveMoves, noStock } from '../../../src/domain/books/stock.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { Document } from '../../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { kindsPostedOn } from '../../../src/domain/documents/kinds.ts';
import { isPositive } from '../../../src/domain/money.ts';
import type { PostedBook } from '../../../src/domain/posted/book.ts';
import { lastPosted, standingEntriesOf } from '../books/entries.ts';
import { lockItemsOf, paymentsById, settlementsOn } from '../books/items.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { isCancellation, notesOf } from '../documents/credit-notes.ts';
import { lockDocument, lockDocuments } from '../documents/documents.ts';
import { lockStock, movesOf, withOpeningDays } from '../stock/stock.ts';

/** The kind of document a side of the books comes from. */
const kindOn = (side: Side): DocumentKind => {
  const [kind] = kindsPostedOn(side);
  if (!kind) throw new Missing();
  return kind;
};

/** What goods a document moved, and the stock of all it sells or sold, held. Asked for before its items are. */
const lockGoods = async (
  tx: Tx,
  document: Document,
  sold: { products: readonly string[]; on: Day },
): Promise<Pick<PostedBook, 'goods' | 'stock'>> => {
  const moves = await movesOf(tx, document.id);
  const own = document.lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const first = sold.on < document.issuedOn ? sold.on : document.issuedOn;
  const stock = await lockStock(
    tx,
    [...own, ...sold.products, ...moves.map((move) => move.productId)],
    first,
  );
  // Only what came with a file may be older than an opening stock.
  const known = document.channel === 'import' ? await withOpeningDays(tx, stock) : stock;
  return { goods: liveMoves(moves), stock: known };
};

const noGoods = { goods: [], stock: noStock };

/** What the books hold of the money of documents. */
interface Money {
  /** What they opened, and what is tied to it, held. */
  held: readonly OpenItem[];
  settlements: readonly Settlement[];
  entries: readonly Entry[];
}

/** Sent together, and carried out in this order: what is settled is read once the items are held. */
const lockMoney = async (
  tx: Tx,
  side: Side,
  ids: readonly string[],
  creditOf: Parameters<typeof lockItemsOf>[3] = null,
): Promise<Money> => {
  const [held, settlements, entries] = await Promise.all([
    lockItemsOf(tx, side, ids, creditOf),
    settlementsOn(tx, side, ids),
    standingEntriesOf(tx, ids),
  ]);
  return { held, settlements, entries };
};

const bookWith = async (
  tx: Tx,
  side: Side,
  document: Document,
  money: Money,
  goods: Pick<PostedBook, 'goods' | 'stock'> = noGoods,
): Promise<PostedBook> => {
  const own = money.held.filter((item) => item.documentId === document.id);
  const items = own.filter((item) => item.side === side.owed);
  const settlements = money.settlements.filter(({ itemId }) => items.some(({ id }) => id === itemId));
  const paidBy = settlements.flatMap((one) => (one.paymentId ? [one.paymentId] : []));
  const isCancelled = document.status === 'Cancelled';
  const [payments, notes, cancelledEntry] = await Promise.all([
    paymentsById(tx, paidBy),
    // Most documents have none, and know it.
    document.credited.length > 0 || isCancelled ? notesOf(tx, document.id) : [],
    isCancelled ? lastPosted(tx, document.id, side) : null,
  ]);
  const standing = notes.filter(({ undone }) => !undone);
  const applied = new Set(settlements.map((one) => one.byItemId));
  return {
    side,
    document,
    items,
    settlements,
    payments,
    credits: money.held.filter(
      (item) => item.side === side.surplus && (own.includes(item) || applied.has(item.id)),
    ),
    entries: money.entries.filter(({ documentId }) => documentId === document.id),
    cancelledEntry,
    creditNotes: standing.filter((note) => !isCancellation(note)),
    cancellationId: standing.find(isCancellation)?.id ?? null,
    ...goods,
  };
};

/**
 * What the books hold of a document that is held already; its items, and the stock of what it is to sell, are held too.
 *
 * @param sold further products it is to sell, and the day on which; its own where left out
 */
export const bookOf = async (
  tx: Tx,
  side: Side,
  document: Document,
  sold: { products: readonly string[]; on: Day } = { products: [], on: document.issuedOn },
): Promise<PostedBook> => {
  const goods = await lockGoods(tx, document, sold);
  return bookWith(tx, side, document, await lockMoney(tx, side, [document.id]), goods);
};

/** Documents of a side with the money that belongs to them, held by key, so that two writers never hold crosswise. No goods. */
export const lockBooks = async (tx: Tx, side: Side, ids: readonly string[]): Promise<PostedBook[]> => {
  const [documents, money] = await Promise.all([
    lockDocuments(tx, kindOn(side), ids),
    lockMoney(tx, side, ids),
  ]);
  return Promise.all(documents.map((document) => bookWith(tx, side, document, money)));
};

/** A document of a side with all that belongs to it, goods too. */
export const lockBook = async (tx: Tx, side: Side, id: string): Promise<PostedBook> =>
  bookOf(tx, side, await lockDocument(tx, kindOn(side), id));

/** A document with all that belongs to it, and the unspent surplus its contact has in its currency. */
export const lockBookAndCredit = async (
  tx: Tx,
  side: Side,
  id: string,
): Promise<{ book: PostedBook; credits: OpenItem[] }> => {
  const document = await lockDocument(tx, kindOn(side), id);
  const { contactId, currency } = document;
  const money = await lockMoney(tx, side, [id], contactId ? { contactId, currency } : null);
  const credits = money.held.filter(
    (item) =>
      item.side === side.surplus &&
      item.contactId === contactId &&
      item.currency === currency &&
      isPositive(item.open),
  );
  return { book: await bookWith(tx, side, document, money), credits };
};
