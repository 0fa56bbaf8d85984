import { type CreditState, isGivenBack } from '../../../src/domain/documents/credited.ts';
import type { DocumentHeader } from '../../../src/domain/documents/document.ts';
import type { DocumentKind } from '../../../src/domain/documents/kind.ts';
import { column, picked } from '../database/row.ts';
import { patterns } from '../database/search-patterns.ts';
import type { Tx } from '../database/tx.ts';
import { numberedColumns } from '../rows/document.ts';
import {
  amongHere,
  creditedAloneHere,
  creditStateHere,
  isOpenHere,
  openHere,
  overdueHere,
} from '../rows/statuses.ts';

/** What a list of documents of a kind is asked for; empty lists mean any. */
export interface DocumentFilter {
  kind: DocumentKind;
  statuses: string[];
  subtypes: string[];
  locations: string[];
  overdue: boolean;
  customerId?: string;
  /** Left out, documents in any. */
  currency?: string;
  /** Those that were picked; left out, all. */
  ids?: string[] | undefined;
  from: string | null;
  to: string | null;
  /** Of what is owed, by the day it falls due. */
  dueFrom?: string | null;
  dueTo?: string | null;
  /** What their badge says credit notes made of them. */
  credited?: CreditState | null;
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
  all: ['d.id'],
  issue_date: ['d.issued_on'],
  due_date: ['d.due_on'],
  total: ['d.home_total'],
  amountdue: [openHere('d')],
  // INV-9 is before INV-10, and each series by itself; a draft has none and is last.
  number: [
    String.raw`regexp_replace(d.number, '\d+$', '')`,
    String.raw`substring(d.number from '\d+$')::numeric`,
  ],
  contact: [`lower(d.parties->'to'->>'name')`],
} as const;

/** What has nothing in these columns is last, whichever way they go. */
const emptyLast: readonly (keyof typeof sorts)[] = ['due_date', 'number', 'contact'];

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
  | 'credited'
  | 'homeOpen'
  | 'channel'
  | 'answer'
  | 'depositRequired'
> & {
  customer: string;
  lineCount: number;
  /** The document it was made from, and its number. */
  sourceId: string | null;
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
    'credited',
    'homeOpen',
    'channel',
    'answer',
    'depositRequired',
  ]),
  customer: column.text,
  lineCount: column.int,
  sourceId: column.id.orNull,
  sourceNumber: column.text.orNull,
};

interface Where {
  text: string;
  values: unknown[];
}

const standardLocation = '(select id from location where business_id = $1 and is_default)';

/**
 * What a list of some statuses does with documents that credit notes alone settled in part: nobody paid a part, so they are listed as not
 * paid. 1 where it takes them in, −1 where it leaves them out, 0 where their status decides.
 */
export const creditedAloneIn = (statuses: readonly string[]): number =>
  Number(statuses.includes('NotPaid')) - Number(statuses.includes('DepositPaid'));

/** The condition on documents, with its values. */
export const narrowing = (tx: Tx, filter: DocumentFilter): Where => {
  const values: unknown[] = [tx.business.id];
  const add = (value: unknown) => `$${values.push(value)}`;
  const parts = [`d.business_id = $1`, `d.kind = ${add(filter.kind)}`];
  const alone = creditedAloneIn(filter.statuses);
  const stored = alone > 0 ? [...filter.statuses, 'DepositPaid'] : filter.statuses;
  if (stored.length) parts.push(`d.status = any(${add(stored)})`);
  else parts.push(`d.status <> 'Deleted'`);
  if (alone !== 0)
    parts.push(
      `case when ${creditedAloneHere('d')} then 'NotPaid' else d.status end = any(${add(filter.statuses)})`,
    );
  if (filter.subtypes.length) parts.push(`d.subtype = any(${add(filter.subtypes)})`);
  // What was written before there were several lies at the default one; a line may name one of its own.
  if (filter.locations.length) {
    const locations = add(filter.locations);
    parts.push(`(coalesce(d.location_id, ${standardLocation}) = any(${locations}) or exists (select 1 from document_line l
      where l.business_id = d.business_id and l.document_id = d.id and l.location_id = any(${locations})))`);
  }
  if (filter.overdue) parts.push(overdueHere('d', add(tx.today)));
  if (filter.ids) parts.push(`d.id = any(${add(filter.ids)})`);
  if (filter.customerId) parts.push(`d.contact_id = ${add(filter.customerId)}`);
  if (filter.currency) parts.push(`d.currency = ${add(filter.currency)}`);
  if (filter.from) parts.push(`d.issued_on >= ${add(filter.from)}`);
  if (filter.to) parts.push(`d.issued_on <= ${add(filter.to)}`);
  // One whose rest was paid is paid, whatever was credited of it before.
  if (filter.credited)
    parts.push(
      `${creditStateHere('d')} = ${add(filter.credited)}`,
      amongHere(isGivenBack(filter.credited) ? 'billed' : 'open', 'd'),
    );
  if (filter.dueFrom || filter.dueTo) parts.push(isOpenHere('d'));
  if (filter.dueFrom) parts.push(`d.due_on >= ${add(filter.dueFrom)}`);
  if (filter.dueTo) parts.push(`d.due_on <= ${add(filter.dueTo)}`);
  for (const pattern of patterns(filter.search)) parts.push(`d.search like ${add(pattern)}`);
  return { text: parts.join(' and '), values };
};

/** One page. Its ids come from an index; only its rows are read. Page and size are parameters: the text stays one. */
export const documentPage = async (
  tx: Tx,
  filter: DocumentFilter,
  page: number,
): Promise<ListedDocument[]> => {
  const { text, values } = narrowing(tx, filter);
  const direction = filter.ascending ? 'asc' : 'desc';
  const nulls = emptyLast.includes(filter.sort) ? ' nulls last' : '';
  const order = [
    ...sorts[filter.sort].map((column) => `${column} ${direction}${nulls}`),
    `d.id ${direction}`,
  ].join(', ');
  const rows = await tx.query(
    listedColumns,
    `select d.id, d.subtype, d.status, d.status_before, d.number, d.reference, d.issued_on, d.due_on, d.currency, d.total, d.home_total, d.settled,
       d.written_off, d.credited, d.home_open, d.channel, d.answer, d.deposit_required, d.parties->'to'->>'name' as customer, (select count(*)::int from document_line l where l.business_id = d.business_id and l.document_id = d.id) as line_count,
       d.source_id, (select s.number from document s where s.business_id = d.business_id and s.id = d.source_id) as source_number
     from document d where d.business_id = $1 and d.id in (
       select d.id from document d where ${text} order by ${order} limit $${values.length + 1} offset $${values.length + 2})
     order by ${order}`,
    [...values, filter.limit, (page - 1) * filter.limit],
  );
  return rows.map((row) => ({ ...row, kind: filter.kind }));
};
