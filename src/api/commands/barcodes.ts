import type { LabelsRequest } from '../../domain/barcode/labels.ts';
import type { BulkAnswer } from '../../domain/documents/view.ts';
import { send } from '../client/client.ts';
import { barcodeCalls } from '../contract/barcode.ts';
import { bulkFrom } from '../wire/document.ts';
import type { Asked } from './command.ts';

/** Gives each item that has none a barcode of the business's own, answered row by row. */
export const makeBarcodes = async (
  { businessId, intentKey }: Asked,
  productId: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(barcodeCalls.makeBarcodes, { body: { businessId, productId }, intentKey }));

/** Makes a file of labels, and answers the address it can be fetched from for a minute. */
export const makeLabels = async (
  businessId: string,
  { sheet, first, counts }: LabelsRequest,
  items: readonly string[],
): Promise<{ url: string; name: string }> => {
  const labels = items.map((productId, index) => ({ productId, quantity: counts[index]! }));
  return (await send(barcodeCalls.barcodeLabel, { body: { businessId, sheet, first, labels } })).data;
};
