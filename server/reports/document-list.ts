import type { DocumentHeader } from '../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../src/domain/documents/kind.ts';
import { pageWithin } from '../../src/domain/paging.ts';
import { folded } from '../../src/domain/text.ts';
import { column, picked } from '../store/row.ts';
import { numberedColumns } from '../store/rows/document.ts';
import { openHere, overdueHere, pastDueHere } from '../store/statuses.ts';
import type { Tx } from '../store/tx.ts';

/** What a list of documents of a kind is asked for; empty lists mean any. */
export interface DocumentFilter {
  kind: DocumentKind;
  statuses: string[];
  subtypes: string[];
  locations: string[];
  overdue: boolean;
  customerId?: string;
  from: string | null;
  to: string | null;
  search: string;
  sort: keyof typeof sorts;
  ascending: boolean;
  page: number;
  limit: number;
}

/**
 * Columns a list may be sorted by; the name comes from this list and from nowhere else. Ids are made in the order of time, so
 * that `all` is by when they were added.
 */
export const sorts = {
  all: 'd.id',
  issue_date: 'd.issued_on',
  due_date: 'd.due_on',
  total: 'd.home_total',
  amountdue: openHere('d'),
} as const;

/** What a row of a list shows and its chart is asked about, and no more: reading and sending the rest was half of a page's cost. */
export type ListedDocument = Pick<
  DocumentHeader,
  | 'id'
  | 'kind'
  | 'subtype'
  | 'status'
  | 'statusBefore'
  | 'number'
  | 'reference'
  | 'issuedOn'
  | 'dueOn'
  | 'currency'
  | 'total'
  | 'homeTotal'
  | 'settled'
  | 'writtenOff'
  | 'homeOpen'
  | 'channel'
> & {
  customer: string;
  lineCount: number;
  /** The number of the document it was made from. */
  sourceNumber: string | null;
};

const listedColumns = {
  ...picked(numberedColumns, [
    'id',
    'subtype',
    'status',
    'statusBefore',
    'number',
    'reference',
    'issuedOn',
    'dueOn',
    'currency',
    'total',
    'homeTotal',
    'settled',
    'writtenOff',
    'homeOpen',
    'channel',
  ]),
  customer: column.text,
  lineCount: column.int,
  sourceNumber: column.text.orNull,
};
interface Where {
  text: string;
  values: unknown[];
}

const where = (tx: Tx, filter: DocumentFilter): Where => {
  const values: unknown[] = [tx.business.id];
  const add = (value: unknown) => `$${values.push(value)}`;
  const parts = [`d.business_id = $1`, `d.kind = ${add(filter.kind)}`];
  if (filter.statuses.length) parts.push(`d.status = any(${add(filter.statuses)})`);
  else parts.push(`d.status <> 'Deleted'`);
  if (filter.subtypes.length) parts.push(`d.subtype = any(${add(filter.subtypes)})`);
  if (filter.locations.length) parts.push(`d.location_id = any(${add(filter.locations)})`);
  if (filter.overdue) parts.push(overdueHere('d', add(tx.today)));
  if (filter.customerId) parts.push(`d.contact_id = ${add(filter.customerId)}`);
  if (filter.from) parts.push(`d.issued_on >= ${add(filter.from)}`);
  if (filter.to) parts.push(`d.issued_on <= ${add(filter.to)}`);
  for (const word of folded(filter.search).split(' ').filter(Boolean).slice(0, 8))
    parts.push(`d.search like ${add(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`);
  return { text: parts.join(' and '), values };
};

const isPlain = (filter: DocumentFilter): boolean =>
  filter.search === '' && !filter.overdue && !filter.customerId && filter.locations.length === 0;

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
    return row!.n;
  }
  const { text, values } = where(tx, filter);
  const [row] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from document d where ${text}`,
    values,
  );
  return row!.n;
};

/** One page. Its ids come from an index; only its rows are read. Page and size are parameters: the text stays one. */
const pageRows = async (tx: Tx, filter: DocumentFilter, page: number): Promise<ListedDocument[]> => {
  const { text, values } = where(tx, filter);
  const direction = filter.ascending ? 'asc' : 'desc';
  const order = `${sorts[filter.sort]} ${direction}${filter.sort === 'due_date' ? ' nulls last' : ''}, d.id ${direction}`;
  const rows = await tx.query(
    listedColumns,
    `select d.id, d.subtype, d.status, d.status_before, d.number, d.reference, d.issued_on, d.due_on, d.currency, d.total, d.home_total, d.settled,
       d.written_off, d.home_open, d.channel, d.parties->'to'->>'name' as customer, (select count(*)::int from document_line l where l.business_id = d.business_id and l.document_id = d.id) as line_count,
       (select s.number from document s where s.business_id = d.business_id and s.id = d.source_id) as source_number
     from document d where d.business_id = $1 and d.id in (
       select d.id from document d where ${text} order by ${order} limit $${values.length + 1} offset $${values.length + 2})
     order by ${order}`,
    [...values, filter.limit, (page - 1) * filter.limit],
  );
  return rows.map((row) => ({ ...row, kind: filter.kind }));
};

/** A page of documents and how many there are; a page beyond the last is the last. */
export const listDocuments = async (
  tx: Tx,
  filter: DocumentFilter,
): Promise<{ rows: ListedDocument[]; total: number; page: number }> => {
  const asked = Math.max(1, filter.page);
  const [total, rows] = await Promise.all([countOf(tx, filter), pageRows(tx, filter, asked)]);
  const page = pageWithin(total, { page: asked, limit: filter.limit });
  return { rows: page === asked ? rows : await pageRows(tx, filter, page), total, page };
};

/** Counts per status within a range of issue days. */
export const countDocuments = async (
  tx: Tx,
  kind: DocumentKind,
  range: { from: string | null; to: string | null },
): Promise<(status: string) => number> => {
  const rows = await tx.query(
    { status: column.text, n: column.int },
    `select status, sum(n)::int as n from document_day where business_id = $1 and kind = $4
     and ($2::date is null or on_day >= $2) and ($3::date is null or on_day <= $3) group by status`,
    [tx.business.id, range.from, range.to, kind],
  );
  const by = new Map(rows.map((row) => [row.status, row.n]));
  return (status) => by.get(status) ?? 0;
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
