import type { FiledItem } from '../../../src/domain/import/item-file.ts';
import { inBatches } from '../database/in-batches.ts';
import { column } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';
import { chosenBy, type ItemsNarrowed } from './narrowed-items.ts';

const filedColumns = {
  id: column.id,
  kind: column.text.as<FiledItem['kind']>(),
  name: column.text,
  sku: column.text.orNull,
  barcode: column.text.orNull,
  description: column.text,
  purchaseDescription: column.text,
  unit: column.text.orNull,
  price: column.exact,
  cost: column.exact,
  tracked: column.bool,
  reorderLevel: column.exact.orNull,
  expiresOn: column.day.orNull,
  quantity: column.exact.called('qty'),
  value: column.exact,
  category: column.text.orNull,
  vendor: column.text.orNull,
  lastMove: column.day.orNull,
  salesTax: column.text.orNull,
  salesPercent: column.exact.orNull,
  purchaseTax: column.text.orNull,
  purchasePercent: column.exact.orNull,
};

/** How many of some items lie where; goods in transit lie nowhere. */
const locationsOf = async (tx: Tx, ids: readonly string[]) => {
  const rows = await tx.query(
    { id: column.id, location: column.text, quantity: column.exact.called('qty') },
    `select v.product_id as id, l.name as location, v.qty from stock_level v
     join location l on l.business_id = v.business_id and l.id = v.location_id
     where v.business_id = $1 and v.product_id = any($2) and v.qty <> 0 order by l.is_default desc, lower(l.name), l.id`,
    [tx.business.id, ids],
  );
  const locations = new Map<string, { location: string; quantity: string }[]>();
  for (const { id, ...place } of rows) locations.set(id, [...(locations.get(id) ?? []), place]);
  return locations;
};

/**
 * The items of a list as a file tells them, by name, a part at a time.
 *
 * @param ids those that were picked; null for all
 * @throws Missing for an id that no item in use has
 */
export async function* itemsForFile(
  tx: Tx,
  narrowed: Omit<ItemsNarrowed, 'deleted'>,
  ids: readonly string[] | null,
): AsyncGenerator<FiledItem[]> {
  const { where, values } = ids
    ? {
        where: 'where p.business_id = $1 and p.deleted_at is null and p.id = any($2)',
        values: [tx.business.id, ids],
      }
    : chosenBy(tx, { ...narrowed, deleted: false });
  const [several] = await tx.query(
    { locations: column.int },
    'select count(*)::int as locations from location where business_id = $1',
    [tx.business.id],
  );
  const select = `select p.id, p.kind, p.name, p.sku, p.barcode, p.description, p.purchase_description, p.unit, p.price, p.cost, p.tracked,
       p.reorder_level, p.expires_on, p.qty, p.value, k.name as category, v.name as vendor, m.last_move,
       s.name as sales_tax, s.percent as sales_percent, b.name as purchase_tax, b.percent as purchase_percent
     from product p
     left join category k on k.business_id = p.business_id and k.id = p.category_id
     left join contact v on v.business_id = p.business_id and v.id = p.vendor_id
     left join tax s on s.business_id = p.business_id and s.id = p.sales_tax_id
     left join tax b on b.business_id = p.business_id and b.id = p.purchase_tax_id
     left join lateral (select max(on_day) as last_move from stock_move where business_id = p.business_id and product_id = p.id) m on true
     ${where} order by p.search, p.id`;
  for await (const rows of inBatches(tx, 'items_in_order', filedColumns, select, values, ids)) {
    const found = rows.map(({ id }) => id);
    const locations = several!.locations > 1 ? await locationsOf(tx, found) : null;
    yield rows.map(({ id, sku, barcode, category, vendor, ...row }) => ({
      sku: sku ?? '',
      barcode: barcode ?? '',
      category: category ?? '',
      vendor: vendor ?? '',
      ...row,
      salesTax: row.salesTax === null ? null : { name: row.salesTax, percent: row.salesPercent! },
      purchaseTax: row.purchaseTax === null ? null : { name: row.purchaseTax, percent: row.purchasePercent! },
      locations: locations && (locations.get(id) ?? []),
    }));
  }
}
