import type { OpenOn, Product, ProductCard } from '../../../src/domain/stock/product.ts';
import { folded, inOneLine } from '../../../src/domain/text.ts';
import { column, listed, picked, type RowOf, rowOf } from '../database/row.ts';
import { rowsByColumn } from '../database/rowset.ts';
import { Missing, type Tx } from '../database/tx.ts';
import { amongHere, awaitsGoodsHere } from '../rows/statuses.ts';
import { inventoryDefault } from '../settings/account-defaults.ts';
import { productsOnLines } from './stock.ts';

export const productColumns = {
  id: column.id,
  kind: column.text.as<'product' | 'service'>(),
  name: column.text,
  sku: column.text.orNull,
  barcode: column.text.orNull,
  description: column.text,
  purchaseDescription: column.text,
  unit: column.text.orNull,
  price: column.exact,
  cost: column.exact,
  salesTaxId: column.id.orNull,
  purchaseTaxId: column.id.orNull,
  incomeAccount: column.int.orNull,
  costAccount: column.int.orNull,
  inventoryAccount: column.int.orNull,
  categoryId: column.id.orNull,
  tracked: column.bool,
  reorderLevel: column.exact.orNull,
  expiresOn: column.day.orNull,
  vendorId: column.id.orNull,
  quantity: column.exact.called('qty'),
  value: column.exact,
  channel: column.text,
  version: column.int,
  deletedAt: column.instant.orNull,
};
export type ProductRow = RowOf<typeof productColumns>;

export const productOf = ({ sku, barcode, deletedAt, ...row }: ProductRow): Product => ({
  sku: sku ?? '',
  ...row,
  barcode: barcode ?? '',
  deleted: deletedAt !== null,
});

/** Products by id, in order of their ids. Throws `Missing` when one is not there. */
export const findProducts = async (tx: Tx, ids: readonly string[]): Promise<Product[]> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = await tx.query(
    productColumns,
    'select * from product where business_id = $1 and id = any($2) order by id',
    [tx.business.id, wanted],
  );
  if (rows.length < wanted.length) throw new Missing();
  return rows.map(productOf);
};

/** A product held against other writers. Throws `Missing`. */
export const lockProduct = async (tx: Tx, id: string): Promise<Product> => {
  const [row] = await tx.query(
    productColumns,
    'select * from product where business_id = $1 and id = $2 for no key update',
    [tx.business.id, id],
  );
  if (!row) throw new Missing();
  return productOf(row);
};

/** The ids of the items, deleted ones too, that have some SKUs, by SKU. */
export const holdersOfSkus = async (tx: Tx, skus: readonly string[]): Promise<Map<string, string>> => {
  if (skus.length === 0) return new Map();
  const rows = await tx.query(
    { id: column.id, sku: column.text },
    'select id, sku from product where business_id = $1 and sku = any($2)',
    [tx.business.id, skus],
  );
  return new Map(rows.map(({ id, sku }) => [sku, id]));
};

/** What an item is searched by. */
export const searchOf = ({ name, sku, barcode }: Pick<ProductCard, 'name' | 'sku' | 'barcode'>): string =>
  folded([name, sku, barcode].join(' ')).slice(0, 1000);

const cardColumns = {
  ...picked(productColumns, ['id', 'kind', 'name']),
  search: column.text,
  ...picked(productColumns, ['sku', 'barcode', 'description', 'unit', 'price', 'cost', 'tracked']),
  ...picked(productColumns, ['salesTaxId', 'categoryId', 'purchaseDescription', 'reorderLevel', 'expiresOn']),
  ...picked(productColumns, [
    'vendorId',
    'purchaseTaxId',
    'incomeAccount',
    'costAccount',
    'inventoryAccount',
  ]),
};

/** A card to be written, with the id of its item and of its category. */
export interface WrittenCard {
  id: string;
  card: ProductCard;
  categoryId: string | null;
}

/** A card of an item that is added, and how it came to be here. */
export interface AddedCard extends WrittenCard {
  channel: 'manual' | 'import' | 'store';
}

const cardRow = ({ id, card, categoryId }: WrittenCard) =>
  rowOf(cardColumns, {
    id,
    ...card,
    categoryId,
    name: inOneLine(card.name),
    search: searchOf(card),
    sku: card.sku.trim() || null,
    barcode: card.barcode.trim() || null,
  });

const newColumns = { ...cardColumns, ...picked(productColumns, ['channel']), createdAt: column.instant };
const stockColumns = picked(productColumns, ['quantity', 'value']);
const addedColumns = { ...newColumns, ...stockColumns };
const { inventoryAccount: _, ...plainColumns } = newColumns;

/** An item's first move fixes its inventory account, as where it comes later: see `writePlan`. */
const addProducts = (
  x: string,
): string => `insert into product (business_id, ${listed(plainColumns)}, inventory_account, qty, value)
  select $1::uuid, ${listed(plainColumns, 'x')},
    case when x.qty is null then x.inventory_account else coalesce(x.inventory_account, ${inventoryDefault('$1')}) end,
    coalesce(x.qty, 0), coalesce(x.value, 0)
  from ${x}`;

/** What lies in stock of an item that is added. */
export type FirstStock = RowOf<typeof stockColumns>;

/**
 * Adds items, in one statement, each with what the plan that is written next takes into its stock.
 *
 * @param stock by item; its plan must be told that this stands already
 */
export const insertProducts = async (
  tx: Tx,
  cards: readonly AddedCard[],
  stock: ReadonlyMap<string, FirstStock> = new Map(),
): Promise<void> => {
  if (cards.length === 0) return;
  const rows = cards.map((one) => {
    const { quantity = null, value = null } = stock.get(one.id) ?? {};
    return Object.assign(cardRow(one), { channel: one.channel, createdAt: tx.now, quantity, value });
  });
  const { x, values } = rowsByColumn(addedColumns, rows);
  await tx.query(addProducts(x), [tx.business.id, ...values]);
};

export const updateProduct = async (tx: Tx, card: WrittenCard): Promise<void> => {
  await tx.query(
    `update product set kind = $3, name = $4, search = $5, sku = $6, barcode = $7, description = $8, unit = $9, price = $10,
     cost = $11, tracked = $12, sales_tax_id = $13, category_id = $14, purchase_description = $15, reorder_level = $16, expires_on = $17, vendor_id = $18,
     purchase_tax_id = $19, income_account = $20, cost_account = $21, inventory_account = $22,
     version = version + 1 where business_id = $1 and id = $2`,
    [tx.business.id, ...Object.values(cardRow(card))],
  );
};

/** Sets when a product was deleted, or that it stands; its card and its version stay as they are. */
export const markProductDeleted = async (tx: Tx, id: string, at: Date | null): Promise<void> => {
  await tx.query('update product set deleted_at = $3 where business_id = $1 and id = $2', [
    tx.business.id,
    id,
    at,
  ]);
};

/** The numbers of drafts, and of what awaits goods, that name a product, a draft without one by its type; four at most. */
export const openDocumentsOf = async (tx: Tx, id: string): Promise<OpenOn> => {
  const rows = await tx.query(
    { number: column.text, partlyBilled: column.bool },
    `select coalesce(d.number, 'a draft ' || replace(d.subtype, '-', ' ')) as number,
         ${awaitsGoodsHere('d')} and exists (select 1 from document b where b.business_id = d.business_id and b.source_id = d.id
           and not ${amongHere('gone', 'b')}) as partly_billed
       from document d
       where d.business_id = $1 and (${amongHere('draft', 'd')} or ${awaitsGoodsHere('d')})
         and exists (select 1 from document_line l where l.business_id = d.business_id and l.document_id = d.id and l.product_id = $2)
       union all select t.number, false from stock_transfer t join stock_transfer_line l on l.business_id = t.business_id and l.transfer_id = t.id
       where t.business_id = $1 and t.status = 'InTransit' and l.product_id = $2
       limit 4`,
    [tx.business.id, id],
  );
  const numbers = (some: typeof rows) => some.map(({ number }) => number);
  return { openOn: numbers(rows), partlyBilled: numbers(rows.filter((row) => row.partlyBilled)) };
};

/** Those on a document's lines that are deleted. */
export const deletedProductsOn = async (tx: Tx, documentId: string): Promise<ReadonlySet<string>> => {
  const rows = await tx.query(
    { id: column.id },
    `select id from product where business_id = $1 and deleted_at is not null and id = any (${productsOnLines})`,
    [tx.business.id, documentId],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Those among some products that are deleted. */
export const deletedProducts = async (tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const rows = await tx.query(
    { id: column.id },
    'select id from product where business_id = $1 and id = any($2) and deleted_at is not null',
    [tx.business.id, ids],
  );
  return new Set(rows.map(({ id }) => id));
};
