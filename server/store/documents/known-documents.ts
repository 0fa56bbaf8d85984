import type { PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { kindSpec } from '../../../src/domain/documents/kinds.ts';
import { listsBy } from '../../../src/domain/values/lists-by.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';
import { owedHere } from '../rows/statuses.ts';

/**
 * The documents of a kind that have one of some numbers, ours or the one they came with, with their contact's name; deleted ones left out, the
 * oldest first.
 *
 * @param numbers in small letters
 */
export const documentsNumbered = (tx: Tx, kind: DocumentKind, numbers: readonly string[]) =>
  tx.query(
    {
      id: column.id,
      number: column.text.orNull,
      externalNumber: column.text.orNull,
      contact: column.text,
    },
    `select d.id, d.number, d.external_number, coalesce(c.name, d.parties -> 'to' ->> 'name') as contact from document d
       left join contact c on c.business_id = d.business_id and c.id = d.contact_id
     where d.business_id = $1 and d.kind = $2 and d.status <> 'Deleted'
       and (lower(d.external_number) = any($3) or lower(d.number) = any($3)) order by d.id`,
    [tx.business.id, kind, numbers],
  );

/** Which of some numbers documents of a kind have that were not taken back with their import, deleted ones too. */
export const numbersTaken = async (
  tx: Tx,
  kind: DocumentKind,
  numbers: readonly string[],
): Promise<Set<string>> => {
  const rows = await tx.query(
    { number: column.text },
    'select number from document where business_id = $1 and kind = $2 and number = any($3) and undone_at is null',
    [tx.business.id, kind, numbers],
  );
  return new Set(rows.map(({ number }) => number));
};

/** Lets the series of a kind go on behind numbers that were brought along and look like its own, so that none is given twice. */
export const skipNumbers = async (tx: Tx, kind: DocumentKind, numbers: readonly string[]): Promise<void> => {
  await tx.query(
    `update series s set next = x.n + 1, skipped = s.skipped + x.n + 1 - s.next from (
       select held.kind, max(substr(b.number, length(held.prefix) + 1)::int) as n
       from series held join unnest($3::text[]) as b (number) on starts_with(b.number, held.prefix)
         and substr(b.number, length(held.prefix) + 1) ~ '^[0-9]{1,9}$'
       where held.business_id = $1 and held.kind = any($2) group by held.kind) x
     where s.business_id = $1 and s.kind = x.kind and x.n >= s.next`,
    [tx.business.id, kindSpec(kind).types, numbers],
  );
};

/** Notes that documents were taken back with their import: what they were numbered can be given again. */
export const markUndone = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.query('update document set undone_at = $3 where business_id = $1 and id = any($2)', [
    tx.business.id,
    ids,
    tx.now,
  ]);
};

/** The issued documents of a kind that were not cancelled, by the number they came with or ours, each with its contact's name; at most so many. */
export const issuedByNumber = (tx: Tx, kind: DocumentKind, limit: number) => {
  const { draft, gone } = kindSpec(kind).statuses;
  return tx.query(
    { id: column.id, contact: column.text },
    `select d.id, coalesce(c.name, d.parties -> 'to' ->> 'name', '') as contact from document d
       left join contact c on c.business_id = d.business_id and c.id = d.contact_id
     where d.business_id = $1 and d.kind = $2 and d.status <> all($3)
     order by lower(coalesce(d.external_number, d.number)) collate "C", lower(coalesce(c.name, '')) collate "C", d.id limit $4`,
    [tx.business.id, kind, [...draft, ...gone], limit],
  );
};

/** When and how some documents were paid, where that was on one day and in one way; those that anything else settled too are left out. */
export const paymentsByDocument = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { onDay: Day; mode: PaymentMode }>> => {
  const rows = await tx.query(
    { id: column.id, onDay: column.day, mode: column.small.as<PaymentMode>() },
    `select o.document_id as id, min(s.on_day) as on_day, min(p.mode) as mode from settlement s
       join open_item o on o.business_id = s.business_id and o.id = s.item_id
       left join payment p on p.business_id = s.business_id and p.id = s.payment_id
     where s.business_id = $1 and o.document_id = any($2) and o.side in (${owedHere}) and s.reverses is null
       and s.kind not in ('write-off', 'credit-note', 'cancel')
       and not exists (select 1 from settlement r where r.business_id = s.business_id and r.reverses = s.id)
     group by 1 having count(*) = count(p.id) and count(distinct (s.on_day, p.mode)) = 1`,
    [tx.business.id, ids],
  );
  return new Map(rows.map(({ id, ...payment }) => [id, payment]));
};

/** The documents that rows of imports made, by the key of the row, the oldest first; those taken back or deleted left out. */
export const documentsImportedBy = async (tx: Tx, keys: readonly string[]) => {
  const rows = await tx.query(
    { key: column.text, id: column.id },
    `select r.key, r.subject_id as id from import_row r join document d on d.business_id = r.business_id and d.id = r.subject_id
     where r.business_id = $1 and r.key = any($2) and r.outcome = 'created' and d.status <> 'Deleted' order by d.id`,
    [tx.business.id, keys],
  );
  return listsBy(rows, ({ key }) => key);
};

/** The day of the opening balance of an account, a bank's kept with the bank; null for none. */
export const accountOpenedOn = async (tx: Tx, accountId: number): Promise<Day | null> => {
  const [row] = await tx.query(
    { onDay: column.day },
    `select e.on_day from account a left join bank b on b.business_id = a.business_id and b.account_id = a.id
     join journal_entry e on e.business_id = a.business_id and e.id = coalesce(b.opening_id, a.opening_id)
     where a.business_id = $1 and a.id = $2`,
    [tx.business.id, accountId],
  );
  return row?.onDay ?? null;
};

/** The days since which contacts owe, or are owed, what they did when the books began; those of whom nothing is open left out. */
export const contactsOpenedOn = async (
  tx: Tx,
  side: Side,
  ids: readonly string[],
): Promise<Map<string, Day>> => {
  const rows = await tx.query(
    { contactId: column.id, onDay: column.day },
    `select i.contact_id, max(i.on_day) as on_day from open_item i
       join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id and e.kind = 'opening'
     where i.business_id = $1 and i.contact_id = any($2) and i.side = $3
       and i.document_id is null and i.payment_id is null and i.open <> 0 group by 1`,
    [tx.business.id, ids, side.owed],
  );
  return new Map(rows.map(({ contactId, onDay }) => [contactId, onDay]));
};
