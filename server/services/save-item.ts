import { planHas } from '../../src/domain/access/plans.ts';
import { farDayRefusal } from '../../src/domain/books/far-day.ts';
import type { World } from '../../src/domain/books/world.ts';
import type { Day } from '../../src/domain/day.ts';
import { isPositive, isZero } from '../../src/domain/money.ts';
import { noOpening, type OpeningStock, planOpeningStock } from '../../src/domain/opening/opening-stock.ts';
import { emptyPlan, type Plan } from '../../src/domain/plan/plan.ts';
import { longestCategory } from '../../src/domain/stock/item-category.ts';
import { blankProduct, openOnNone, type Product, type ProductCard } from '../../src/domain/stock/product.ts';
import { openingProblems, productProblems } from '../../src/domain/stock/product-problems.ts';
import { itemRefusals } from '../../src/domain/stock/refusals.words.ts';
import { outOfUse } from '../../src/domain/tax/tax.ts';
import { inOneLine } from '../../src/domain/text.ts';
import { type FieldProblem, invalid, refusal, refusalOf } from '../../src/domain/values/refusal.ts';
import { settingsRefusals as settingsRefusalWords } from '../../src/domain/words/business.ts';
import { deletedContact } from '../../src/domain/words/customers.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { findContact } from '../store/contacts/contacts.ts';
import { Refused, refuse, runAct, type Tx } from '../store/database/tx.ts';
import { dayRulesOf } from '../store/plan/world.ts';
import { type AddedCard, openDocumentsOf } from '../store/stock/products.ts';
import { documentsHolding } from '../store/stock/stock.ts';
import { refuseHeldBarcode } from './barcode.ts';
import { keptInventory, refuseItemAccounts } from './item-accounts.ts';
import { type ItemWrites, itemWrites } from './item-writes.ts';

const categoryProblems = (category: string): FieldProblem[] =>
  category.length > longestCategory
    ? [{ field: 'category', message: settingsRefusalWords.categoryTooLong(longestCategory) }]
    : [];

const refuseFaults = async (
  writes: ItemWrites,
  id: string,
  card: ProductCard,
  category: string,
  opening: OpeningStock,
): Promise<void> => {
  refuse(
    refusalOf([...productProblems(card), ...categoryProblems(category), ...openingProblems(card, opening)]),
  );
  const sku = card.sku.trim();
  const holder = sku === '' ? null : await writes.holderOfSku(sku);
  if (holder !== null && holder !== id) throw new Refused(invalid('sku', settingsRefusalWords.skuTaken));
  const barcode = card.barcode.trim();
  if (barcode !== '') refuseHeldBarcode(id, await writes.holderOfBarcode(barcode));
};

/** A tax that was archived is not chosen anew; an item that has it keeps it. */
const refuseArchivedTaxes = async (
  writes: ItemWrites,
  card: ProductCard,
  kept: ProductCard,
): Promise<void> => {
  const fields = (['salesTaxId', 'purchaseTaxId'] as const).filter(
    (field) => card[field] !== null && card[field] !== kept[field],
  );
  if (fields.length === 0) return;
  const taxes = await writes.taxes(fields.map((field) => card[field]!));
  for (const field of fields) {
    refuse(outOfUse(taxes.find(({ id }) => id === card[field])!, field));
  }
};

/** A vendor who was deleted is not chosen anew; an item that has them keeps them. Throws `Missing` for one there is none of. */
const refuseDeletedVendor = async (tx: Tx, id: string | null, kept: string | null): Promise<void> => {
  if (id === null || id === kept) return;
  const { name, deleted } = await findContact(tx, 'vendor', id);
  if (deleted) throw new Refused(invalid('vendorId', deletedContact('vendor', name)));
};

/** A barcode is set and changed where the plan has barcodes; one that is kept stays, and can be taken off. Throws `Refused`. */
const refuseBarcode = (tx: Tx, barcode: string, kept: string): void => {
  const trimmed = barcode.trim();
  if (trimmed === '' || trimmed === kept || planHas(tx.business.plan, 'barcode')) return;
  throw new Refused(
    refusal('plan-limit', settingsRefusalWords.noBarcodesInPlan, { details: { flag: 'barcode' } }),
  );
};

/** The day an item expires, where it is far and wasn't confirmed. Throws `Refused`. */
const refuseFarExpiry = async (tx: Tx, day: Day | null, before: Day | null): Promise<void> => {
  if (!tx.asksFarDays || day === before) return;
  refuse(farDayRefusal(dayRulesOf(tx), { field: 'expiresOn', day, plans: true }));
};

/** An item to come, by its card, with what is in stock already and the name of its category. */
export interface NewItem {
  id: string;
  card: ProductCard;
  opening: OpeningStock;
  category: string;
  channel: AddedCard['channel'];
}

/** Where an opening stock goes, and what its plan may know; asked for only where there is one. */
export type OpeningContext = () => Promise<{ locationId: string; world: World }>;

/**
 * Adds an item, typed or imported alike: its card and its event are written, and what becomes of the books and of the plan's count is
 * answered, for whoever writes it, alone or with others. Throws `Refused` before anything is written.
 */
export const addItem = async (
  tx: Tx,
  item: NewItem,
  openingContextOf: OpeningContext,
  writes: ItemWrites = itemWrites(tx),
): Promise<Plan> => {
  const { id, card, opening, category, channel } = item;
  await refuseFaults(writes, id, card, category, opening);
  refuseBarcode(tx, card.barcode, '');
  await refuseFarExpiry(tx, card.expiresOn, null);
  await refuseItemAccounts(tx, card, blankProduct);
  const product = { id, name: inOneLine(card.name), inventoryAccount: card.inventoryAccount };
  const context = isPositive(opening.quantity) ? await openingContextOf() : null;
  const plan = context
    ? runAct(planOpeningStock, product, opening, context.locationId, context.world)
    : emptyPlan();
  await refuseDeletedVendor(tx, card.vendorId, null);
  // The last to be asked: the first use of a tax is marked.
  await refuseArchivedTaxes(writes, card, blankProduct);
  const categoryId = await writes.category(category.trim());
  await writes.add({ id, card, categoryId, channel }, context !== null);
  return { ...plan, usage: { inventory: 1 } };
};

/** Counted goods that are in stock, or out on documents that may bring them back, can't stop being counted. */
const refuseUncounting = async (tx: Tx, product: Pick<Product, 'id' | 'quantity'>): Promise<void> => {
  if (!isZero(product.quantity))
    throw new Refused(invalid('tracked', settingsRefusalWords.stockSoStaysCounted(product.quantity)));
  const open = await openDocumentsOf(tx, product.id);
  if (open.openOn.length > 0) throw new Refused(invalid('tracked', itemRefusals.namedOn(open)));
  const numbers = await documentsHolding(tx, product.id);
  if (numbers.length === 0) return;
  const more = numbers.length > 3 ? ' and others' : '';
  const named = `${numbers.slice(0, 3).join(', ')}${more}`;
  throw new Refused(invalid('tracked', settingsRefusalWords.goodsMayComeBack(named)));
};

/** Saves the card of an item that is held, typed or imported alike. Throws `Refused` before anything is written. */
export const saveItem = async (
  tx: Tx,
  product: Product,
  card: ProductCard,
  category: string,
  writes: ItemWrites = itemWrites(tx),
): Promise<void> => {
  const { id } = product;
  runAct(moveItemAct, product, openOnNone, 'edit');
  await refuseFaults(writes, id, card, category, noOpening);
  refuseBarcode(tx, card.barcode, product.barcode);
  await refuseFarExpiry(tx, card.expiresOn, product.expiresOn);
  if (product.tracked && !card.tracked) await refuseUncounting(tx, product);
  await refuseDeletedVendor(tx, card.vendorId, product.vendorId);
  await refuseItemAccounts(tx, card, product);
  await refuseArchivedTaxes(writes, card, product);
  const kept = keptInventory(card, product);
  await writes.change(product, { id, card: kept, categoryId: await writes.category(category.trim()) });
};
