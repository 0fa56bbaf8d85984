import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { kindSpec } from '../../src/domain/documents/kinds.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import type { Tx } from '../store/database/tx.ts';
import {
  creditedAloneIn,
  type DocumentFilter,
  documentPage,
  type ListedDocument,
  narrowing,
} from '../store/documents/narrowed-documents.ts';
import { creditedAloneHere, overdueHere, pastDueHere } from '../store/rows/statuses.ts';

const isPlain = (filter: DocumentFilter): boolean =>
  filter.search === '' &&
  !filter.overdue &&
  !filter.dueFrom &&
  !filter.dueTo &&
  !filter.credited &&
  !filter.customerId &&
  filter.locations.length === 0;

/** How many of a kind credit notes alone settled in part: the days' counts have them by their status. */
const countCreditedAlone = async (
  tx: Tx,
  { kind, subtypes, from, to }: Pick<DocumentFilter, 'kind' | 'subtypes' | 'from' | 'to'>,
): Promise<number> => {
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from document d where d.business_id = $1 and d.kind = $2 and ${creditedAloneHere('d')}
     and (cardinality($3::text[]) = 0 or d.subtype = any($3))
     and ($4::date is null or d.issued_on >= $4) and ($5::date is null or d.issued_on <= $5)`,
    [tx.business.id, kind, subtypes, from, to],
  );
  return row!.n;
};

/** How many match: from the days' counts where they can tell, counted where a search or a due date decides. */
const countOf = async (tx: Tx, filter: DocumentFilter): Promise<number> => {
  if (isPlain(filter)) {
    const [row] = await tx.query(
      { n: column.int },
      `select coalesce(sum(n), 0)::int as n from document_day where business_id = $1 and kind = $6
       and (case when cardinality($2::text[]) = 0 then status <> 'Deleted' else status = any($2) end)
       and (cardinality($3::text[]) = 0 or subtype = any($3))
       and ($4::date is null or on_day >= $4) and ($5::date is null or on_day <= $5)`,
      [tx.business.id, filter.statuses, filter.subtypes, filter.from, filter.to, filter.kind],
    );
    const alone = creditedAloneIn(filter.statuses);
    return row!.n + (alone && alone * (await countCreditedAlone(tx, filter)));
  }
  const { text, values } = narrowing(tx, filter);
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from document d where ${text}`,
    values,
  );
  return row!.n;
};

/** A page of documents and how many there are; a page beyond the last is the last. */
export const listDocuments = async (
  tx: Tx,
  filter: DocumentFilter,
): Promise<{ rows: ListedDocument[]; total: number; page: number }> => {
  const requestedPage = Math.max(1, filter.page);
  const [total, rows] = await Promise.all([countOf(tx, filter), documentPage(tx, filter, requestedPage)]);
  const page = pageWithin(total, { page: requestedPage, limit: filter.limit });
  return { rows: page === requestedPage ? rows : await documentPage(tx, filter, page), total, page };
};

/** Counts per status as lists have them, within a range of issue days. */
export const countDocuments = async (
  tx: Tx,
  kind: DocumentKind,
  range: { from: string | null; to: string | null },
): Promise<(status: string) => number> => {
  const [rows, alone] = await Promise.all([
    tx.query(
      { status: column.text, n: column.int },
      `select status, sum(n)::int as n from document_day where business_id = $1 and kind = $4
       and ($2::date is null or on_day >= $2) and ($3::date is null or on_day <= $3) group by status`,
      [tx.business.id, range.from, range.to, kind],
    ),
    kindSpec(kind).posts ? countCreditedAlone(tx, { kind, subtypes: [], ...range }) : 0,
  ]);
  const by = new Map(rows.map((row) => [row.status, row.n]));
  return (status) => (by.get(status) ?? 0) + alone * creditedAloneIn([status]);
};

/** How many documents of a kind are overdue today; within a range of issue days they have to be counted one by one. */
export const countOverdue = async (
  tx: Tx,
  kind: DocumentKind,
  { from, to }: { from: string | null; to: string | null },
): Promise<number> => {
  const [late] =
    from || to
      ? await tx.query(
          { n: column.int },
          `select count(*)::int as n from document where business_id = $1 and kind = $5 and ${overdueHere('document', '$2')}
           and ($3::date is null or issued_on >= $3) and ($4::date is null or issued_on <= $4)`,
          [tx.business.id, tx.today, from, to, kind],
        )
      : await tx.query(
          { n: column.int },
          `select coalesce(sum(n), 0)::int as n from document_due where business_id = $1 and kind = $2
           and ${pastDueHere('document_due', '$3')}`,
          [tx.business.id, kind, tx.today],
        );
  return late!.n;
};
