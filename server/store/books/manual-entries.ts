import type { Entry } from '../../../src/domain/books/entry.ts';
import type { OpenItem, Settlement } from '../../../src/domain/books/open-item.ts';
import { payable, receivable } from '../../../src/domain/books/side.ts';
import type { JournalEntryStatus } from '../../../src/domain/journal-entry/journal-entry.ts';
import type { EntryContact } from '../../../src/domain/journal-entry/placed-line.ts';
import type { PostedEntry } from '../../../src/domain/journal-entry/reversal.ts';
import type { SettleableItem } from '../../../src/domain/journal-entry/settling.ts';
import { groupedBy } from '../../../src/domain/values/grouped-by.ts';
import { roleColumns, standsAs } from '../contacts/contacts.ts';
import { column } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { itemColumns } from '../rows/money.ts';
import { entryEver } from './entries.ts';
import { heldIn, settlementsOf } from './items.ts';

/** What an entry by hand has beside its lines. */
export interface ManualEntry {
  entryId: string;
  status: JournalEntryStatus;
  reference: string;
  /** The other of a pair that was posted together; null for an entry alone. */
  pairId: string | null;
}

const columns = {
  entryId: column.id,
  status: column.text.as<JournalEntryStatus>(),
  reference: column.text,
  pairId: column.id.orNull,
};

const selected = `select m.entry_id, m.status, m.reference, coalesce(m.pair_of, p.entry_id) as pair_id from manual_entry m
  left join manual_entry p on p.business_id = m.business_id and p.pair_of = m.entry_id
  where m.business_id = $1 and m.entry_id = $2`;

/** What an entry by hand has beside its lines; null for one that nobody typed. */
export const manualEntry = async (tx: BusinessTx, entryId: string): Promise<ManualEntry | null> =>
  (await tx.query(columns, selected, [tx.business.id, entryId]))[0] ?? null;

/** The same, held with the other of its pair against other writers. */
export const lockManualEntry = async (tx: Tx, entryId: string): Promise<ManualEntry | null> => {
  await tx.query(
    `select 1 from manual_entry where business_id = $1 and (entry_id = $2 or pair_of = $2
       or entry_id = (select pair_of from manual_entry where business_id = $1 and entry_id = $2)) order by entry_id for no key update`,
    [tx.business.id, entryId],
  );
  return manualEntry(tx, entryId);
};

/** Keeps what entries by hand have beside their lines, once they are posted. */
export const insertManualEntry = async (
  tx: Tx,
  entryId: string,
  {
    reference,
    pairOf,
    opensBooks = false,
  }: { reference: string; pairOf: string | null; opensBooks?: boolean },
): Promise<void> => {
  await tx.query(
    `insert into manual_entry (business_id, entry_id, status, reference, pair_of, opens_books) values ($1, $2, 'Posted', $3, $4, $5)`,
    [tx.business.id, entryId, reference, pairOf, opensBooks],
  );
};

/** Entries by hand that nothing took back, by their reference in small letters. */
export const entriesReferenced = (
  tx: Tx,
  references: readonly string[],
): Promise<{ id: string; reference: string; onDay: string }[]> =>
  tx.query(
    { id: column.id, reference: column.text, onDay: column.day },
    `select e.id, m.reference, e.on_day from manual_entry m
       join journal_entry e on e.business_id = m.business_id and e.id = m.entry_id
     where m.business_id = $1 and m.status = 'Posted' and m.reference <> '' and lower(m.reference) = any($2) order by e.number`,
    [tx.business.id, references],
  );

/** Says of entries by hand that others took them back. */
export const markReversed = async (tx: Tx, entryIds: readonly string[]): Promise<void> => {
  await tx.query(
    `update manual_entry set status = 'Reversed' where business_id = $1 and entry_id = any($2)`,
    [tx.business.id, entryIds],
  );
};

const contactColumns = {
  id: column.id,
  name: column.text,
  isCustomer: column.bool,
  isVendor: column.bool,
  customerTerms: column.int.orNull,
  vendorTerms: column.int.orNull,
};

/** Contacts that are in use, by id or by exact name. */
export const contactsNamed = (
  tx: Tx,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<EntryContact[]> => {
  const { has, own } = roleColumns.customer;
  return tx.query(
    contactColumns,
    `select id, name, ${standsAs('customer')} as is_customer, ${standsAs('vendor')} as is_vendor,
       case when ${has} then ${own} end as customer_terms, (${roleColumns.vendor.own} ->> 'termsDays')::int as vendor_terms
     from contact where business_id = $1 and (id = any($2) or name = any($3)) and (${standsAs('customer')} or ${standsAs('vendor')})
     order by id`,
    [tx.business.id, ids, names],
  );
};

const settleableColumns = { ...itemColumns, entryNumber: column.int };

/** What entries by hand and opening balances left open of some contacts in a currency, held against other writers. */
export const lockSettleable = async (
  tx: Tx,
  contactIds: readonly string[],
  currency: string,
): Promise<SettleableItem[]> => {
  if (contactIds.length === 0) return [];
  const rows = await tx.query(
    settleableColumns,
    `select i.*, e.number as entry_number from open_item i join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id
     where i.business_id = $1 and i.contact_id = any($2) and i.currency = $3 and i.side in ('${receivable.owed}', '${payable.owed}')
       and i.document_id is null and i.payment_id is null and i.open > 0 and e.kind in ('opening', 'manual')
     order by i.id for no key update of i`,
    [tx.business.id, contactIds, currency],
  );
  const items = rows.map(({ entryNumber: _, ...item }): OpenItem => item);
  heldIn(tx, items);
  const settlements = groupedBy(
    await settlementsOf(
      tx,
      items.map(({ id }) => id),
    ),
    ({ itemId }) => itemId,
  );
  return items.map((item, index) => ({
    item,
    entryNumber: rows[index]!.entryNumber,
    settlements: settlements.get(item.id) ?? [],
  }));
};

/** What an entry opened and what it settled, held against other writers, each item with all that settled it. */
export const lockItemsOfEntry = async (
  tx: Tx,
  { id, lines }: Entry,
): Promise<{ opened: { item: OpenItem; settlements: Settlement[] }[]; settled: Settlement[] }> => {
  const contactIds = [...new Set(lines.flatMap(({ contactId }) => contactId ?? []))];
  if (contactIds.length === 0) return { opened: [], settled: [] };
  const items = heldIn(
    tx,
    await tx.query(
      itemColumns,
      `select i.* from open_item i where i.business_id = $1 and i.contact_id = any($2) and i.document_id is null
         and (i.entry_id = $3 or exists (select 1 from settlement s
           where s.business_id = i.business_id and s.item_id = i.id and s.entry_id = $3))
       order by i.id for no key update of i`,
      [tx.business.id, contactIds, id],
    ),
  );
  const settlements = await settlementsOf(
    tx,
    items.map((item) => item.id),
  );
  const reversedIds = new Set(settlements.map(({ reverses }) => reverses));
  return {
    opened: items
      .filter(({ entryId }) => entryId === id)
      .map((item) => ({ item, settlements: settlements.filter(({ itemId }) => itemId === item.id) })),
    settled: settlements.filter(
      (one) => one.entryId === id && one.reverses === null && !reversedIds.has(one.id),
    ),
  };
};

/** The number an entry got. Throws `Missing`. */
export const entryNumber = async (tx: BusinessTx, id: string): Promise<number> => {
  const [row] = await tx.query(
    { number: column.int },
    'select number from journal_entry where business_id = $1 and id = $2',
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return row.number;
};

/** An entry with its number, whatever became of it. Throws `Missing`. */
export const postedEntry = async (tx: Tx, id: string): Promise<PostedEntry> => {
  const entry = await entryEver(tx, id);
  if (!entry) throw new Missing();
  return { entry, number: await entryNumber(tx, id) };
};

/** The number of the document an entry was posted for; null for none. */
export const documentOfEntry = async (tx: Tx, entryId: string): Promise<string | null> => {
  const [row] = await tx.query(
    { number: column.text.orNull },
    `select d.number from journal_entry e join document d on d.business_id = e.business_id and d.id = e.document_id
     where e.business_id = $1 and e.id = $2`,
    [tx.business.id, entryId],
  );
  return row?.number ?? null;
};
