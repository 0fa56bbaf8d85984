import type { Pool, Stock, StockMove } from '../../../src/domain/books/stock.ts';
import { noStock } from '../../../src/domain/books/stock.ts';
import type { Day } from '../../../src/domain/day.ts';
import { isZero } from '../../../src/domain/money.ts';
import { holdBooks } from '../database/hold.ts';
import { column } from '../database/row.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { moveColumns } from '../rows/stock.ts';

/** The place goods are in when a document names none. Throws `Missing` for a business without one. */
export const defaultLocation = async (tx: Tx): Promise<string> => {
  const [row] = await tx.query(
    { id: column.id },
    'select id from location where business_id = $1 and is_default',
    [tx.business.id],
  );
  if (!row) throw new Missing();
  return row.id;
};

/** A place goods may lie in, held against its deactivation; the default one for none. Throws `Missing`. */
export const holdLocation = async (tx: Tx, requestedId: string | null): Promise<string> => {
  await holdBooks(tx, 'shared');
  const [row] = await tx.query(
    { id: column.id },
    'select id from location where business_id = $1 and (id = $2 or $2::uuid is null and is_default) and active',
    [tx.business.id, requestedId],
  );
  if (!row) throw new Missing();
  return row.id;
};

/** The locations in use, held against their deactivation, and which of them is the default. Throws `Missing` for a business without one. */
export const holdLocationsInUse = async (tx: Tx): Promise<Pick<Stock, 'locationId' | 'locations'>> => {
  await holdBooks(tx, 'shared');
  const rows = await tx.query(
    { id: column.id, name: column.text, isDefault: column.bool },
    'select id, name, is_default from location where business_id = $1 and active order by id',
    [tx.business.id],
  );
  const standard = rows.find(({ isDefault }) => isDefault);
  if (!standard) throw new Missing();
  const locationId = standard.id;
  if (rows.length === 1) return { locationId };
  const named = rows.sort((a, b) => a.name.localeCompare(b.name)).map(({ id, name }) => [id, name]);
  return { locationId, locations: Object.fromEntries(named) };
};

const negativeIsAllowed = async (tx: Tx): Promise<boolean> => {
  const [row] = await tx.query(
    { allowed: column.bool },
    `select coalesce((settings -> 'negativeStock')::bool, false) as allowed from business where id = $1`,
    [tx.business.id],
  );
  return row!.allowed;
};

const worth = { quantity: column.exact.called('qty'), value: column.exact };

/** What the last that moved of each product were worth, or what one is by its card. */
const lastMoved = (tx: Tx, ids: readonly string[]) =>
  tx.query(
    { id: column.id, ...worth },
    `select p.id, coalesce(m.qty, 1) as qty, coalesce(m.value, p.cost) as value from product p
     left join lateral (select qty, value from stock_move where business_id = p.business_id and product_id = p.id and qty <> 0
         and reason not in ('transfer-out', 'transfer-in')
       order by id desc limit 1) m on true
     where p.business_id = $1 and p.id = any($2)`,
    [tx.business.id, ids],
  );

/** Which products are meant, in SQL, and from which day on; with what both are asked with after the business. */
interface StockQuery {
  among: (id: string) => string;
  products: unknown;
  since: string;
  day: Day | null;
}

const stockBy = async (tx: Tx, { among, products, since, day }: StockQuery): Promise<Stock> => {
  // Sent together, and carried out in this order: what is at which location is read once the products are held.
  const [inUse, rows, levels, later, negativeAllowed] = await Promise.all([
    holdLocationsInUse(tx),
    tx.query(
      {
        id: column.id,
        name: column.text,
        inventoryAccount: column.int.orNull,
        costAccount: column.int.orNull,
        expiresOn: column.day.orNull,
        ...worth,
      },
      `select id, name, inventory_account, cost_account, expires_on, qty, value from product where business_id = $1 and ${among('id')} and tracked
       order by id for no key update`,
      [tx.business.id, products],
    ),
    tx.query(
      { productId: column.id, locationId: column.id, quantity: worth.quantity },
      `select product_id, location_id, qty from stock_level where business_id = $1 and ${among('product_id')}`,
      [tx.business.id, products],
    ),
    tx.query(
      {
        productId: column.id,
        locationId: column.id,
        onDay: column.day,
        quantity: worth.quantity,
        counted: column.bool,
      },
      `select product_id, location_id, on_day, sum(qty) as qty, bool_or(reason = 'count') as counted from stock_move
       where business_id = $1 and ${among('product_id')} and on_day > ${since} and location_id is not null group by 1, 2, 3`,
      [tx.business.id, products, ...(day === null ? [] : [day])],
    ),
    negativeIsAllowed(tx),
  ]);
  if (rows.length === 0) return noStock;
  // Where there are some, their average is asked, and never what the last one cost.
  const empty = rows.filter(({ quantity }) => isZero(quantity)).map((row) => row.id);
  const lasts = empty.length > 0 ? await lastMoved(tx, empty) : [];
  const poolOf = ({ id, ...row }: (typeof rows)[number]): Pool => {
    const { quantity, value } = lasts.find((last) => last.id === id) ?? row;
    return {
      productId: id,
      last: { quantity, value },
      levels: Object.fromEntries(
        levels.filter((level) => level.productId === id).map((level) => [level.locationId, level.quantity]),
      ),
      later: later.filter((move) => move.productId === id).map(({ productId: _, ...move }) => move),
      ...row,
    };
  };
  return { pools: new Map(rows.map((row) => [row.id, poolOf(row)])), negativeAllowed, ...inUse };
};

/**
 * The tracked products among some, held by key against other writers, with how much of each lies where, and what moved
 * after a day. The locations in use are held before them, against their deactivation.
 *
 * @param from the first day the act moves goods on
 */
export const lockStock = async (tx: Tx, productIds: readonly string[], from: Day): Promise<Stock> =>
  productIds.length === 0
    ? noStock
    : stockBy(tx, {
        among: (id) => `${id} = any($2)`,
        products: [...new Set(productIds)],
        since: '$3',
        day: from,
      });

/** The products on the lines of document `$2`, as an array of SQL. */
export const productsOnLines = `array(
  select product_id from document_line where business_id = $1 and document_id = $2 and product_id is not null)`;

/** The same of what stands on a document's lines, from its own day on: asked by its id, it can be sent along with what holds the document. */
export const lockStockOf = (tx: Tx, documentId: string): Promise<Stock> =>
  stockBy(tx, {
    among: (id) => `${id} = any (${productsOnLines})`,
    products: documentId,
    since: '(select issued_on from document where business_id = $1 and id = $2)',
    day: null,
  });

/** The numbers of documents on which goods of a product stand that left the stock and did not come back; four at most. */
export const documentsHolding = async (tx: Tx, productId: string): Promise<string[]> =>
  (
    await tx.query(
      { number: column.text },
      `select d.number from stock_move m
       join document d on d.business_id = m.business_id and d.id = m.document_id
       where m.business_id = $1 and m.product_id = $2
       group by d.id, d.number having sum(m.qty) <> 0 order by max(d.seq) desc limit 4`,
      [tx.business.id, productId],
    )
  ).map((row) => row.number);

const { at: _, ...readColumns } = { ...moveColumns, name: column.text };
/** The columns a move is read by, with its product's name. */
export const readMoveColumns = readColumns;

/** Every move of goods a document made, oldest first. */
export const movesOf = async (tx: Tx, documentId: string): Promise<StockMove[]> =>
  await tx.query(
    readMoveColumns,
    `select m.*, p.name from stock_move m join product p on p.business_id = m.business_id and p.id = m.product_id
       where m.business_id = $1 and m.document_id = $2 order by m.id`,
    [tx.business.id, documentId],
  );

/** The days of the opening stocks of some products, by their ids; those without one are left out. */
export const openingDaysOf = async (
  tx: Tx,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Day>> => {
  const rows = await tx.query(
    { id: column.id.called('product_id'), onDay: column.day },
    `select product_id, min(on_day) as on_day from stock_move m
     where business_id = $1 and product_id = any($2) and reason = 'opening' and reverses is null
       and not exists (select 1 from stock_move r where r.business_id = m.business_id and r.reverses = m.id) group by 1`,
    [tx.business.id, productIds],
  );
  return new Map(rows.map(({ id, onDay }) => [id, onDay]));
};

/** A stock with the days of its opening stocks, which documents from a file may be older than. */
export const withOpeningDays = async (tx: Tx, stock: Stock): Promise<Stock> => {
  if (stock.pools.size === 0) return stock;
  const openedOn = await openingDaysOf(tx, [...stock.pools.keys()]);
  const pools = [...stock.pools].map(
    ([id, pool]) => [id, { ...pool, openedOn: openedOn.get(id) ?? null }] as const,
  );
  return { ...stock, pools: new Map(pools) };
};
