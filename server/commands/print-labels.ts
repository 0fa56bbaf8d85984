import {
  barsOn,
  isSheetName,
  type Label,
  labelProblems,
  labelSheets,
  type PrintedLabels,
} from '../../src/domain/barcode/labels.ts';
import type { Product } from '../../src/domain/stock/product.ts';
import { formatMoney } from '../../src/domain/values/format.ts';
import { hanOf } from '../../src/domain/values/han.ts';
import { invalid, refusalOf } from '../../src/domain/values/refusal.ts';
import { labels as words } from '../../src/domain/words/barcodes.ts';
import { modulesOf } from '../adapters/barcodes/modules.ts';
import { fileName, type Printing } from '../services/document-paper.ts';
import { type Ctx, Refused, withBusiness } from '../store/database/tx.ts';
import { handOut } from '../store/files/files.ts';
import { findProducts } from '../store/stock/products.ts';

/** Labels as they are asked for, each item with how many. */
export interface PrintLabelsRequest {
  sheet: string;
  first: number;
  labels: readonly { productId: string; quantity: number }[];
}

const labelOf = ({ name, price, barcode }: Product, { homeCurrency, locale }: Ctx['business']): Label => ({
  name,
  price: formatMoney(price, homeCurrency, locale),
  barcode,
  modules: modulesOf(barcode),
});

const printedLabels = (
  { business }: Ctx,
  items: ReadonlyMap<string, Product>,
  { sheet: name, first, labels }: PrintLabelsRequest,
): PrintedLabels => {
  const counts = labels.map(({ quantity }) => quantity);
  const faults = refusalOf(labelProblems({ sheet: name, first, counts }));
  if (!isSheetName(name) || faults) throw new Refused(faults!);
  const sheet = labelSheets[name];
  const printed = labels.flatMap(({ productId, quantity }, index) => {
    const item = items.get(productId)!;
    const field = `labels.${index}.quantity`;
    if (item.barcode === '') throw new Refused(invalid(field, words.withoutBarcode({ item: item.name })));
    const label = labelOf(item, business);
    if (!barsOn(sheet, label)) throw new Refused(invalid(field, words.tooWide({ item: item.name })));
    return Array.from({ length: quantity }, () => label);
  });
  const han = hanOf(business.locale);
  return { title: words.title, sheet, first, labels: printed, ...(han && { han }) };
};

/**
 * Makes a file of labels and hands it out for a minute; no transaction is kept open while it is made.
 *
 * @throws Refused for items without a barcode, a barcode too long for its label, and labels that the sheet has no place for
 */
export const printLabels = async (
  ctx: Ctx,
  { pdf }: Printing,
  request: PrintLabelsRequest,
): Promise<{ token: string; name: string }> => {
  const ids = request.labels.map(({ productId }) => productId);
  const items = await withBusiness(ctx, 'long', (tx) => findProducts(tx, ids));
  const printed = printedLabels(ctx, new Map(items.map((item) => [item.id, item])), request);
  const bytes = await pdf.renderLabels(printed, ctx.business.id);
  const name = fileName(printed.title);
  const token = await withBusiness(ctx, 'write', (tx) =>
    handOut(tx, { name, mime: 'application/pdf', bytes }),
  );
  return { token, name };
};
