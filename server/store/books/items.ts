import type { OpenItem, Payment, Settlement } from '../../../src/domain/books/open-item.ts';
import type { Side } from '../../../src/domain/books/side.ts';
import type { Day } from '../../../src/domain/day.ts';
import type { Decimal } from '../../../src/domain/money.ts';
import { column } from '../database/row.ts';
import { type BusinessTx, Missing, type Tx } from '../database/tx.ts';
import { itemColumns, paymentOf, readPaymentColumns, settlementColumns } from '../rows/money.ts';

const known = new WeakMap<BusinessTx, Map<string, OpenItem>>();

/** Remembers what a transaction holds, so that its plan's sums need not ask for it again. */
export const heldIn = (tx: BusinessTx, items: OpenItem[]): OpenItem[] => {
  const held = known.get(tx) ?? new Map<string, OpenItem>();
  known.set(tx, held);
  for (const item of items) held.set(item.id, item);
  return items;
};

/** An item the transaction holds already. */
export const heldItem = (tx: BusinessTx, id: string): OpenItem | undefined => known.get(tx)?.get(id);

/** Step by step, each by its own key: joined at once, tables too young to have statistics were read crosswise. */
const related = `
  with own as materialized (select id, side from open_item where business_id = $1 and document_id = any($2)),
  settled as materialized (select by_item_id, payment_id from settlement
    where business_id = $1 and item_id = any (array(select id from own where side = $5)))
  select id from own
  union
  select by_item_id from settled where by_item_id is not null
  union
  select id from open_item where business_id = $1
    and payment_id = any (array(select payment_id from settled where payment_id is not null))
  union
  select id from open_item where business_id = $1 and side = $6 and contact_id = $3 and currency = $4 and open > 0`;

/**
 * Items related to documents: those they opened, credit applied to them, and credit their payments became; where a
 * customer is named, that customer's unspent credit too. Credit ties documents that know nothing of one another, so all
 * are held by one statement, by key: taken in two goes, two writers would hold crosswise.
 */
export const lockItemsOf = async (
  tx: Tx,
  side: Side,
  documentIds: readonly string[],
  creditOf: { contactId: string; currency: string } | null = null,
): Promise<OpenItem[]> => {
  const rows = await tx.query(
    itemColumns,
    `select * from open_item where business_id = $1 and id = any (array(${related})) order by id for no key update`,
    [
      tx.business.id,
      documentIds,
      creditOf?.contactId ?? null,
      creditOf?.currency ?? null,
      side.owed,
      side.surplus,
    ],
  );
  return heldIn(tx, rows);
};

/** Items by id, held against other writers. */
export const lockItems = async (tx: Tx, ids: readonly string[]): Promise<OpenItem[]> =>
  heldIn(
    tx,
    await tx.query(
      itemColumns,
      'select * from open_item where business_id = $1 and id = any($2) order by id for no key update',
      [tx.business.id, ids],
    ),
  );

/** A contact's unspent surplus in a currency, held against other writers. */
export const lockCreditOf = async (
  tx: Tx,
  { surplus }: Side,
  contactId: string,
  currency: string,
): Promise<OpenItem[]> =>
  await tx.query(
    itemColumns,
    `select * from open_item where business_id = $1 and side = $4 and contact_id = $2 and currency = $3 and open > 0
       order by id for no key update`,
    [tx.business.id, contactId, currency, surplus],
  );

/** A contact's unspent surplus, by the currency it stands in. */
export const creditsOf = async (
  tx: BusinessTx,
  { surplus }: Side,
  contactId: string,
): Promise<{ currency: string; amount: Decimal }[]> =>
  (
    await tx.query(
      { currency: column.text, amount: column.exact },
      `select currency, sum(open) as amount from open_item
       where business_id = $1 and side = $3 and contact_id = $2 and open > 0 group by currency order by currency`,
      [tx.business.id, contactId, surplus],
    )
  ).map(({ currency, amount }) => ({ currency, amount }));

/**
 * True of an item that no cancellation had cleared by the end of a day: a cancellation is dated like any settlement, so
 * before its day the item is still owed.
 *
 * @param day the parameter that holds the day; without one, by now
 */
export const notCancelled = (day?: string): string => `coalesce((select sum(s.amount) from settlement s
  where s.business_id = i.business_id and s.item_id = i.id and s.kind = 'cancel'${day ? ` and s.on_day <= ${day}` : ''}), 0) = 0`;

/**
 * What had been settled of an item by the end of a day, in SQL: what a statement and the ages of a past day are made of.
 *
 * @param day the parameter that holds the day
 */
export const settledBy = (column: 'amount' | 'home_amount', day: string): string =>
  `coalesce((select sum(s.${column}) from settlement s
    where s.business_id = i.business_id and s.item_id = i.id and s.on_day <= ${day}), 0)`;

/** What was left of it then. */
export const leftOn = (column: 'amount' | 'home_amount', day: string): string =>
  `i.${column} - ${settledBy(column, day)}`;

const openingHere = `select i.* from open_item i join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id
  where i.business_id = $1 and i.contact_id = any($2) and i.document_id is null and i.side = $3 and e.kind = 'opening'
    and ${notCancelled()}`;

const findOpenings = async (
  tx: BusinessTx,
  { owed }: Side,
  contactIds: readonly string[],
  lock: '' | ' order by i.id for no key update of i',
): Promise<ReadonlyMap<string, OpenItem>> => {
  if (contactIds.length === 0) return new Map();
  const rows = await tx.query(itemColumns, `${openingHere}${lock}`, [tx.business.id, contactIds, owed]);
  return new Map(rows.map((row) => [row.contactId, row]));
};

/** What was owed by some contacts, or to them, when the books began, as it is; by contact, where there was anything. */
export const openingsOf = (tx: BusinessTx, side: Side, contactIds: readonly string[]) =>
  findOpenings(tx, side, contactIds, '');

/** The same, held against other writers. */
export const lockOpenings = (tx: BusinessTx, side: Side, contactIds: readonly string[]) =>
  findOpenings(tx, side, contactIds, ' order by i.id for no key update of i');

/** The same of one contact, as it is; null while there is none. */
export const openingOf = async (tx: BusinessTx, side: Side, contactId: string): Promise<OpenItem | null> =>
  (await openingsOf(tx, side, [contactId])).get(contactId) ?? null;

/** The same, held against other writers. */
export const lockOpening = async (tx: BusinessTx, side: Side, contactId: string): Promise<OpenItem | null> =>
  (await lockOpenings(tx, side, [contactId])).get(contactId) ?? null;

/** Every settlement of some items, oldest first. */
export const settlementsOf = async (tx: Tx, itemIds: readonly string[]): Promise<Settlement[]> =>
  itemIds.length === 0
    ? []
    : await tx.query(
        settlementColumns,
        'select * from settlement where business_id = $1 and item_id = any($2) order by id',
        [tx.business.id, [...itemIds]],
      );

/** What settled surpluses, where a past day asks what of them was there since; none for today. */
export const settledSince = async (tx: Tx, credits: readonly OpenItem[], day: Day): Promise<Settlement[]> =>
  day < tx.today
    ? settlementsOf(
        tx,
        credits.map(({ id }) => id),
      )
    : [];

/** Every settlement of what documents opened as owed on a side. */
export const settlementsOn = (
  tx: Tx,
  { owed }: Side,
  documentIds: readonly string[],
): Promise<Settlement[]> =>
  tx.query(
    settlementColumns,
    `select * from settlement where business_id = $1 and item_id = any (array(
       select id from open_item where business_id = $1 and document_id = any($2) and side = $3)) order by id`,
    [tx.business.id, documentIds, owed],
  );

export const paymentsById = async (tx: Tx, ids: readonly string[]): Promise<Payment[]> =>
  ids.length === 0
    ? []
    : (
        await tx.query(
          readPaymentColumns,
          'select * from payment where business_id = $1 and id = any($2) order by id',
          [tx.business.id, [...new Set(ids)]],
        )
      ).map(paymentOf);

/** A payment held against other writers: invoices that share one know nothing of one another. Throws `Missing`. */
export const lockPayment = async (tx: Tx, id: string): Promise<Payment> => {
  const [row] = await tx.query(
    readPaymentColumns,
    'select * from payment where business_id = $1 and id = $2 for no key update',
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return paymentOf(row);
};

const live = `s.reverses is null and not exists (select 1 from settlement r where r.business_id = s.business_id and r.reverses = s.id)`;

/** The numbers of the documents that a surplus is spent on; none for no surplus. */
export const spentOn = async (tx: Tx, itemId: string | null): Promise<string[]> =>
  (
    await tx.query(
      { number: column.text },
      `select distinct d.number from settlement s
       join open_item target on target.business_id = s.business_id and target.id = s.by_item_id
       join document d on d.business_id = target.business_id and d.id = target.document_id
       where s.business_id = $1 and s.item_id = $2 and s.kind = 'credit' and ${live} order by 1`,
      [tx.business.id, itemId],
    )
  ).map((row) => row.number);

/**
 * What else depends on a payment: whether other invoices ever had a share of it, how many shares still stand (settling an
 * invoice, or as credit since its cancellation), and the credit its surplus became with the documents that spent it.
 */
export const tiesOfPayment = async (
  tx: Tx,
  side: Side,
  paymentId: string,
  settlementId: string,
): Promise<{ shared: boolean; others: number; surplusId: string | null; spentOn: string[] }> => {
  const [shares] = await tx.query(
    { ever: column.int, standing: column.int },
    `select count(*)::int as ever, (count(*) filter (where ${live}))::int as standing
     from settlement s join open_item i on i.business_id = s.business_id and i.id = s.item_id
     where s.business_id = $1 and s.payment_id = $2 and s.id <> $3 and s.kind = 'payment' and s.reverses is null`,
    [tx.business.id, paymentId, settlementId],
  );
  const credits = await tx.query(
    { id: column.id, surplus: column.bool },
    `select i.id, e.kind is not distinct from 'payment' as surplus from open_item i
     left join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id
     where i.business_id = $1 and i.payment_id = $2 and i.side = $3 order by i.id`,
    [tx.business.id, paymentId, side.surplus],
  );
  const surplusId = credits.find((credit) => credit.surplus)?.id ?? null;
  return {
    shared: shares!.ever > 0,
    others: shares!.standing + credits.filter((credit) => !credit.surplus).length,
    surplusId,
    spentOn: await spentOn(tx, surplusId),
  };
};
