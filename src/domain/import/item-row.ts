import { type Decimal, fits, isZero, plus, rounded, times } from '../money.ts';
import type { OpeningStock } from '../opening/opening-stock.ts';
import { blankProduct, type ProductCard, units } from '../stock/product.ts';
import { openingProblems, productProblems } from '../stock/product-problems.ts';
import { listsBy } from '../values/lists-by.ts';
import { CellReader, type Reading, type ReadRecord } from './cells.ts';
import { itemTypes } from './choices.ts';
import type { FileRow } from './file-rows.ts';
import { itemColumnNames, importRowFaults as words } from './import-files.words.ts';
import { importKindSpecs } from './kinds.ts';
import type { Matching } from './matching.ts';
import type { ImportReader } from './reader.ts';

export type ItemField = keyof typeof itemColumnNames;

/** What a file of items may say. */
export const itemColumns = importKindSpecs.inventory.columns;

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

/** Fields of an item that are told by a column of another field. */
const columnOf: Readonly<Record<string, string>> = { openingCost: 'cost' };

/** A unit in whatever letters; one of no list is told as the form tells it. */
const unitOf = (typed: string): string | null =>
  typed === '' ? null : (units.find((unit) => unit.toLowerCase() === typed.toLowerCase()) ?? typed);

/** An item is counted where the row says so, or else where it says how many there are or how few are too few. */
const isTracked = (cells: CellReader<ItemField>, kind: ProductCard['kind']): boolean =>
  cells.yesNo('tracked') ??
  (kind === 'product' && [cells.text('quantity'), cells.text('reorderLevel')].some((typed) => typed !== ''));

const hasLocations = (matching: Matching): boolean => Object.hasOwn(matching, 'location');

/** What the rows of one item say alike: all but how many are at which location. */
const statedOnce = (Object.keys(itemColumnNames) as ItemField[]).filter(
  (field) => field !== 'location' && field !== 'quantity',
);

/**
 * Reads a row of a file of items, with every fault of it: what can't be read, and what the form of an item would say.
 *
 * @param width how many columns the file has
 */
export const readItemRow = (
  row: FileRow,
  width: number,
  matching: Matching,
  reading: Reading,
): ReadRecord<ItemRow> => {
  const cells = new CellReader(row, matching, reading, itemColumnNames);
  const kind = cells.oneOf('kind', itemTypes, 'product', words.typeUnknown);
  const tracked = isTracked(cells, kind);
  const typed = cells.number('quantity');
  const quantity = typed ?? '0';
  const cost = cells.number('cost') ?? '0';
  // What stock cost may be an average, which has more decimals than a card: it is worth what the file says.
  const isAverage = tracked && !isZero(quantity) && fits(cost, 10);
  const card: ProductCard = {
    ...blankProduct,
    kind,
    name: cells.text('name'),
    sku: cells.text('sku'),
    barcode: cells.text('barcode'),
    description: cells.text('description'),
    purchaseDescription: cells.text('purchaseDescription'),
    unit: unitOf(cells.text('unit')),
    price: cells.number('price') ?? '0',
    cost: isAverage ? rounded(cost, 6) : cost,
    tracked,
    reorderLevel: cells.number('reorderLevel'),
    expiresOn: cells.day('expiresOn', true),
  };
  const opening = { quantity, unitCost: isAverage ? cost : card.cost, onDay: cells.day('openingOn') };
  const given = Object.keys(matching);
  const isPlaced = hasLocations(matching);
  const faults = productProblems(card);
  // A row has one cost, whose faults the card says.
  const costs = faults.some(({ field }) => field === 'cost');
  return cells.read(
    {
      locations: [{ line: row.line, location: cells.text('location'), quantity, isStated: typed !== null }],
      cells: isPlaced ? Object.fromEntries(statedOnce.map((field) => [field, cells.text(field)])) : {},
      card,
      category: cells.text('category'),
      salesTax: cells.text('salesTax'),
      purchaseTax: cells.text('purchaseTax'),
      vendor: cells.text('vendor'),
      opening,
      given,
    },
    width,
    [...faults, ...openingProblems(card, opening).filter(({ field }) => !(field === 'openingCost' && costs))],
    (field) => columnOf[field] ?? field,
  );
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
const naming = (matching: Matching, reading: Reading) => {
  const seen = new Set<string>();
  return (row: FileRow): string => {
    const cells = new CellReader(row, matching, reading, itemColumnNames);
    const [name, sku, barcode] = [cells.text('name'), cells.text('sku'), cells.text('barcode')];
    const key = keyOfItem({ name, sku, barcode });
    const placed = `${key}\n${cells.text('location').toLowerCase()}`;
    if (seen.has(placed)) return `row ${row.line}`;
    seen.add(placed);
    return key;
  };
};

/** The rows of an item as one, with what is at which location; a row that says anything else of it is a fault. Source: answers-2.md, Q58. */
const joined = (rows: readonly (ReadRecord<ItemRow> & { line: number })[]): ReadRecord<ItemRow> => {
  const [{ record: first, line: firstLine }] = rows as [(typeof rows)[number]];
  const faults = rows.flatMap(({ record, faults: own, line }) => [
    ...own.map((fault) => ({ ...fault, line })),
    ...statedOnce
      .filter((field) => record.cells[field] !== first.cells[field])
      .map((field) => {
        const [name] = itemColumnNames[field];
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
  worthOf: ({ opening }, homeDigits) => rounded(times(opening.quantity, opening.unitCost), homeDigits),
};
