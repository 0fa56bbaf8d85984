import type { Entry } from '../../src/domain/books/entry.ts';
import { entryColumns, entryLineColumns, entryOfRow } from './rows/entry.ts';
import type { Tx } from './tx.ts';

const standing = `and e.reverses is null and e.kind <> 'reversal'
  and not exists (select 1 from journal_entry r where r.business_id = e.business_id and r.reverses = e.id)`;

/** Standing entries about something, or one by its id, oldest first, with their lines. */
const standingBy = async (
  tx: Tx,
  column: 'document_id' | 'payment_id' | 'id',
  id: string,
): Promise<Entry[]> => {
  const about = `from journal_entry e where e.business_id = $1 and e.${column} = $2 ${standing}`;
  const [rows, lines] = await Promise.all([
    tx.query(entryColumns, `select e.* ${about} order by e.id`, [tx.business.id, id]),
    tx.query(
      entryLineColumns,
      `select * from journal_line where business_id = $1 and entry_id = any (array(select e.id ${about})) order by entry_id, n`,
      [tx.business.id, id],
    ),
  ]);
  return rows.map((row) =>
    entryOfRow(
      row,
      lines.filter((line) => line.entryId === row.id),
    ),
  );
};

/** Entries about a document that nothing has reversed and that reverse nothing, oldest first. */
export const standingEntriesOf = (tx: Tx, documentId: string): Promise<Entry[]> =>
  standingBy(tx, 'document_id', documentId);

/** The entry that booked a payment, while nothing has reversed it. */
export const entryOfPayment = async (tx: Tx, paymentId: string): Promise<Entry | null> =>
  (await standingBy(tx, 'payment_id', paymentId))[0] ?? null;

/** An entry by its id, while nothing has reversed it. */
export const entryById = async (tx: Tx, id: string): Promise<Entry | null> =>
  (await standingBy(tx, 'id', id))[0] ?? null;
