import type { Day } from '../day.ts';
import type { Discount } from '../documents/document.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { Decimal } from '../money.ts';
import type { ColumnNames, RowFault } from './cells.ts';
import type { salesColumnNames } from './import-files.words.ts';

export type DocumentField = keyof typeof salesColumnNames | 'reference' | 'taxBase';

/** What a file says of a document that it isn't known again by: its sums follow from its lines, and its state changes. */
export const comparedFields: readonly DocumentField[] = [
  'total',
  'taxTotal',
  'taxAmount',
  'balance',
  'status',
  'cancelled',
];
/** What the columns of a kind of document are called. */
export type DocumentColumns = ColumnNames<DocumentField>;

/** A line of a document as its row says it: what it names as it was typed, to be looked up. */
export interface DocumentRowLine {
  /** Its line in the file. */
  line: number;
  item: string;
  description: string;
  quantity: Decimal;
  price: Decimal;
  discount: Discount;
  tax: string;
  /** Its tax as an amount, which is taken where it names none. */
  taxAmount: Decimal | null;
  /** What the tax on an import was computed from; null for every other. */
  taxBase: Decimal | null;
  location: string;
  account: string;
}

/** What a document says once, beside its lines. */
export interface DocumentHead {
  number: string;
  type: DocumentType;
  contact: string;
  issuedOn: Day;
  dueOn: Day | null;
  discount: Discount;
  /** Empty for that of the business. */
  currency: string;
  rate: Decimal | null;
  shipping: Decimal;
  shippingTax: string;
  /** Its prices, discounts and shipping are typed with their tax in them. */
  pricesIncludeTax: boolean;
  /** What the other party calls it; null where the file has no column for that. */
  reference: string | null;
  notes: string;
  paid: Decimal;
  /** Its own sums, and its state in its file's words; null or empty where the file doesn't say. */
  total: Decimal | null;
  taxTotal: Decimal | null;
  balance: Decimal | null;
  status: string;
  /** When or whether it was cancelled, as it is typed. */
  cancelled: string;
}

/** A document as its rows say it. */
export interface DocumentRow {
  head: DocumentHead;
  lines: readonly DocumentRowLine[];
  /** The cells of its rows as they were typed, by field. */
  cells: readonly Partial<Record<DocumentField, string>>[];
  /** The fields the rows were read for: an update changes nothing else. */
  given: readonly string[];
}

const lineField = /^lines\.(\d+)\.(\w+)$/;
const columns: Readonly<Record<string, DocumentField>> = {
  customer: 'contact',
  vendor: 'contact',
  name: 'item',
  shippingTax: 'shippingTax',
  amount: 'paid',
  deposit: 'paid',
};
/** The column of a field that lines have and documents too. */
const ofLine: Readonly<Record<string, DocumentField>> = { discount: 'lineDiscount' };

/** Where in the file a fault of the form is: its column, its line, and what is typed there. */
export const placedFault = (
  { cells: rowCells, lines }: DocumentRow,
  field: string,
  message: string,
): RowFault => {
  const [, at, named] = lineField.exec(field) ?? [];
  const column = (ofLine[named ?? ''] ?? columns[named ?? field] ?? named ?? field) as DocumentField;
  const isKnown = rowCells.some((cells) => column in cells);
  if (at !== undefined) {
    const line = lines[Number(at)]?.line;
    const value = rowCells[Number(at)]?.[column] ?? '';
    return { column: isKnown ? column : '', value, message, ...(line !== undefined && { line }) };
  }
  const value = rowCells.find((cells) => cells[column])?.[column] ?? '';
  return { column: isKnown ? column : '', value, message };
};

/** What a document is known again by: its number and whom it is for or from; without a number, all that it says. Source: answers-2.md, Q58. */
export const keyOfDocument = (number: string, contact: string): string =>
  `number\n${number}\n${contact}`.toLowerCase();
