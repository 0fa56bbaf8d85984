import * as z from 'zod/mini';
import { envelope } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { productAnswer } from './product-list.ts';
import { text, userId } from './wire-types.ts';

const { read } = inBusiness('businessId', '/api/Product/', { flag: 'barcode' }).ours;

/** The call that finds an item by its barcode; null where there is none. The others of barcodes are in `src/api/calls`. */
export const itemByBarcodeCalls = {
  findByBarcode: read(
    'find-by-barcode',
    'inventory.list',
    envelope(z.object({ product: z.nullable(productAnswer) })),
    // A scanner reads more than any barcode of ours has; what is longer is of no item.
    { userId, barcode: text(200) },
  ),
};
