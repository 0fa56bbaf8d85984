import { userId } from '../wire/values.ts';
import { file, perRow, subject, told } from './call.ts';
import { id, ids, list, nullable, numbers, optional, part, text, typedText, whole } from './field.ts';
import { product } from './product-list.ts';

const { ask, change, read } = subject('businessId', '/api/Product/', { userId }, 'barcode').ours;

// A scanner reads more than any barcode of ours has; what is longer is refused in words, or is of no item.
const scanned = { barcode: typedText('barcode', 200) };

/** Calls of barcodes: finding an item by its own, making and drawing one, and labels. All are ours. Source: answers-2.md, Q39. */
export const barcodeCalls = {
  /** Null where no item has it. */
  findByBarcode: read('find-by-barcode', 'inventory.list', {
    takes: scanned,
    says: told({ product: nullable(part('product', product)) }),
    reads: 'products',
  }),
  /** A barcode that no item has, for one that isn't saved yet. */
  freeBarcode: read('free-barcode', 'inventory.barcode', {
    says: told({ barcode: text('barcode') }),
    reads: 'products',
  }),
  /** Gives each item that has none a barcode of the business's own. */
  makeBarcodes: change('make-barcodes', 'inventory.barcode', {
    takes: { productIds: ids('productId') },
    says: perRow,
    touches: ['products'],
  }),
  /** How a barcode is drawn: the widths of its bars and gaps in modules, a bar first. */
  barcodePicture: read('barcode-picture', 'inventory.barcode', {
    takes: scanned,
    says: told({ symbology: text('symbology'), modules: numbers('modules') }),
    reads: 'products',
  }),
  /** Labels as PDF, item by item. */
  barcodeLabel: ask('barcode-label', 'inventory.barcode', {
    takes: {
      labels: list(
        'labels',
        { productId: id('productId'), quantity: whole('quantity') },
        { least: 1, most: 200 },
      ),
      /** One of a4-24, a4-40, roll. */
      sheet: typedText('sheet', 20),
      /** The first free place on the first sheet, from 1, row by row. */
      first: optional(whole('first')),
    },
    says: file,
  }),
};
