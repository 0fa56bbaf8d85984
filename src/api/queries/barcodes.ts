import type { ProductRow } from '../../domain/product.ts';
import { send } from '../client/client.ts';
import { itemByBarcodeCalls } from '../contract/barcode.ts';
import { productFromWire } from '../wire/product.ts';

/** The item with a barcode; null where there is none. */
export const itemWithBarcode = async (businessId: string, barcode: string): Promise<ProductRow | null> => {
  const { product } = (await send(itemByBarcodeCalls.findByBarcode, { query: { businessId, barcode } })).data;
  return product && productFromWire(product);
};
