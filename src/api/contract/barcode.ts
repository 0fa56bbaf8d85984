import * as z from 'zod/mini';
import { download, envelope, perRow } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { productAnswer } from './product-list.ts';
import { id, several, text, userId, whole } from './wire-types.ts';

const { ask, change, read } = inBusiness('businessId', '/api/Product/', { flag: 'barcode' }).ours;

/** A scanner reads more than any barcode of ours has; what is longer is of no item. */
const barcode = text(200);

/** Calls of barcodes: finding an item by one, making and drawing one, and labels. All are ours. Source: answers-2.md, Q39. */
export const barcodeCalls = {
  /** The item with a barcode; null where there is none. */
  findByBarcode: read(
    'find-by-barcode',
    'inventory.list',
    envelope(z.object({ product: z.nullable(productAnswer) })),
    { userId, barcode },
  ),
  /** A barcode that no item has, for one that isn't saved yet. */
  freeBarcode: read('free-barcode', 'inventory.barcode', { barcode: z.string() }, { userId }),
  /** Gives each item that has none a barcode. */
  makeBarcodes: change('make-barcodes', 'inventory.barcode', perRow, { userId, productId: several }),
  /** The widths of the bars and gaps of a barcode in modules, a bar first. */
  barcodePicture: read(
    'barcode-picture',
    'inventory.barcode',
    envelope(z.object({ symbology: z.string(), modules: z.array(z.number()) })),
    { userId, barcode },
  ),
  /** Labels as PDF, item by item. */
  barcodeLabel: ask('barcode-label', 'inventory.barcode', download, {
    userId,
    labels: z.array(z.object({ productId: id, quantity: whole })).check(z.minLength(1), z.maxLength(200)),
    /** One of a4-24, a4-40, roll. */
    sheet: text(20),
    /** The first free place on the first sheet, from 1, row by row. */
    first: z.optional(whole),
  }),
};
