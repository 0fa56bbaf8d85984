import type { OpenItem } from '../../src/domain/books/open-item.ts';
import { noStock, standingMoves } from '../../src/domain/books/stock.ts';
import type { Day } from '../../src/domain/day.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import type { InvoiceBook } from '../../src/domain/invoice/book.ts';
import { isPositive } from '../../src/domain/money.ts';
import { lockDocument, lockDocuments } from './documents.ts';
import { standingEntriesOf } from './entries.ts';
import { lockItemsOf, paymentsById, settlementsOf } from './items.ts';
import { lockStock, movesOf } from './stock.ts';
import type { Tx } from './tx.ts';

/** An invoice alone, held against other writers: enough for acts that touch no money. */
export const lockInvoice = (tx: Tx, id: string): Promise<Document> => lockDocument(tx, 'invoice', id);

/** What goods an invoice moved, and the stock of all it sells or sold, held. Asked for before its items are. */
const lockGoods = async (
  tx: Tx,
  document: Document,
  sold: { products: readonly string[]; on: Day },
): Promise<Pick<InvoiceBook, 'goods' | 'stock'>> => {
  const moves = await movesOf(tx, document.id);
  const own = document.lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const first = sold.on < document.issuedOn ? sold.on : document.issuedOn;
  const stock = await lockStock(
    tx,
    [...own, ...sold.products, ...moves.map((move) => move.productId)],
    first,
  );
  return { goods: standingMoves(moves), stock };
};

const noGoods = { goods: [], stock: noStock };

const bookWith = async (
  tx: Tx,
  document: Document,
  held: readonly OpenItem[],
  goods: Pick<InvoiceBook, 'goods' | 'stock'> = noGoods,
): Promise<InvoiceBook> => {
  const own = held.filter((item) => item.documentId === document.id);
  const items = own.filter((item) => item.side === 'receivable');
  const [settlements, entries] = await Promise.all([
    settlementsOf(
      tx,
      items.map((item) => item.id),
    ),
    standingEntriesOf(tx, document.id),
  ]);
  const paidBy = settlements.flatMap((one) => (one.paymentId ? [one.paymentId] : []));
  const applied = new Set(settlements.map((one) => one.byItemId));
  return {
    document,
    items,
    settlements,
    payments: await paymentsById(tx, paidBy),
    credits: held.filter((item) => item.side === 'credit' && (own.includes(item) || applied.has(item.id))),
    entries,
    ...goods,
  };
};

/**
 * What hangs in the books on a document that is held already; its items, and the stock of what it is to sell, are held too.
 *
 * @param sold further products it is to sell, and the day on which; its own where left out
 */
export const bookOf = async (
  tx: Tx,
  document: Document,
  sold: { products: readonly string[]; on: Day } = { products: [], on: document.issuedOn },
): Promise<InvoiceBook> => {
  const goods = await lockGoods(tx, document, sold);
  return bookWith(tx, document, await lockItemsOf(tx, [document.id]), goods);
};

/** Invoices with the money that hangs on them, held by key, so that two writers never hold crosswise. No goods. */
export const lockBooks = async (tx: Tx, ids: readonly string[]): Promise<InvoiceBook[]> => {
  const [documents, held] = await Promise.all([lockDocuments(tx, 'invoice', ids), lockItemsOf(tx, ids)]);
  return Promise.all(documents.map((document) => bookWith(tx, document, held)));
};

/** An invoice with all that hangs on it, goods too. */
export const lockBook = async (tx: Tx, id: string): Promise<InvoiceBook> =>
  bookOf(tx, await lockInvoice(tx, id));

/** An invoice with all that hangs on it, and the unspent credit its customer has in its currency. */
export const lockBookAndCredit = async (
  tx: Tx,
  id: string,
): Promise<{ book: InvoiceBook; credits: OpenItem[] }> => {
  const document = await lockInvoice(tx, id);
  const { contactId, currency } = document;
  const held = await lockItemsOf(tx, [id], contactId ? { contactId, currency } : null);
  const credits = held.filter(
    (item) =>
      item.side === 'credit' &&
      item.contactId === contactId &&
      item.currency === currency &&
      isPositive(item.open),
  );
  return { book: await bookWith(tx, document, held), credits };
};
