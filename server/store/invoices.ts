import type { Document } from '../../src/domain/documents/document.ts';
import type { InvoiceBook } from '../../src/domain/invoice/book.ts';
import { lockDocuments } from './documents.ts';
import { standingEntriesOf } from './entries.ts';
import { lockItems, lockItemsOf, paymentsById, settlementsOf } from './items.ts';
import type { Tx } from './tx.ts';

/** An invoice alone, held against other writers: enough for acts that touch no money. */
export const lockInvoice = async (tx: Tx, id: string): Promise<Document> =>
  (await lockDocuments(tx, 'invoice', [id]))[0]!;

/** What hangs in the books on a document that is held already. Items are held too, by key. */
export const bookOf = async (tx: Tx, document: Document): Promise<InvoiceBook> => {
  const items = await lockItemsOf(tx, [document.id]);
  const receivables = items.filter((item) => item.side === 'receivable');
  const settlements = await settlementsOf(
    tx,
    receivables.map((item) => item.id),
  );
  const own = items.filter((item) => item.side === 'credit');
  const applied = settlements.flatMap((one) => (one.byItemId ? [one.byItemId] : []));
  const known = new Set(own.map((item) => item.id));
  const others = await lockItems(
    tx,
    applied.filter((id) => !known.has(id)),
  );
  return {
    document,
    items: receivables,
    settlements,
    payments: await paymentsById(
      tx,
      settlements.flatMap((one) => (one.paymentId ? [one.paymentId] : [])),
    ),
    credits: [...own, ...others],
    entries: await standingEntriesOf(tx, document.id),
  };
};

/** Invoices with all that hangs on them, held by key, so that two writers never hold crosswise. */
export const lockBooks = async (tx: Tx, ids: readonly string[]): Promise<InvoiceBook[]> => {
  const documents = await lockDocuments(tx, 'invoice', ids);
  const books: InvoiceBook[] = [];
  for (const document of documents) books.push(await bookOf(tx, document));
  return books;
};

export const lockBook = async (tx: Tx, id: string): Promise<InvoiceBook> => (await lockBooks(tx, [id]))[0]!;
