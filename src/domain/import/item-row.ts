import { type Decimal, fits, isZero, plus, rounded, times, zero } from '../money.ts';
import type { OpeningStock } from '../opening/opening-stock.ts';
import { blankProduct, type Product, type ProductCard, units } from '../stock/product.ts';
import { openingProblems, productProblems } from '../stock/product-problems.ts';
import { listsBy } from '../values/lists-by.ts';
import { CellReader } from './cells.ts';
import {
  amount,
  changesOf,
  code,
  columnFilling,
  day,
  fieldsWith,
  number,
  oneOf,
  readBy,
  text,
  valuesOf,
  yesNo,
} from './columns.ts';
import { itemSample, itemColumnNames as names, importRowFaults as words } from './import-files.words.ts';
import { itemWords } from './imports.words.ts';
import { importKind } from './kind.ts';
import type { Matching } from './matching.ts';
import type { ImportReader, RowSpans } from './reader.ts';

export type ItemField = keyof typeof names;

/** What a row says of a location; an empty name is the default one. */
export interface LocationQuantity {
  line: number;
  location: string;
  quantity: Decimal;
  /** It says how many: an empty cell counts as none of a new item, and of one that is here it says nothing. */
  isStated: boolean;
}

/** An item as a row says it. */
export interface ItemRow {
  card: ProductCard;
  category: string;
  /** As it was typed; looked up among the taxes. */
  salesTax: string;
  purchaseTax: string;
  /** As it was typed; looked up among the vendors. */
  vendor: string;
  opening: OpeningStock;
  /** How many are at which location, by the names of locations. */
  locations: readonly LocationQuantity[];
  /** Its cells as they were typed where it may be told on several rows. */
  cells: Readonly<Partial<Record<ItemField, string>>>;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

/** A unit in whatever letters; one of no list is told as the form tells it. */
const unitIn = (cells: CellReader): string | null => {
  const typed = cells.text('unit');
  return typed === '' ? null : (units.find((unit) => unit.toLowerCase() === typed.toLowerCase()) ?? typed);
};

const itemTypes = ['product', 'service'] as const;

/** Quantity and cost of an item in stock are left alone by an update. Source: answers-2.md, Q58. */
const fields = {
  name: text({ required: true, once: true }),
  kind: oneOf(itemTypes, 'product', words.typeUnknown, { once: true }),
  tracked: yesNo({ once: true }),
  quantity: number(),
  cost: amount({ fills: 'openingCost', kept: true, once: true }),
  sku: code({ once: true }),
  barcode: code({ once: true }),
  description: text({ once: true }),
  purchaseDescription: text({ once: true }),
  category: text({ once: true }),
  unit: readBy(unitIn, { choices: units, once: true }),
  price: amount({ once: true }),
  salesTax: text({ choices: 'taxes', fills: 'salesTaxId', once: true }),
  purchaseTax: text({ choices: 'taxes', fills: 'purchaseTaxId', once: true }),
  vendor: text({ fills: 'vendorId', once: true }),
  location: text({ choices: 'locations' }),
  reorderLevel: number({ once: true }),
  expiresOn: day({ plans: true, once: true }),
  openingOn: day({ once: true }),
};

/** What the rows of one item say alike: all but how many are at which location. */
const statedOnce = fieldsWith(fields, 'once');

const hasLocations = (matching: Matching): boolean => Object.hasOwn(matching, 'location');

/**
 * Reads a row of a file of items, with every fault of it: what can't be read, and what the form of an item would say.
 *
 * @param width how many columns the file has
 */
export const readItemRow: ImportReader<ItemRow>['read'] = (row, width, matching, reading) => {
  const cells = new CellReader(row, matching, reading, names);
  const values = valuesOf(fields, cells);
  const { name, kind, sku, barcode, description, purchaseDescription, unit, price, cost } = values;
  const { reorderLevel, expiresOn, category, salesTax, purchaseTax, vendor, location } = values;
  const isStated = values.quantity !== null;
  // An item is counted where the row says so, or else where it says how many there are or how few are too few.
  const tracked =
    values.tracked ??
    (kind === 'product' && ['quantity', 'reorderLevel'].some((field) => cells.text(field) !== ''));
  const quantity = values.quantity ?? zero;
  // What stock cost may be an average, which has more decimals than a card: it is worth what the file says.
  const isAverage = tracked && !isZero(quantity) && fits(cost, 10);
  const card: ProductCard = {
    ...blankProduct,
    kind,
    name,
    sku,
    barcode,
    description,
    purchaseDescription,
    unit,
    price,
    cost: isAverage ? rounded(cost, 6) : cost,
    tracked,
    reorderLevel,
    expiresOn,
  };
  const opening = { quantity, unitCost: isAverage ? cost : card.cost, onDay: values.openingOn };
  const record: ItemRow = {
    card,
    category,
    salesTax,
    purchaseTax,
    vendor,
    opening,
    locations: [{ line: row.line, location, quantity, isStated }],
    cells: hasLocations(matching) ? cells.texts(statedOnce) : {},
    given: Object.keys(matching),
  };
  const faults = productProblems(card);
  // A row has one cost, whose faults the card says.
  const costs = faults.some(({ field }) => field === 'cost');
  const ofOpening = openingProblems(card, opening).filter(({ field }) => !(field === 'openingCost' && costs));
  return cells.read(record, width, [...faults, ...ofOpening], (field) => columnFilling(fields, field));
};

/** What an item is known again by: its SKU, else its barcode, else its name in whatever letters. Source: answers-2.md, Q58. */
export const keyOfItem = ({ sku, barcode, name }: Pick<ProductCard, 'sku' | 'barcode' | 'name'>): string => {
  if (sku) return `sku ${sku}`;
  return barcode ? `barcode ${barcode}` : `name ${name.toLowerCase()}`;
};

type Known = Pick<ProductCard, 'sku' | 'barcode' | 'name'> & { deleted: boolean };

/**
 * Items that are here by every key a row may have, those of exactly that key first: one with a barcode alone finds the item of it, and one with a
 * name alone the only other item in use of that name, whatever that has.
 *
 * @param here in the order they are meant in
 */
export const itemsByKey = <Item extends Known>(here: readonly Item[]): Map<string, Item[]> => {
  const known = listsBy(here, keyOfItem);
  const add = (key: string, item: Item) => known.set(key, [...(known.get(key) ?? []), item]);
  for (const item of here) if (item.sku && item.barcode) add(keyOfItem({ ...item, sku: '' }), item);
  const others = here.filter(({ deleted, sku, barcode }) => !deleted && (sku || barcode));
  for (const [key, [only, ...more]] of listsBy(others, ({ name }) =>
    keyOfItem({ sku: '', barcode: '', name }),
  ))
    if (only && more.length === 0) add(key, only);
  return known;
};

/** Rows of one item, each of another location, have one name; a row that comes twice stands for itself. */
const naming: RowSpans<ItemRow>['naming'] = (matching, reading) => {
  const seen = new Set<string>();
  return (row) => {
    const cells = new CellReader(row, matching, reading, names);
    const [name, sku, barcode] = [cells.text('name'), cells.text('sku'), cells.text('barcode')];
    const key = keyOfItem({ name, sku, barcode });
    const placed = `${key}\n${cells.text('location').toLowerCase()}`;
    if (seen.has(placed)) return `row ${row.line}`;
    seen.add(placed);
    return key;
  };
};

/** The rows of an item as one, with what is at which location; a row that says anything else of it is a fault. Source: answers-2.md, Q58. */
const joined: RowSpans<ItemRow>['joined'] = (rows) => {
  const [{ record: first, line: firstLine }] = rows as [(typeof rows)[number]];
  const faults = rows.flatMap(({ record, faults: own, line }) => [
    ...own.map((fault) => ({ ...fault, line })),
    ...statedOnce
      .filter((field) => record.cells[field] !== first.cells[field])
      .map((field) => {
        const [name] = names[field];
        const message = words.itemsDiffer({ column: name, line: firstLine });
        return { column: field, value: record.cells[field] ?? '', message, line };
      }),
  ]);
  const records = rows.map(({ record }) => record);
  const quantity = records.map(({ opening }) => opening.quantity).reduce(plus);
  const card = { ...first.card, tracked: records.some((record) => record.card.tracked) };
  const locations = records.flatMap((record) => record.locations);
  return { record: { ...first, card, locations, opening: { ...first.opening, quantity } }, faults };
};

const spans = { naming, joined };

/** How rows of items are read. */
export const itemReader: ImportReader<ItemRow> = {
  read: readItemRow,
  spans: (matching) => (hasLocations(matching) ? spans : null),
  keyOf: ({ card }) => keyOfItem(card),
  isUnique: ({ card: { sku, barcode } }) => sku !== '' || barcode !== '',
  nameOf: ({ card }) => card.name,
  namesIn: ({ vendor, category }) => [
    { of: 'vendors', name: vendor },
    { of: 'categories', name: category },
  ],
  unpricedOf: ({ card, opening }) => (card.tracked && isZero(opening.unitCost) ? opening.quantity : zero),
  worthOf: ({ opening }, homeDigits) => rounded(times(opening.quantity, opening.unitCost), homeDigits),
};

/** Files of items. */
export const itemImport = importKind({
  names,
  fields,
  sample: itemSample,
  reader: itemReader,
  add: 'inventory.add',
  flag: 'importInventory',
  cap: 'inventory',
  words: itemWords,
  counted: 'quantity',
  choosesVendors: true,
});

/** What a file of items may say. */
export const itemColumns = itemImport.columns;

/** The card and category of an item that is here already, with what a row of a file says in the columns it was read from. */
export const updatedItem = (
  product: Product,
  known: string,
  { card, given, category }: ItemRow,
): { card: ProductCard; category: string } => ({
  card: { ...product, ...changesOf(fields, given, card) },
  category: given.includes('category') ? category : known,
});
