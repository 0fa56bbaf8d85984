import { v7 } from 'uuid';
import { planHas } from '../../src/domain/access/plans.ts';
import { noOpening, type OpeningStock, planOpeningStock } from '../../src/domain/books/opening-stock.ts';
import { isPositive, isZero } from '../../src/domain/money.ts';
import { emptyPlan } from '../../src/domain/plan.ts';
import {
  longestCategory,
  openingProblems,
  type Product,
  type ProductCard,
  productProblems,
} from '../../src/domain/product.ts';
import { type FieldProblem, invalid, refusal } from '../../src/domain/refusal.ts';
import { outOfUse } from '../../src/domain/tax.ts';
import { namedOn } from '../../src/domain/words/item-refusals.ts';
import * as settingsRefusalWords from '../../src/domain/words/settings-refusals.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { takeCategory } from '../store/categories.ts';
import { recordEvent } from '../store/events.ts';
import { runOnce } from '../store/intent.ts';
import { insertProduct, lockProduct, openDocumentsOf, skuIsTaken, updateProduct } from '../store/products.ts';
import { refuseStaleVersion } from '../store/stale-version.ts';
import { defaultLocation, documentsHolding } from '../store/stock.ts';
import { takeTaxes } from '../store/taxes.ts';
import { type Ctx, Refused, type Tx, unwrap } from '../store/tx.ts';
import { worldOf } from '../store/world.ts';
import { writePlan } from '../store/write-plan.ts';

/** What a product's command answers. */
type Saved = { id: string; repeated?: boolean };

const categoryProblems = (category: string): FieldProblem[] =>
  category.length > longestCategory
    ? [{ field: 'category', message: settingsRefusalWords.categoryTooLong(longestCategory) }]
    : [];

const refuseFaults = async (
  tx: Tx,
  id: string,
  card: ProductCard,
  category: string,
  opening: OpeningStock,
): Promise<void> => {
  const fields = [...productProblems(card), ...categoryProblems(category), ...openingProblems(card, opening)];
  if (fields.length) throw new Refused(refusal('invalid', fields[0]!.message, { fields }));
  if (await skuIsTaken(tx, card.sku.trim(), id))
    throw new Refused(invalid('sku', settingsRefusalWords.skuTaken));
};

/** A tax that was archived is not chosen anew; an item that has it keeps it. */
const refuseArchivedTax = async (tx: Tx, id: string | null, kept: string | null): Promise<void> => {
  if (id === null || id === kept) return;
  const [tax] = await takeTaxes(tx, [id]);
  const refused = outOfUse(tax!, 'salesTaxId');
  if (refused) throw new Refused(refused);
};

/** A barcode is set and changed where the plan has barcodes; one that is kept stays, and can be taken off. Throws `Refused`. */
const refuseBarcode = (tx: Tx, barcode: string, kept: string): void => {
  const asked = barcode.trim();
  if (asked === '' || asked === kept || planHas(tx.business.plan, 'barcode')) return;
  throw new Refused(
    refusal('plan-limit', settingsRefusalWords.noBarcodesInPlan, { details: { flag: 'barcode' } }),
  );
};

/** Adds a product or service under the category of a name; what is in stock already is taken in at its cost. */
export const addProduct = (
  ctx: Ctx,
  card: ProductCard,
  opening: OpeningStock,
  category = '',
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const id = v7();
    await refuseFaults(tx, id, card, category, opening);
    refuseBarcode(tx, card.barcode, '');
    const categoryId = await takeCategory(tx, category.trim());
    await refuseArchivedTax(tx, card.salesTaxId, null);
    await insertProduct(tx, id, card, categoryId);
    await recordEvent(tx, 'product.create', 'product', id);
    const product = { id, name: card.name.trim() };
    const plan = isPositive(opening.quantity)
      ? unwrap(planOpeningStock(product, opening, await defaultLocation(tx), await worldOf(tx)))
      : emptyPlan();
    await writePlan(tx, { ...plan, usage: { inventory: 1 } });
    return { id };
  });

/** Counted goods that are in stock, or out on documents that may bring them back, can't stop being counted. */
const refuseUncounting = async (tx: Tx, product: Pick<Product, 'id' | 'quantity'>): Promise<void> => {
  if (!isZero(product.quantity))
    throw new Refused(invalid('tracked', settingsRefusalWords.stockSoStaysCounted(product.quantity)));
  const open = await openDocumentsOf(tx, product.id);
  if (open.length > 0) throw new Refused(invalid('tracked', namedOn(open)));
  const numbers = await documentsHolding(tx, product.id);
  if (numbers.length === 0) return;
  const more = numbers.length > 3 ? ' and others' : '';
  const named = `${numbers.slice(0, 3).join(', ')}${more}`;
  throw new Refused(invalid('tracked', settingsRefusalWords.goodsMayComeBack(named)));
};

/** Saves a product or service that stands. One with goods in stock or out on documents stays counted, a deleted one as it is. */
export const updateProductCard = (
  ctx: Ctx,
  id: string,
  version: number | null,
  card: ProductCard,
  category = '',
): Promise<Saved> =>
  runOnce(ctx, async (tx) => {
    const product = await lockProduct(tx, id);
    unwrap(moveItemAct(product, [], 'edit'));
    await refuseStaleVersion(tx, product, version);
    await refuseFaults(tx, id, card, category, noOpening);
    refuseBarcode(tx, card.barcode, product.barcode);
    const categoryId = await takeCategory(tx, category.trim());
    await refuseArchivedTax(tx, card.salesTaxId, product.salesTaxId);
    if (product.tracked && !card.tracked) await refuseUncounting(tx, product);
    await updateProduct(tx, id, card, categoryId);
    await recordEvent(tx, 'product.update', 'product', id);
    return { id };
  });
