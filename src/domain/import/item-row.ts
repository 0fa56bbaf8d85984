import type { OpeningStock } from '../books/opening-stock.ts';
import { asTyped } from '../csv.ts';
import type { Day } from '../day.ts';
import { compare, type Decimal, isZero } from '../money.ts';
import { blankProduct, type ProductCard, units } from '../product.ts';
import { openingProblems, productProblems } from '../product-problems.ts';
import { folded } from '../text.ts';
import { itemColumnNames } from '../words/import-columns.ts';
import * as words from '../words/import-row-faults.ts';
import { type DayFormat, type DecimalSign, readDay, readNumber } from './formats.ts';
import type { ImportColumn, Matching } from './matching.ts';
import type { Replacements } from './run.ts';
import type { FileRow } from './separated.ts';

export type ItemField = keyof typeof itemColumnNames;

/** What a file of items may say. */
export const itemColumns: readonly ImportColumn[] = Object.entries(itemColumnNames).map(
  ([key, [name, ...aliases]]) => ({ key, name, required: key === 'name', aliases }),
);

/** The fields that hold numbers, and those that hold days: their formats are proposed from what is typed there. */
export const numberFields: readonly ItemField[] = ['price', 'cost', 'quantity', 'reorderLevel'];
export const dayFields: readonly ItemField[] = ['openingOn', 'expiresOn'];

/** How a run reads numbers and days. */
export interface ImportFormats {
  decimalSign: DecimalSign;
  dayFormat: DayFormat;
}

/** How a run reads its rows: the formats, and what stands for which values. */
export interface Reading extends ImportFormats {
  replacements?: Replacements;
}

/** What keeps a row from being imported, with the field and the cell it is about, so that rows that are mended alike stand together. */
export interface RowFault {
  column: string;
  value: string;
  message: string;
}

/** An item as a row says it. */
export interface ItemRow {
  card: ProductCard;
  category: string;
  /** As it was typed; looked up among the taxes. */
  salesTax: string;
  opening: OpeningStock;
  /** The fields the row was read for: an update changes nothing else. */
  given: readonly string[];
}

/** Fields of an item that are told by a column of another field. */
const toldBy: Readonly<Record<string, string>> = { openingCost: 'cost' };

const said: Readonly<Record<string, boolean>> = {
  ...{ yes: true, y: true, true: true, '1': true, x: true },
  ...{ no: false, n: false, false: false, '0': false },
};

/** Reads the cells of one row, and notes what can't be read. */
class CellReader {
  readonly faults: RowFault[] = [];
  readonly #row: FileRow;
  readonly #matching: Matching;
  readonly #formats: ImportFormats;
  readonly #replacements: Replacements;

  constructor(row: FileRow, matching: Matching, { replacements = {}, ...formats }: Reading) {
    [this.#row, this.#matching, this.#formats, this.#replacements] = [row, matching, formats, replacements];
  }

  /** A cell as it was typed, without blanks around it; empty where its column is not matched. */
  #typed(name: ItemField): string {
    const at = Object.hasOwn(this.#matching, name) ? this.#matching[name]! : -1;
    return asTyped(this.#row.cells[at] ?? '')
      .replace(/\r\n?/g, '\n')
      .trim();
  }

  /** A cell as it was typed, or what was chosen for what was typed there. */
  text(name: ItemField): string {
    const typed = this.#typed(name);
    const chosen = Object.hasOwn(this.#replacements, name) ? this.#replacements[name]! : {};
    return Object.hasOwn(chosen, typed) ? chosen[typed]! : typed;
  }

  fault(name: ItemField, message: string): null {
    this.faults.push({ column: name, value: this.#typed(name), message });
    return null;
  }

  number(name: ItemField): Decimal | null {
    const typed = this.text(name);
    if (typed === '') return null;
    return (
      readNumber(typed, this.#formats.decimalSign) ??
      this.fault(name, words.numberUnreadable({ column: itemColumnNames[name][0] }))
    );
  }

  day(name: ItemField): Day | null {
    const typed = this.text(name);
    if (typed === '') return null;
    return (
      readDay(typed, this.#formats.dayFormat) ??
      this.fault(name, words.dayUnreadable({ column: itemColumnNames[name][0] }))
    );
  }

  yesNo(name: ItemField): boolean | null {
    const typed = this.text(name).toLowerCase();
    if (typed === '') return null;
    return Object.hasOwn(said, typed)
      ? said[typed]!
      : this.fault(name, words.yesNoUnreadable({ column: itemColumnNames[name][0] }));
  }
}

const kindOf = (cells: CellReader): ProductCard['kind'] => {
  const typed = cells.text('kind').toLowerCase();
  if (typed === '' || typed === 'product' || typed === 'service') return typed || 'product';
  cells.fault('kind', words.typeUnknown);
  return 'product';
};

/** A unit in whatever letters; one of no list is told as the form tells it. */
const unitOf = (typed: string): string | null =>
  typed === '' ? null : (units.find((unit) => unit.toLowerCase() === typed.toLowerCase()) ?? typed);

/** An item is counted where the row says so, or else where it says how many there are or how few are too few. */
const isTracked = (cells: CellReader, kind: ProductCard['kind']): boolean =>
  cells.yesNo('tracked') ??
  (kind === 'product' && [cells.text('quantity'), cells.text('reorderLevel')].some((typed) => typed !== ''));

/**
 * Reads a row of a file of items, with every fault of it: what can't be read, and what the form of an item would say.
 *
 * @param width how many columns the file has
 */
export const readItemRow = (
  row: FileRow,
  width: number,
  matching: Matching,
  formats: Reading,
): { item: ItemRow; faults: RowFault[] } => {
  const cells = new CellReader(row, matching, formats);
  const kind = kindOf(cells);
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
    cost: cells.number('cost') ?? '0',
    tracked: isTracked(cells, kind),
    reorderLevel: cells.number('reorderLevel'),
    expiresOn: cells.day('expiresOn'),
  };
  const quantity = cells.number('quantity') ?? '0';
  const opening = { quantity, unitCost: card.cost, onDay: cells.day('openingOn') };
  if (row.cells.slice(width).some((cell) => cell.trim() !== ''))
    cells.faults.push({ column: '', value: '', message: words.tooManyCells });
  const known = new Set(cells.faults.map((fault) => fault.column));
  const problems = [...productProblems(card), ...openingProblems(card, opening)];
  for (const { field, message } of problems) {
    const name = (toldBy[field] ?? field) as ItemField;
    if (!known.has(name)) cells.fault(name, message);
    known.add(name);
  }
  const given = Object.keys(matching);
  return {
    item: { card, category: cells.text('category'), salesTax: cells.text('salesTax'), opening, given },
    faults: cells.faults,
  };
};

/** What an item is known again by: its SKU, else its barcode, else its name in whatever letters. Source: answers-2.md, Q58. */
export const keyOfItem = ({ sku, barcode, name }: Pick<ProductCard, 'sku' | 'barcode' | 'name'>): string => {
  if (sku) return `sku ${sku}`;
  return barcode ? `barcode ${barcode}` : `name ${name.toLowerCase()}`;
};

/** The tax a cell means: by its name, by name and percentage as we write them, or by a percentage that one tax alone has. */
export const taxMeant = <Tax extends { name: string; percent: Decimal }>(
  typed: string,
  taxes: readonly Tax[],
): Tax | { fault: string } | null => {
  if (typed === '') return null;
  const meant = folded(typed);
  const named = taxes.find(({ name, percent }) =>
    [name, `${name} ${percent}%`, `${name} (${percent}%)`].some((called) => folded(called) === meant),
  );
  if (named) return named;
  const percent = readNumber(typed.replace(/%$/, ''), '.');
  const alike = percent === null ? [] : taxes.filter((tax) => compare(tax.percent, percent) === 0);
  // No tax is meant by nothing of a hundred where none is kept for it.
  if (alike.length === 0 && percent !== null && isZero(percent)) return null;
  if (alike.length > 1) return { fault: words.taxAmbiguous };
  return alike[0] ?? { fault: words.taxUnknown };
};
