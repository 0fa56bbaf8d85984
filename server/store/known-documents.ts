import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { column } from './row.ts';
import type { Tx } from './tx.ts';

/**
 * The documents of a kind that have one of some numbers, ours or the one they came with, with their contact's name; deleted ones left out, the
 * oldest first.
 *
 * @param numbers in small letters
 */
export const documentsNumbered = (tx: Tx, kind: DocumentKind, numbers: readonly string[]) =>
  tx.query(
    {
      ...{ id: column.id, number: column.text.orNull, externalNumber: column.text.orNull },
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
    `update series s set next = greatest(s.next, x.n + 1) from (
       select held.kind, max(substr(b.number, length(held.prefix) + 1)::int) as n
       from series held join unnest($3::text[]) as b (number) on starts_with(b.number, held.prefix)
         and substr(b.number, length(held.prefix) + 1) ~ '^[0-9]{1,9}$'
       where held.business_id = $1 and held.kind = any($2) group by held.kind) x
     where s.business_id = $1 and s.kind = x.kind`,
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
