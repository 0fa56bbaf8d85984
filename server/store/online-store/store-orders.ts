import { receivable } from '../../../src/domain/books/side.ts';
import { dayIn } from '../../../src/domain/day.ts';
import { kindsPostedOn } from '../../../src/domain/documents/kinds.ts';
import type { BilledPart } from '../../../src/domain/online-store/edits.ts';
import type { HoldKind, OrderHold } from '../../../src/domain/online-store/hold.ts';
import { outcomeOf, type StoreOrder, type StoreOutcome } from '../../../src/domain/online-store/order.ts';
import type { StoreOrderStanding, StoreOrderStatus } from '../../../src/domain/online-store/order-record.ts';
import { storeOrders } from '../../../src/domain/online-store/store-orders.words.ts';
import { newId } from '../database/new-id.ts';
import { column, listed, type RowOf } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { billedShape, storeOrderShape } from './store-order-json.ts';

/** The columns of an order's record. */
export const storeOrderColumns = {
  id: column.id,
  shopId: column.text,
  orderId: column.text,
  name: column.text,
  customer: column.text,
  status: column.text.as<StoreOrderStatus>(),
  /** The shop told of it since it was last looked at. */
  waiting: column.bool,
  reason: column.text.orNull,
  /** What holds it; null for one that isn't on hold, and for one that was put on hold before that was kept. */
  holdKind: column.text.as<HoldKind>().orNull,
  holdAbout: column.text.orNull,
  placedOn: column.day.orNull,
  total: column.exact.orNull,
  currency: column.text.orNull,
  /** As it was last fetched, and by that what became of it at its shop; null before that, the latter of one that is simply sold too. */
  state: column.json.shaped(storeOrderShape).orNull,
  outcome: column.text.as<StoreOutcome>().orNull,
  documentId: column.id.orNull,
  /** What was billed of it; null where nothing was, or before that was kept. */
  billed: column.json.shaped(billedShape).orNull,
};
const selected = `select ${listed(storeOrderColumns)} from store_order where business_id = $1`;

/** An order of a shop as it's kept. */
export type StoreOrderRow = RowOf<typeof storeOrderColumns>;

/** What its chart is asked about. */
export const orderStandingOf = ({
  status,
  waiting,
  documentId,
}: Pick<StoreOrderRow, 'status' | 'waiting' | 'documentId'>): StoreOrderStanding => ({
  status,
  facts: { waiting, made: documentId !== null },
});

/** Notes that a shop has an order, where that is new, and holds it against other writers. */
export const lockOrderOf = async (
  tx: BusinessTx,
  shopId: string,
  orderId: string,
): Promise<StoreOrderRow> => {
  await tx.query(
    `insert into store_order (business_id, id, shop_id, order_id, status, waiting, heard_at) values ($1, $2, $3, $4, 'Received', true, $5)
     on conflict (business_id, shop_id, order_id) do nothing`,
    [tx.business.id, newId(), shopId, orderId, tx.now],
  );
  const [row] = await tx.query(
    storeOrderColumns,
    `${selected} and shop_id = $2 and order_id = $3 for update`,
    [tx.business.id, shopId, orderId],
  );
  return row!;
};

/** An order that is held against other writers. Throws `Missing`. */
export const lockStoreOrder = async (tx: BusinessTx, id: string): Promise<StoreOrderRow> => {
  const [row] = await tx.query(storeOrderColumns, `${selected} and id = $2 for update`, [tx.business.id, id]);
  if (!row) throw new Missing();
  return row;
};

/** Writes where an order that is held stands, and why. */
export const writeOrderStanding = async (
  tx: BusinessTx,
  id: string,
  { status, facts }: StoreOrderStanding,
  reason: string | null,
  hold: OrderHold | null = null,
): Promise<void> => {
  await tx.query(
    'update store_order set status = $3, waiting = $4, reason = $5, hold_kind = $6, hold_about = $7 where business_id = $1 and id = $2',
    [tx.business.id, id, status, facts.waiting, reason, hold?.kind ?? null, hold?.about ?? null],
  );
};

/** Keeps what was fetched of an order, unless something newer is kept. True where it tells something new. */
export const keepOrderState = async (tx: BusinessTx, id: string, order: StoreOrder): Promise<boolean> => {
  const kept = await tx.query(
    { id: column.id },
    `update store_order set name = $3, customer = $4, placed_at = $5, placed_on = $6, total = $7, currency = $8, changed_at = $9, state = $10::jsonb, outcome = $12, heard_at = $11
     where business_id = $1 and id = $2 and (state is null or changed_at < $9 or (changed_at = $9 and state <> $10::jsonb)) returning id`,
    [
      tx.business.id,
      id,
      order.name,
      order.customer.name || order.customer.email || storeOrders.storeCustomer,
      new Date(order.placedAt),
      dayIn(tx.business.timeZone, new Date(order.placedAt)),
      order.total,
      order.currency,
      new Date(order.changedAt),
      JSON.stringify(order),
      tx.now,
      outcomeOf(order),
    ],
  );
  return kept.length > 0;
};

/** The orders that wait to be looked at and were fetched, the oldest first; held ones too where they are to be tried again. */
export const ordersToLookAt = async (
  tx: BusinessTx,
  shopId: string,
  { held, limit }: { held: boolean; limit: number },
): Promise<string[]> =>
  (
    await tx.query(
      { id: column.id },
      `select id from store_order where business_id = $1 and shop_id = $2 and state is not null and (waiting or ($3 and status = 'Held'))
       order by placed_at, name, id limit $4`,
      [tx.business.id, shopId, held, limit],
    )
  ).map(({ id }) => id);

/** The orders of a shop that are on hold for one reason, the oldest first. One that was put on hold before reasons were kept has another one. */
export const ordersHeldFor = async (
  tx: BusinessTx,
  shopId: string,
  kind: HoldKind,
  limit: number,
): Promise<string[]> =>
  (
    await tx.query(
      { id: column.id },
      `select id from store_order where business_id = $1 and shop_id = $2 and status = 'Held' and coalesce(hold_kind, 'other') = $3
       order by placed_at, name, id limit $4`,
      [tx.business.id, shopId, kind, limit],
    )
  ).map(({ id }) => id);

/** Orders that were heard of and never fetched. */
export const ordersToFetch = async (tx: BusinessTx, shopId: string): Promise<string[]> =>
  (
    await tx.query(
      { orderId: column.text },
      `select order_id from store_order where business_id = $1 and shop_id = $2 and waiting and state is null order by heard_at limit 500`,
      [tx.business.id, shopId],
    )
  ).map(({ orderId }) => orderId);

/** The states of orders not in the books yet that sell one of a shop's variants. */
export const statesSelling = async (
  tx: BusinessTx,
  shopId: string,
  variantId: string,
): Promise<StoreOrder[]> =>
  (
    await tx.query(
      { state: column.json.shaped(storeOrderShape) },
      `select state from store_order where business_id = $1 and shop_id = $2 and document_id is null and status in ('Received', 'Held')
         and state -> 'lines' @> $3::jsonb`,
      [tx.business.id, shopId, JSON.stringify([{ variant: { id: variantId } }])],
    )
  ).map(({ state }) => state);

/** What was made of an order. */
export type OrderAction =
  | 'item'
  | 'document'
  | 'added'
  | 'edit'
  | 'payment'
  | 'refund'
  | 'money back'
  | 'cancellation';

/** The keys of what was made of an order, by kind. */
export const orderActionsOf = async (
  tx: BusinessTx,
  id: string,
): Promise<ReadonlyMap<OrderAction, Set<string>>> => {
  const rows = await tx.query(
    { kind: column.text.as<OrderAction>(), key: column.text },
    'select kind, key from store_order_deed where business_id = $1 and store_order_id = $2',
    [tx.business.id, id],
  );
  const actions = new Map<OrderAction, Set<string>>();
  for (const { kind, key } of rows) actions.set(kind, (actions.get(kind) ?? new Set()).add(key));
  return actions;
};

/** The documents made of an order, the first one first. */
export const documentsOf = async (tx: BusinessTx, id: string): Promise<string[]> =>
  (
    await tx.query(
      { madeId: column.id },
      `select made_id from store_order_deed where business_id = $1 and store_order_id = $2 and kind in ('document', 'added') order by made_id`,
      [tx.business.id, id],
    )
  ).map(({ madeId }) => madeId);

/** Notes what was made of an order, in the transaction that makes it: it's made once. */
export const addOrderAction = async (
  tx: BusinessTx,
  id: string,
  kind: OrderAction,
  key: string,
  madeId: string | null,
  note: string | null = null,
): Promise<void> => {
  await tx.query(
    'insert into store_order_deed (business_id, store_order_id, kind, key, made_id, note, at) values ($1, $2, $3, $4, $5, $6, $7)',
    [tx.business.id, id, kind, key, madeId, note, tx.now],
  );
};

/** Notes the document an order became, and what of it that bills. */
export const noteDocument = async (
  tx: BusinessTx,
  id: string,
  { documentId, billed }: { documentId: string; billed: readonly BilledPart[] },
): Promise<void> => {
  await tx.query(
    'update store_order set document_id = $3, billed = $4::jsonb where business_id = $1 and id = $2',
    [tx.business.id, id, documentId, JSON.stringify(billed)],
  );
};

/** Notes what of an order is billed now. */
export const noteBilled = async (tx: BusinessTx, id: string, parts: readonly BilledPart[]): Promise<void> => {
  await tx.query('update store_order set billed = $3::jsonb where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    JSON.stringify(parts),
  ]);
};

/** Notes which line of a document is which of an order's, in place of what was noted of that document. */
export const noteLines = async (
  tx: BusinessTx,
  id: string,
  documentId: string,
  lines: readonly { lineId: string; documentLineId: string }[],
): Promise<void> => {
  await Promise.all([
    tx.query(
      'delete from store_order_line where business_id = $1 and store_order_id = $2 and document_id = $3',
      [tx.business.id, id, documentId],
    ),
    tx.query(
      `insert into store_order_line (business_id, store_order_id, document_id, line_id, document_line_id)
       select $1, $2, $3, l.line_id, l.document_line_id from unnest($4::text[], $5::uuid[]) as l (line_id, document_line_id)`,
      [
        tx.business.id,
        id,
        documentId,
        lines.map(({ lineId }) => lineId),
        lines.map(({ documentLineId }) => documentLineId),
      ],
    ),
  ]);
};

/** A line of an order's document, by the order's own. */
export interface StoreOrderLine {
  lineId: string;
  documentId: string;
  documentLineId: string;
}

/** The lines of an order's documents. */
export const documentLinesOf = (tx: BusinessTx, id: string): Promise<StoreOrderLine[]> =>
  tx.query(
    { lineId: column.text, documentId: column.id, documentLineId: column.id },
    'select line_id, document_id, document_line_id from store_order_line where business_id = $1 and store_order_id = $2',
    [tx.business.id, id],
  );

/** A document not from the store that is the same sale; its number, or null for none. Source: connections.md, rule 9. */
export const sameSale = async (
  tx: Tx,
  { name, email, customer, day, total }: Record<'name' | 'email' | 'customer' | 'day' | 'total', string>,
): Promise<string | null> => {
  const [row] = await tx.query(
    { number: column.text },
    `select d.number from document d join contact c on c.business_id = d.business_id and c.id = d.contact_id
     where d.business_id = $1 and d.kind = any($7) and d.channel <> 'store' and d.number is not null and d.issued_on = $2 and d.total = $3
       and $4 in (ltrim(d.reference, '#'), ltrim(d.number, '#'))
       and (lower(c.email) = lower($5) and $5 <> '' or lower(c.name) = lower($6)) limit 1`,
    [tx.business.id, day, total, name.replace(/^#/, ''), email, customer, kindsPostedOn(receivable)],
  );
  return row?.number ?? null;
};
