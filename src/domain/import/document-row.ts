import type { Day } from '../day.ts';
import type { Discount } from '../documents/document.ts';
import type { DocumentKind, DocumentType } from '../documents/kind.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { type Decimal, isNegative } from '../money.ts';
import type { CellReader, ColumnNames, RowFault } from './cells.ts';
import {
  amount,
  type Column,
  type Columns,
  code,
  columnFilling,
  currency,
  day,
  fieldsWith,
  neededAmount,
  number,
  type RowValues,
  readBy,
  text,
  yesNo,
} from './columns.ts';
import { discount } from './document-discount.ts';
import { paymentModeCalled } from './file-status.ts';
import { importStated, type salesColumnNames, importRowFaults as words } from './import-files.words.ts';

export type DocumentField = keyof typeof salesColumnNames | 'reference' | 'taxBase' | 'paidOn' | 'paidBy';

/** What the columns of a kind of document are called. */
export type DocumentColumns = ColumnNames<DocumentField>;

const typeIn =
  (types: readonly DocumentType[], titles: readonly string[]) =>
  (cells: CellReader, field: string): DocumentType => {
    const typed = cells.oneOf(field, titles, titles[0]!, words.documentTypeUnknown({ types: titles }));
    return types[titles.indexOf(typed)]!;
  };

/** Tax as an amount: nobody is owed tax by a sale. */
const tax = (traits: Pick<Column, 'once' | 'compared' | 'unwritten'>): Column<Decimal | null> => ({
  ...traits,
  holds: 'number',
  read: (cells, field) => {
    const read = cells.number(field);
    return read !== null && isNegative(read) ? cells.fault(field, importStated.taxWrong) : read;
  },
});

const headColumns = {
  number: code({ once: true }),
  contact: text({ required: true, fills: ['customer', 'vendor'], once: true }),
  issuedOn: day({ required: true, once: true }),
  dueOn: day({ plans: true, once: true }),
  // What has no number is known again without it, as it was before files had a column for it.
  supplyOn: day({ once: true, compared: true }),
  discount: discount({ once: true }),
  currency: currency({ once: true }),
  rate: number({ once: true }),
  shipping: amount({ once: true }),
  shippingTax: text({ choices: 'taxes', once: true }),
  pricesIncludeTax: yesNo({ once: true }),
  // What the other party calls it.
  reference: code({ once: true }),
  notes: text({ once: true }),
  paid: amount({ fills: ['amount', 'deposit'], once: true }),
  // When and how that was paid; on its issue date and by the mode of the import where the file doesn't say.
  paidOn: day({ once: true, compared: true }),
  paidBy: readBy((cells, field) => paymentModeCalled(cells.text(field)), { once: true, compared: true }),
  // The file's own sums, and the document's status as the file words it; `cancelled` may be a date or a word.
  total: number({ compared: true }),
  taxTotal: tax({ compared: true, unwritten: true, once: true }),
  balance: number({ compared: true, unwritten: true, once: true }),
  status: text({ compared: true, unwritten: true, once: true }),
  cancelled: text({ compared: true, unwritten: true, once: true }),
};

const lineColumns = {
  item: text({ required: true, fills: 'name', unless: ['description'] }),
  description: text(),
  // A file of documents without lines has their sums alone.
  quantity: neededAmount({ unless: ['price'] }, '1'),
  price: neededAmount(),
  lineDiscount: discount(),
  tax: text({ choices: 'taxes' }),
  // Its tax as an amount, used where the row names no tax.
  taxAmount: tax({ compared: true }),
  // What the tax on an import was computed from; other taxes have no such base.
  taxBase: number(),
  location: text({ choices: 'locations' }),
  account: text({ choices: 'purchaseAccounts' }),
};

/** The columns of a kind of document, of its head and of its lines. Which of them its files can have is up to their names. */
export const documentColumns = (kind: DocumentKind) => {
  const { types } = kindSpec(kind);
  const titles = types.map((type) => documentTypes[type].title);
  const type = readBy(typeIn(types, titles), { choices: titles, once: true });
  return { head: { type, ...headColumns }, line: lineColumns };
};

type HeadValues = RowValues<ReturnType<typeof documentColumns>['head']>;

/** What a document says once, beside its lines. */
interface DocumentHead extends Omit<HeadValues, 'issuedOn' | 'pricesIncludeTax' | 'reference'> {
  issuedOn: Day;
  /** Its prices, discounts and shipping are typed with their tax in them. */
  pricesIncludeTax: boolean;
  /** Null where the file has no column for it. */
  reference: string | null;
}

/** A line of a document as its row says it: what it names as it was typed, to be looked up. */
interface DocumentRowLine extends Omit<RowValues<typeof lineColumns>, 'lineDiscount'> {
  /** Its line in the file. */
  line: number;
  discount: Discount;
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

/** The columns that documents of every kind share. */
const columns: Columns = { ...headColumns, ...lineColumns };

/** What a document says once: on one of its rows, or the same on several. */
export const headFields = ['type' as const, ...fieldsWith(headColumns, 'once')];

const lineField = /^lines\.(\d+)\.(\w+)$/;

/** Where in the file a fault of the form is: its column, its line, and what is typed there. */
export const placedFault = (
  { cells: rowCells, lines, given }: DocumentRow,
  field: string,
  message: string,
): RowFault => {
  const [, at, named] = lineField.exec(field) ?? [];
  const ofDocument = field === 'onDay' && given.includes('paidOn') ? 'paidOn' : field;
  // Lines have a discount, and documents too.
  const column = (
    named === 'discount' ? 'lineDiscount' : columnFilling(columns, named ?? ofDocument)
  ) as DocumentField;
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
