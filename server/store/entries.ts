import type { Entry } from '../../src/domain/books/entry.ts';
import { type EntryLineRow, type EntryRow, entryOfRow } from './rows/entry.ts';
import type { Tx } from './tx.ts';

const standing = `and e.reverses is null and e.kind <> 'reversal'
  and not exists (select 1 from journal_entry r where r.business_id = e.business_id and r.reverses = e.id)`;

const withLines = async (tx: Tx, rows: readonly EntryRow[]): Promise<Entry[]> => {
  if (rows.length === 0) return [];
  const lines = await tx.query<EntryLineRow>(
    'select * from journal_line where business_id = $1 and entry_id = any($2) order by entry_id, n',
    [tx.business.id, rows.map((row) => row.id)],
  );
  return rows.map((row) =>
    entryOfRow(
      row,
      lines.filter((line) => line.entry_id === row.id),
    ),
  );
};

/** Entries about a document that nothing has reversed and that reverse nothing, oldest first. */
export const standingEntriesOf = async (tx: Tx, documentId: string): Promise<Entry[]> =>
  withLines(
    tx,
    await tx.query<EntryRow>(
      `select e.* from journal_entry e where e.business_id = $1 and e.document_id = $2 ${standing} order by e.id`,
      [tx.business.id, documentId],
    ),
  );

/** The entry that booked a payment, while nothing has reversed it. */
export const entryOfPayment = async (tx: Tx, paymentId: string): Promise<Entry | null> => {
  const [entry] = await withLines(
    tx,
    await tx.query<EntryRow>(
      `select e.* from journal_entry e where e.business_id = $1 and e.payment_id = $2 ${standing} order by e.id limit 1`,
      [tx.business.id, paymentId],
    ),
  );
  return entry ?? null;
};
