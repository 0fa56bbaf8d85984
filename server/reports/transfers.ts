import type {
  AvailableItem,
  KeptTransfer,
  TransferCounts,
  TransferStatus,
  TransferView,
} from '../../src/domain/transfer/transfer.ts';
import { pageWithin } from '../../src/domain/values/paging.ts';
import { column } from '../store/database/row.ts';
import { patterns } from '../store/database/search-patterns.ts';
import type { Tx } from '../store/database/tx.ts';
import { findTransfer, transfersWhere } from '../store/stock/transfers.ts';
import { type EventView, historyOf } from './document-history.ts';

/** Columns the list may be sorted by. Ids are made in the order of time, so that `all` is by when they were added. */
export const transferSorts = {
  all: 't.id',
  number: 't.seq',
  source: 'lower(s.name)',
  destination: 'lower(d.name)',
  date: 't.on_day',
  status: 't.status',
} as const;

/** What of the transfers is asked for. */
export interface TransfersNarrowed {
  status: TransferStatus | null;
  from: string | null;
  to: string | null;
  search: string;
  sort: keyof typeof transferSorts;
  ascending: boolean;
  page: number;
  limit: number;
}

const narrowing = `($2::text is null or t.status = $2) and ($3::date is null or t.on_day >= $3) and ($4::date is null or t.on_day <= $4)
  and (lower(t.number) || ' ' || t.search) like all($5)`;

/** A page of transfers. A page beyond the last is the last. */
export const listTransfers = async (
  tx: Tx,
  query: TransfersNarrowed,
): Promise<{ rows: KeptTransfer[]; total: number; page: number }> => {
  const { status, from, to, search, sort, ascending, limit } = query;
  const values = [status, from, to, patterns(search)];
  const [count] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from stock_transfer t where t.business_id = $1 and ${narrowing}`,
    [tx.business.id, ...values],
  );
  const page = pageWithin(count!.n, query);
  const direction = ascending ? 'asc' : 'desc';
  const order = `order by ${transferSorts[sort]} ${direction}, t.id ${direction} limit $6 offset $7`;
  const rows = await transfersWhere(tx, `${narrowing} ${order}`, [...values, limit, (page - 1) * limit]);
  return { rows, total: count!.n, page };
};

/** How many transfers there are of each status. */
export const countTransfers = async (tx: Tx): Promise<TransferCounts> => {
  const rows = await tx.query(
    { status: column.text.as<TransferStatus>(), n: column.int },
    'select status, count(*)::int as n from stock_transfer where business_id = $1 group by 1',
    [tx.business.id],
  );
  const of = (status: TransferStatus) => rows.find((row) => row.status === status)?.n ?? 0;
  return {
    All: rows.reduce((sum, { n }) => sum + n, 0),
    InTransit: of('InTransit'),
    Transferred: of('Transferred'),
    Cancelled: of('Cancelled'),
  };
};

/** A transfer with what its page shows beside it. */
export interface TransferDetails {
  transfer: KeptTransfer;
  reverses: TransferView['reverses'];
  reversedBy: TransferView['reversedBy'];
  history: EventView[];
}

/** A transfer as its page shows it. Throws `Missing`. */
export const viewTransfer = async (tx: Tx, id: string): Promise<TransferDetails> => {
  const transfer = await findTransfer(tx, id);
  const others = await tx.query(
    { id: column.id, number: column.text },
    'select id, number from stock_transfer where business_id = $1 and id = any($2)',
    [tx.business.id, [transfer.reverses, transfer.reversedBy].filter((one) => one !== null)],
  );
  const of = (one: string | null) => others.find((other) => other.id === one) ?? null;
  return {
    transfer,
    reverses: of(transfer.reverses),
    reversedBy: of(transfer.reversedBy),
    history: await historyOf(tx, id),
  };
};

/**
 * A page of the items of which some lie at a location, by name, with what of each lies at another. Services and uncounted items
 * are left out. Source: answers-2.md, Q52.
 */
export const itemsAtLocation = async (
  tx: Tx,
  query: { locationId: string; destinationId: string | null; search: string; page: number; limit: number },
): Promise<{ rows: AvailableItem[]; total: number; page: number }> => {
  const narrowed = `p.business_id = $1 and l.location_id = $2 and l.qty > 0 and p.tracked and p.deleted_at is null and p.search like all($3)`;
  const from = `stock_level l join product p on p.business_id = l.business_id and p.id = l.product_id`;
  const values = [tx.business.id, query.locationId, patterns(query.search)];
  const [count] = await tx.query(
    { n: column.int },
    `select count(*)::int as n from ${from} where ${narrowed}`,
    values,
  );
  const page = pageWithin(count!.n, query);
  const rows = await tx.query(
    {
      id: column.id,
      name: column.text,
      sku: column.text,
      available: column.exact,
      atDestination: column.exact,
    },
    `select p.id, p.name, coalesce(p.sku, '') as sku, l.qty as available, coalesce(o.qty, 0) as at_destination from ${from}
       left join stock_level o on o.business_id = p.business_id and o.product_id = p.id and o.location_id = $4
     where ${narrowed} order by lower(p.name), p.id limit $5 offset $6`,
    [...values, query.destinationId, query.limit, (page - 1) * query.limit],
  );
  return { rows, total: count!.n, page };
};
