import type { Day } from '../../../src/domain/day.ts';
import type {
  BookedMoney,
  PayoutLine,
  PayoutLineKind,
  PayoutStatus,
} from '../../../src/domain/online-store/payout.ts';
import { column, type RowOf } from '../database/row.ts';
import type { BusinessTx } from '../database/tx.ts';

const columns = {
  id: column.text,
  status: column.text.as<PayoutStatus>(),
  onDay: column.day,
  net: column.exact,
  currency: column.text,
  /** Why it isn't booked; null for one that is, or needn't be. */
  reason: column.text.orNull,
  entryId: column.id.orNull,
  reversalId: column.id.orNull,
};
const listed = 'payout_id as id, status, on_day, net, currency, reason, entry_id, reversal_id';

/** A payout of a shop as it's kept. */
export type StorePayout = RowOf<typeof columns>;

/** Notes that a shop announced a payout, where that is new, and holds it against other writers. */
export const lockPayout = async (
  tx: BusinessTx,
  shopId: string,
  payout: { id: string; onDay: Day; net: string; currency: string },
): Promise<StorePayout> => {
  await tx.query(
    `insert into store_payout (business_id, shop_id, payout_id, status, on_day, net, currency) values ($1, $2, $3, 'Announced', $4, $5, $6)
     on conflict do nothing`,
    [tx.business.id, shopId, payout.id, payout.onDay, payout.net, payout.currency],
  );
  const [row] = await tx.query(
    columns,
    `select ${listed} from store_payout where business_id = $1 and shop_id = $2 and payout_id = $3 for update`,
    [tx.business.id, shopId, payout.id],
  );
  return row!;
};

/** Writes a payout that is held. */
export const writePayout = async (tx: BusinessTx, shopId: string, payout: StorePayout): Promise<void> => {
  await tx.query(
    `update store_payout set status = $4, on_day = $5, net = $6, reason = $7, entry_id = $8, reversal_id = $9, currency = $10
     where business_id = $1 and shop_id = $2 and payout_id = $3`,
    [
      tx.business.id,
      shopId,
      payout.id,
      payout.status,
      payout.onDay,
      payout.net,
      payout.reason,
      payout.entryId,
      payout.reversalId,
      payout.currency,
    ],
  );
};

/** Keeps what a payout holds; a movement that another held before it failed is this one's now. */
export const keepPayoutLines = async (
  tx: BusinessTx,
  shopId: string,
  payoutId: string,
  lines: readonly PayoutLine[],
): Promise<void> => {
  await tx.query(
    `insert into store_payout_line (business_id, shop_id, line_id, payout_id, kind, amount, fee, order_id, transaction_id)
     select $1, $2, l.id, $3, l.kind, l.amount, l.fee, l.order_id, l.transaction_id
     from jsonb_to_recordset($4::jsonb) as l (id text, kind text, amount money_, fee money_, order_id text, transaction_id text)
     on conflict (business_id, shop_id, line_id) do update set payout_id = excluded.payout_id`,
    [
      tx.business.id,
      shopId,
      payoutId,
      JSON.stringify(
        lines.map(({ orderId, transactionId, ...line }) => ({
          ...line,
          order_id: orderId,
          transaction_id: transactionId,
        })),
      ),
    ],
  );
};

/** Which of a shop's orders are in the books, or will be. */
export const knownOrders = async (
  tx: BusinessTx,
  shopId: string,
  orderIds: readonly string[],
): Promise<Set<string>> =>
  new Set(
    (
      await tx.query(
        { orderId: column.text },
        `select order_id from store_order where business_id = $1 and shop_id = $2 and order_id = any($3) and status <> 'Skipped'`,
        [tx.business.id, shopId, orderIds],
      )
    ).map(({ orderId }) => orderId),
  );

/**
 * What movements of a shop's orders are booked at, by the shop's numbers of them: a payment's own worth, or where it's booked on several
 * documents, and on a receipt, its amount at the rate of the order's document.
 *
 * @param digits those of the books' currency
 */
export const bookedMoney = async (
  tx: BusinessTx,
  shopId: string,
  transactionIds: readonly string[],
  digits: number,
): Promise<ReadonlyMap<string, BookedMoney>> => {
  const rows = await tx.query(
    { id: column.text, amount: column.exact, home: column.exact },
    `select d.key as id, t.sign * t.amount as amount,
       t.sign * case when p.amount = t.amount then p.home_amount else round(t.amount * doc.rate, $4) end as home
     from store_order o join store_order_deed d on d.business_id = o.business_id and d.store_order_id = o.id and d.kind in ('payment', 'money back')
     join document doc on doc.business_id = o.business_id and doc.id = o.document_id
     join lateral (select (e ->> 'amount')::numeric as amount, case d.kind when 'payment' then 1 else -1 end as sign
       from jsonb_array_elements(o.state -> 'transactions') e where e ->> 'id' = d.key limit 1) t on true
     left join payment p on p.business_id = d.business_id and p.id = d.made_id
     where o.business_id = $1 and o.shop_id = $2 and d.key = any($3)`,
    [tx.business.id, shopId, transactionIds, digits],
  );
  return new Map(rows.map(({ id, ...booked }) => [id, booked]));
};

/** The last payouts of a shop, the newest first, with the fees of each. */
export const lastPayouts = (tx: BusinessTx, shopId: string) =>
  tx.query(
    { ...columns, fees: column.exact },
    `select p.payout_id as id, p.status, p.on_day, p.net, p.currency, p.reason, p.entry_id, p.reversal_id,
       coalesce((select sum(l.fee - case when l.kind = 'adjustment' then l.amount else 0 end) from store_payout_line l
         where l.business_id = p.business_id and l.shop_id = p.shop_id and l.payout_id = p.payout_id), 0) as fees
     from store_payout p where p.business_id = $1 and p.shop_id = $2 order by p.on_day desc, p.payout_id desc limit 20`,
    [tx.business.id, shopId],
  );

const lineColumns = {
  id: column.text,
  kind: column.text.as<PayoutLineKind>(),
  amount: column.exact,
  fee: column.exact,
  orderId: column.text.orNull,
  transactionId: column.text.orNull,
};

/** What a payout holds, as it was kept. */
export const payoutLinesOf = (tx: BusinessTx, shopId: string, payoutId: string): Promise<PayoutLine[]> =>
  tx.query(
    lineColumns,
    `select line_id as id, kind, amount, fee, order_id, transaction_id from store_payout_line
     where business_id = $1 and shop_id = $2 and payout_id = $3 order by line_id`,
    [tx.business.id, shopId, payoutId],
  );

/**
 * What each way of paying took in by orders that are in the books, by currency, less what was given back; what of it was paid out; and the orders whose
 * money wasn't. A payment is known by its transaction at the shop. Source: connections.md, rule 16.
 *
 * @param currency of the shop, in which one that took in nothing yet is listed
 */
export const gatewaySums = (tx: BusinessTx, shopId: string, currency: string) =>
  tx.query(
    {
      gateway: column.text,
      currency: column.text,
      accountId: column.int.orNull,
      applied: column.exact,
      paidOut: column.exact,
      open: column.texts,
    },
    `with moved as (
       select t ->> 'gateway' as gateway, o.currency, o.name, o.placed_at, (t ->> 'amount')::numeric * case when d.kind = 'payment' then 1 else -1 end as amount,
         exists (select from store_payout_line l join store_payout p on p.business_id = l.business_id and p.shop_id = l.shop_id and p.payout_id = l.payout_id
           where l.business_id = o.business_id and l.shop_id = o.shop_id and l.transaction_id = d.key and p.status = 'Paid' and p.reason is null) as paid_out
       from store_order o
       join store_order_deed d on d.business_id = o.business_id and d.store_order_id = o.id and d.kind in ('payment', 'money back')
       join lateral jsonb_array_elements(o.state -> 'transactions') t on t ->> 'id' = d.key
       where o.business_id = $1 and o.shop_id = $2)
     select g.gateway, coalesce(m.currency, $3) as currency, g.account_id, coalesce(sum(m.amount), 0) as applied, coalesce(sum(m.amount) filter (where m.paid_out), 0) as paid_out,
       array(select o.name from moved o where o.gateway = g.gateway and o.currency = m.currency and not o.paid_out
         group by o.name order by min(o.placed_at) limit 5) as open
     from store_gateway g left join moved m on m.gateway = g.gateway
     where g.business_id = $1 and g.shop_id = $2
     group by g.gateway, m.currency, g.account_id order by g.gateway, m.currency`,
    [tx.business.id, shopId, currency],
  );

/** Which of the payouts that a shop tells of aren't kept as they are, or couldn't be booked yet. */
export const unsettledPayouts = async (
  tx: BusinessTx,
  shopId: string,
  reported: readonly { id: string; status: PayoutStatus }[],
): Promise<string[]> => {
  const kept = await tx.query(
    { id: column.text, status: column.text, reason: column.text.orNull },
    'select payout_id as id, status, reason from store_payout where business_id = $1 and shop_id = $2 and payout_id = any($3)',
    [tx.business.id, shopId, reported.map(({ id }) => id)],
  );
  const settled = new Set(
    kept
      .filter(
        ({ id, status, reason }) =>
          reason === null && reported.some((one) => one.id === id && one.status === status),
      )
      .map(({ id }) => id),
  );
  return reported.map(({ id }) => id).filter((id) => !settled.has(id));
};
