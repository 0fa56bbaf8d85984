import { barcodeKey } from '../../../src/domain/barcode/barcode.ts';
import type { Product } from '../../../src/domain/stock/product.ts';
import type { Tx } from '../database/tx.ts';
import { productColumns, productOf, searchOf } from './products.ts';

/** The item with this barcode, unless it is deleted. A UPC-A is also found by the EAN-13 that scanners report for it. */
export const itemWithBarcode = async (tx: Tx, barcode: string): Promise<Product | null> => {
  const rows = await tx.query(
    productColumns,
    `select * from product where business_id = $1 and deleted_at is null and barcode_key = $2`,
    [tx.business.id, barcodeKey(barcode)],
  );
  return rows[0] ? productOf(rows[0]) : null;
};

const havingKey =
  'select * from product where business_id = $1 and deleted_at is null and barcode_key = any($2)';

/** Holds barcodes against other writers until the transaction ends, and answers the items that have them, by what spellings of one have in common. */
export const claimBarcodes = async (
  tx: Tx,
  barcodes: readonly string[],
): Promise<Map<string, Pick<Product, 'id' | 'name'>>> => {
  const keys = [...new Set(barcodes.map(barcodeKey))].sort();
  if (keys.length === 0) return new Map();
  // Two statements: the second sees what was written before the first had the locks.
  const [, rows] = await Promise.all([
    tx.query('select pg_advisory_xact_lock(hashtextextended(code, 0)) from unnest($1::text[]) code', [
      keys.map((key) => `barcode ${tx.business.id} ${key}`),
    ]),
    tx.query(productColumns, havingKey, [tx.business.id, keys]),
  ]);
  return new Map(rows.map((row) => [barcodeKey(row.barcode ?? ''), productOf(row)]));
};

/** Holds a barcode against other writers until the transaction ends, and answers the item that has it. */
export const claimBarcode = async (tx: Tx, barcode: string): Promise<Pick<Product, 'id' | 'name'> | null> =>
  [...(await claimBarcodes(tx, [barcode])).values()][0] ?? null;

/** Gives an item a barcode, by which it is found from then on. */
export const setBarcode = async (tx: Tx, product: Product, barcode: string): Promise<void> => {
  await tx.query(
    'update product set barcode = $3, search = $4, version = version + 1 where business_id = $1 and id = $2',
    [tx.business.id, product.id, barcode, searchOf({ ...product, barcode })],
  );
};
