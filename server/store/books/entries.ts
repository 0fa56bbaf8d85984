import type { Entry } from '../../../src/domain/books/entry.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import { groupedBy } from '../../../src/domain/values/grouped-by.ts';
import type { Tx } from '../database/tx.ts';
import { entryColumns, entryLineColumns, entryOfRow, taxRecordColumns } from '../rows/entry.ts';

const standing = `and e.reverses is null and e.kind <> 'reversal'
  and not exists (select 1 from journal_entry r where r.business_id = e.business_id and r.reverses = e.id)`;

/** Entries about some things, or some by their ids, oldest first, with their lines. */
const entriesBy = async (
  tx: Tx,
  column: 'document_id' | 'payment_id' | 'id',
  ids: readonly string[],
  which: string,
): Promise<Entry[]> => {
  const about = `from journal_entry e where e.business_id = $1 and e.${column} = any($2) ${which}`;
  const [rows, lines, records] = await Promise.all([
    tx.query(entryColumns, `select e.* ${about} order by e.id`, [tx.business.id, ids]),
    tx.query(
      entryLineColumns,
      `select * from journal_line where business_id = $1 and entry_id = any (array(select e.id ${about})) order by entry_id, n`,
      [tx.business.id, ids],
    ),
    tx.query(
      taxRecordColumns,
      `select * from tax_record where business_id = $1 and entry_id = any (array(select e.id ${about})) order by entry_id, n`,
      [tx.business.id, ids],
    ),
  ]);
  const linesOf = groupedBy(lines, ({ entryId }) => entryId);
  const recordsOf = groupedBy(records, ({ entryId }) => entryId);
  return rows.map((row) => entryOfRow(row, linesOf.get(row.id) ?? [], recordsOf.get(row.id) ?? []));
};

const standingBy = (
  tx: Tx,
  column: 'document_id' | 'payment_id' | 'id',
  ids: readonly string[],
): Promise<Entry[]> => entriesBy(tx, column, ids, standing);

/** The entry a document was last posted with, reversed or not; null where nothing was posted. */
export const lastPosted = async (
  tx: Tx,
  documentId: string,
  { entry }: Pick<Side, 'entry'>,
): Promise<Entry | null> =>
  (await entriesBy(tx, 'document_id', [documentId], `and e.kind = '${entry}'`)).at(-1) ?? null;

/** Entries about documents that nothing has reversed and that reverse nothing, oldest first. */
export const standingEntriesOf = (tx: Tx, documentIds: readonly string[]): Promise<Entry[]> =>
  standingBy(tx, 'document_id', documentIds);

/** The entry that booked a payment, while nothing has reversed it. */
export const entryOfPayment = async (tx: Tx, paymentId: string): Promise<Entry | null> =>
  (await standingBy(tx, 'payment_id', [paymentId]))[0] ?? null;

/** Entries by their ids, those that nothing has reversed. */
export const entriesById = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Entry>> =>
  new Map(ids.length === 0 ? [] : (await standingBy(tx, 'id', ids)).map((entry) => [entry.id, entry]));

/** An entry by its id, while nothing has reversed it. */
export const entryById = async (tx: Tx, id: string): Promise<Entry | null> =>
  (await standingBy(tx, 'id', [id]))[0] ?? null;

/** An entry by its id, whatever became of it; null for none. */
export const entryEver = async (tx: Tx, id: string): Promise<Entry | null> =>
  (await entriesBy(tx, 'id', [id], ''))[0] ?? null;

/** True of an entry that another has taken back. */
export const isReversed = async (tx: Tx, id: string): Promise<boolean> =>
  (
    await tx.query('select 1 from journal_entry where business_id = $1 and reverses = $2', [
      tx.business.id,
      id,
    ])
  ).length > 0;
