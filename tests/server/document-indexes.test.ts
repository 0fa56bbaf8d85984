import { expect, test } from 'vitest';
import { asMaintainer } from '../../server/maintenance/connection.ts';
import { freshDatabase } from '../support/database.ts';

/** Every index that a posting writes, and what it is for. */
const indexes: Readonly<Record<string, string>> = {
  document_pkey: 'a document by its id, and all that refers to it',
  document_number: 'guard: a number is given once; a document by its number',
  document_business_id_kind_subtype_seq_key: 'guard: a place in a series is given once',
  document_by_added: 'lists, which begin with what was added last',
  document_by_day: 'lists by issue date, and reports of a span of days',
  document_by_status: 'tabs and filters of a status',
  document_by_contact: 'the documents of a customer or vendor',
  document_by_due: 'what is overdue: list, to-do list, reminders',
  document_by_total: 'lists by total',
  document_by_reference: 'a vendor’s reference that was entered already',
  document_source: 'what was made from a quote or an order',
  document_delivered: 'the count of delivered invoices',
};

test('every index of documents has a reader, or guards what is stored', async () => {
  const { url } = await freshDatabase();
  await asMaintainer(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select indexname as name from pg_indexes where schemaname = 'public' and tablename = 'document' order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(indexes).sort());
  });
});
