import type { World } from '../../src/domain/books/world.ts';
import type { RowFault } from '../../src/domain/import/cells.ts';
import { importRowFaults } from '../../src/domain/import/import-files.words.ts';
import { type ItemRow, itemsByKey, updatedItem } from '../../src/domain/import/item-row.ts';
import { matchTax } from '../../src/domain/import/match-tax.ts';
import type { Kept } from '../../src/domain/import/row-done.ts';
import type { ImportMapping } from '../../src/domain/import/run.ts';
import { sum } from '../../src/domain/money.ts';
import { emptyPlan } from '../../src/domain/plan/plan.ts';
import { cardOf, type ProductCard } from '../../src/domain/stock/product.ts';
import type { Tax } from '../../src/domain/tax/tax.ts';
import { isRefusal } from '../../src/domain/values/refusal.ts';
import { moveItemAct } from '../acts/move-item.ts';
import { whyKept } from '../acts/undo-imported-item.ts';
import { newId } from '../store/database/new-id.ts';
import type { Tx } from '../store/database/tx.ts';
import type { MadeRow } from '../store/imports/import-rows.ts';
import { recordEvent } from '../store/plan/events.ts';
import { worldOf } from '../store/plan/world.ts';
import { taxStore } from '../store/settings/taxes.ts';
import { categoryNames } from '../store/stock/categories.ts';
import { itemsLike } from '../store/stock/known-items.ts';
import { holdNamedLocations, locationStore } from '../store/stock/locations.ts';
import { lockProduct, markProductDeleted, openDocumentsOf } from '../store/stock/products.ts';
import { defaultLocation, holdLocationsInUse } from '../store/stock/stock.ts';
import {
  type CountContext,
  type CountKept,
  countContextOf,
  countOfRow,
  isCounted,
  planCountReversal,
} from './count-imported.ts';
import { type ImportActs, inUseFirst, type Planned } from './import-kind.ts';
import { NamedVendors } from './import-vendors.ts';
import { SharedItemWrites, skuHoldersOf } from './item-writes.ts';
import { addItem, type OpeningContext, saveItem } from './save-item.ts';
import { takeItemsOut } from './undo-items.ts';

/** What items are imported with. */
interface ItemImportContext {
  taxes: Tax[];
  opening: OpeningContext;
  writes: SharedItemWrites;
  /** The locations in use that rows name, by their names in small letters. */
  locations: ReadonlyMap<string, string>;
  vendors: NamedVendors;
  /** Null where how many are here isn't counted. */
  counts: CountContext | null;
}

/** An item as it was before a row changed it. */
interface ItemBefore {
  card: ProductCard;
  category: string;
  deleted: boolean;
  /** What its count moved and posted, where it was counted. */
  counted?: CountKept;
}

/** The locations that rows name, held against their deactivation as every act holds them: before items. */
const locationsOf = async (tx: Tx, rows: readonly ItemRow[]): Promise<ReadonlyMap<string, string>> => {
  const named = new Set(
    rows.flatMap(({ locations }) => locations.map(({ location }) => location.toLowerCase())).filter(Boolean),
  );
  if (named.size === 0) return new Map();
  const matched = (await locationStore.all(tx)).filter(
    ({ name, active }) => active && named.has(name.toLowerCase()),
  );
  const held = await holdNamedLocations(
    tx,
    matched.map(({ id }) => id),
  );
  return new Map(held.filter(({ active }) => active).map(({ id, name }) => [name.toLowerCase(), id]));
};

const begin = async (
  tx: Tx,
  rows: readonly ItemRow[],
  { whenHere, count = false, unknownVendors }: Pick<ImportMapping, 'whenHere' | 'count' | 'unknownVendors'>,
) => {
  const counts = count && whenHere === 'update';
  const inUse = counts ? await holdLocationsInUse(tx) : null;
  const locations = await locationsOf(tx, rows);
  const cards = rows.map(({ card }) => card);
  const holders = skuHoldersOf(tx, cards);
  const [taxes, vendors, here, writes] = await Promise.all([
    taxStore.all(tx),
    NamedVendors.of(
      tx,
      rows.map(({ vendor }) => vendor),
      unknownVendors,
    ),
    itemsLike(tx, cards, whenHere !== 'create'),
    SharedItemWrites.of(tx, cards, holders),
  ]);
  let context: ReturnType<OpeningContext> | undefined;
  const openingContextOf = async () => ({ locationId: await defaultLocation(tx), world: await worldOf(tx) });
  const opening = () => {
    context ??= openingContextOf();
    return context;
  };
  const ids = here.map(({ id }) => id);
  return {
    context: {
      taxes: taxes.filter(({ active }) => active),
      vendors,
      opening,
      writes,
      locations,
      counts: inUse && (await countContextOf(tx, ids, inUse)),
    },
    known: itemsByKey(inUseFirst(here)),
  };
};

/** The taxes and the vendor of a row, and where its opening stock is; or what of these there is none of. */
const resolve = (row: ItemRow, { taxes, locations, vendors }: ItemImportContext) => {
  const faults: RowFault[] = [];
  const taxIn = (column: 'salesTax' | 'purchaseTax'): string | null => {
    const tax = matchTax(row[column], taxes);
    if (!tax || !('fault' in tax)) return tax?.id ?? null;
    faults.push({ column, value: row[column], message: tax.fault });
    return null;
  };
  const vendorId = vendors.idOf(row.vendor);
  if (vendorId === undefined)
    faults.push({ column: 'vendor', value: row.vendor, message: importRowFaults.vendorUnknown });
  const card = {
    ...row.card,
    vendorId: vendorId ?? null,
    salesTaxId: taxIn('salesTax'),
    purchaseTaxId: taxIn('purchaseTax'),
  };
  const at = row.locations.map(({ line, location, quantity }) => {
    const locationId = location === '' ? null : (locations.get(location.toLowerCase()) ?? null);
    if (location !== '' && locationId === null)
      faults.push({ column: 'location', value: location, message: importRowFaults.locationUnknown, line });
    return { locationId, quantity };
  });
  if (faults.length > 0) return { fault: faults };
  return { row: { ...row, card, opening: at.length > 0 ? { at, ...row.opening } : row.opening } };
};

const create = async (tx: Tx, { card, opening, category }: ItemRow, context: ItemImportContext) => {
  const item = { id: newId(), card, opening, category, channel: 'import' as const };
  const plan = await addItem(tx, item, context.opening, context.writes);
  return { id: item.id, version: 1, entryId: plan.entries[0]?.id ?? null, plan };
};

const update = async (tx: Tx, id: string, row: ItemRow, { writes, counts }: ItemImportContext) => {
  const product = await lockProduct(tx, id);
  const name = (await categoryNames(tx, [product.categoryId])).get(product.categoryId) ?? '';
  const was: ItemBefore = { card: cardOf(product), category: name, deleted: product.deleted };
  const { card: stated, category } = updatedItem(product, name, row);
  const card = counts && isCounted(stated, row) ? { ...stated, tracked: true } : stated;
  const standing = { ...product, deleted: false };
  const count = counts && countOfRow({ ...standing, tracked: card.tracked }, row, counts);
  await saveItem(tx, standing, card, category, writes);
  const { plan, notices = [] } = count ?? { plan: emptyPlan() };
  const counted = { moves: plan.moves.map((one) => one.id), entries: plan.entries.map((one) => one.id) };
  const before = counted.moves.length > 0 ? { ...was, counted } : was;
  const written = { before, notices, version: product.version + 1, entryId: null };
  if (!product.deleted) return { ...written, plan };
  await markProductDeleted(tx, id, null);
  await recordEvent(tx, 'product.restore', 'product', id);
  return { ...written, plan: { ...plan, usage: { inventory: 1 } } };
};

const deleteItem = async (tx: Tx, id: string): Promise<void> => {
  await markProductDeleted(tx, id, tx.now);
  await recordEvent(tx, 'product.delete', 'product', id);
};

const putBack = async (
  tx: Tx,
  { subjectId: id, version, before }: MadeRow<ItemBefore>,
  world: World,
): Promise<Planned | Kept> => {
  const { card, category, deleted, counted } = before!;
  if (counted) await holdLocationsInUse(tx);
  const product = await lockProduct(tx, id);
  const kept = whyKept(product, version);
  if (kept) return kept;
  const plan = counted ? await planCountReversal(tx, product, counted, world) : emptyPlan();
  if ('kept' in plan) return plan;
  // What is left once its count is taken back.
  const quantity = sum([product.quantity, ...plan.moves.map((move) => move.quantity)]);
  if (deleted) {
    const refused = moveItemAct({ ...product, quantity }, await openDocumentsOf(tx, id), 'delete');
    if (isRefusal(refused)) return { kept: refused.message };
  }
  await saveItem(tx, { ...product, quantity }, card, category);
  if (!deleted) return { plan };
  await deleteItem(tx, id);
  return { plan: { ...plan, usage: { inventory: -1 } } };
};

/** Items, by the steps their form takes. */
export const itemActs: ImportActs<ItemRow, ItemImportContext, ItemBefore> = {
  table: 'product',
  begin,
  resolve,
  create: (tx, row, context) => context.vendors.before(tx, row.vendor, () => create(tx, row, context)),
  update: (tx, id, row, context) =>
    context.vendors.before(tx, row.vendor, () => update(tx, id, row, context)),
  flush: (_, { writes }, plan) => writes.flush(plan),
  takeOut: takeItemsOut,
  putBack,
};
