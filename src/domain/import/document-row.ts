import { currencyOf, isCurrency } from '../currency.ts';
import type { Day } from '../day.ts';
import type { TypedDocument } from '../documents/content.ts';
import { problemsOf } from '../documents/content-faults.ts';
import { type Discount, plainTerms } from '../documents/document.ts';
import { plainPaper } from '../documents/document-paper.ts';
import type { DocumentKind, DocumentType } from '../documents/kind.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { plainSending } from '../documents/sending.ts';
import { noEarlyTerms } from '../early-terms.ts';
import { type Decimal, fits, isNegative, zero } from '../money.ts';
import { appliedTemplate } from '../template.ts';
import { currencyUnknown } from '../words/everywhere.ts';
import type { salesColumnNames } from '../words/import-columns.ts';
import * as words from '../words/import-row-faults.ts';
import { CellReader, type ColumnNames, type Reading, type ReadRecord, type RowFault } from './cells.ts';
import { discountIn, ownDiscountOf } from './document-discount.ts';
import type { Matching } from './matching.ts';
import type { ImportReader, RowSpans } from './reader.ts';
import type { FileRow } from './separated.ts';

export type DocumentField = keyof typeof salesColumnNames | 'reference';
type Names = ColumnNames<DocumentField>;

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
  /** What the other party calls it; null where the file has no column for that. */
  reference: string | null;
  notes: string;
  paid: Decimal;
}

/** A document as its rows say it. */
export interface DocumentRow {
  head: DocumentHead;
  lines: readonly DocumentRowLine[];
  /** The cells of its rows as they were typed, by field. */
  said: readonly Partial<Record<DocumentField, string>>[];
  /** The fields the rows were read for: an update changes nothing else. */
  given: readonly string[];
}

/** The fields a document says once: on one of its rows, or on several alike. Each with the part of the head it tells. */
const headFields = {
  ...{ number: 'number', type: 'type', contact: 'contact', issuedOn: 'issuedOn', dueOn: 'dueOn' },
  ...{ discount: 'discount', currency: 'currency', rate: 'rate', shipping: 'shipping' },
  ...{ shippingTax: 'shippingTax', reference: 'reference', notes: 'notes', paid: 'paid' },
} as const satisfies Partial<Record<DocumentField, keyof DocumentHead>>;
type HeadField = keyof typeof headFields;
const headNames = Object.keys(headFields) as HeadField[];

const currencyIn = (cells: CellReader<DocumentField>): string => {
  const typed = cells.text('currency').toUpperCase();
  if (typed === '' || isCurrency(typed)) return typed;
  cells.fault('currency', currencyUnknown);
  return '';
};

const typeIn = (cells: CellReader<DocumentField>, kind: DocumentKind): DocumentType => {
  const { types } = kindSpec(kind);
  const titles = types.map((type) => documentTypes[type].title);
  const said = cells.oneOf('type', titles, titles[0]!, words.documentTypeUnknown({ types: titles }));
  return types[titles.indexOf(said)]!;
};

/** A number that every line has. */
const amountIn = (cells: CellReader<DocumentField>, field: 'quantity' | 'price', names: Names): Decimal => {
  if (cells.text(field) === '') cells.fault(field, words.valueMissing({ column: names[field][0] }));
  return cells.number(field) ?? zero;
};

/** A currency of as many digits as any has: how many an amount may have is asked of its own once that is known. */
const anyCurrency = 'KWD';

/** What the form would be told of a document, before what it names is looked up. */
const typedOf = ({ head, lines }: DocumentRow): TypedDocument => ({
  subtype: head.type,
  reference: head.reference ?? '',
  contactId: head.contact || null,
  issuedOn: head.issuedOn,
  dueOn: head.dueOn,
  early: noEarlyTerms,
  currency: head.currency || anyCurrency,
  rate: head.rate ?? '1',
  lacksRate: false,
  shipping: head.shipping,
  terms: { ...plainTerms, discount: head.discount },
  template: appliedTemplate(null),
  paper: plainPaper,
  sending: plainSending,
  depositRequired: null,
  notes: head.notes,
  channel: 'import',
  parties: { from: { name: '' }, to: { name: head.contact } },
  locationId: null,
  lines: lines.map(({ item, description, quantity, price, discount }) => ({
    ...{ id: null, productId: null, unit: null, tax: null, accountId: null, categoryId: null },
    ...{ locationId: null, name: item, description, quantity, price, ...ownDiscountOf(discount) },
  })),
});

const lineField = /^lines\.(\d+)\.(\w+)$/;
const columns: Readonly<Record<string, DocumentField>> = {
  ...{ customer: 'contact', vendor: 'contact', name: 'item', shippingTax: 'shippingTax' },
  ...{ amount: 'paid', deposit: 'paid' },
};
/** The column of a field that lines have and documents too. */
const ofLine: Readonly<Record<string, DocumentField>> = { discount: 'lineDiscount' };

/** Where in the file a fault of the form is: its column, its line, and what is typed there. */
export const placedFault = ({ said, lines }: DocumentRow, field: string, message: string): RowFault => {
  const [, at, named] = lineField.exec(field) ?? [];
  const column = (ofLine[named ?? ''] ?? columns[named ?? field] ?? named ?? field) as DocumentField;
  const isKnown = said.some((cells) => column in cells);
  if (at !== undefined) {
    const line = lines[Number(at)]?.line;
    const value = said[Number(at)]?.[column] ?? '';
    return { column: isKnown ? column : '', value, message, ...(line !== undefined && { line }) };
  }
  const value = said.find((cells) => cells[column])?.[column] ?? '';
  return { column: isKnown ? column : '', value, message };
};

const readRow = (
  kind: DocumentKind,
  names: Names,
  row: FileRow,
  width: number,
  matching: Matching,
  reading: Reading,
): ReadRecord<DocumentRow> => {
  const cells = new CellReader<DocumentField>(row, matching, reading, names);
  const fields = Object.keys(names) as DocumentField[];
  const has = (field: DocumentField) => field in names;
  const record: DocumentRow = {
    head: {
      number: cells.text('number'),
      type: typeIn(cells, kind),
      contact: cells.text('contact'),
      issuedOn: cells.day('issuedOn') ?? '',
      dueOn: has('dueOn') ? cells.day('dueOn') : null,
      discount: discountIn(cells, 'discount', reading),
      currency: currencyIn(cells),
      rate: cells.number('rate'),
      shipping: cells.number('shipping') ?? zero,
      shippingTax: cells.text('shippingTax'),
      reference: Object.hasOwn(matching, 'reference') ? cells.text('reference') : null,
      notes: cells.text('notes'),
      paid: cells.number('paid') ?? zero,
    },
    lines: [
      {
        line: row.line,
        item: cells.text('item'),
        description: cells.text('description'),
        quantity: amountIn(cells, 'quantity', names),
        price: amountIn(cells, 'price', names),
        discount: discountIn(cells, 'lineDiscount', reading),
        tax: cells.text('tax'),
        location: cells.text('location'),
        account: cells.text('account'),
      },
    ],
    said: [Object.fromEntries(fields.map((field) => [field, cells.text(field)]))],
    given: Object.keys(matching),
  };
  return cells.read(record, width, [], (field) => field);
};

/** What a document says on one of its rows holds for all of them; a row that says another thing is a fault. */
const joinedRows = (
  kind: DocumentKind,
  names: Names,
  rows: readonly (ReadRecord<DocumentRow> & { line: number })[],
): ReadRecord<DocumentRow> => {
  const records = rows.map(({ record }) => record);
  const faults: RowFault[] = rows.flatMap(({ faults: own, line }) =>
    own.map((fault) => ({ ...fault, line })),
  );
  const head = { ...records[0]!.head };
  for (const field of headNames) {
    const told = rows.filter(({ record }) => record.said[0]![field]);
    const [first] = told;
    if (!first) continue;
    Object.assign(head, { [headFields[field]]: first.record.head[headFields[field]] });
    const [word] = names[field] ?? [field];
    for (const { record, line } of told) {
      const value = record.said[0]![field]!;
      if (value.toLowerCase() === first.record.said[0]![field]!.toLowerCase()) continue;
      faults.push({
        column: field,
        value,
        line,
        message: words.rowsDiffer({ column: word, line: first.line }),
      });
    }
  }
  const record: DocumentRow = {
    head,
    lines: records.flatMap(({ lines }) => lines),
    said: records.flatMap(({ said }) => said),
    given: records[0]!.given,
  };
  const known = new Set(faults.map(({ column, line }) => `${column} ${line ?? ''}`));
  const isKnown = ({ column, line = record.lines[0]!.line }: RowFault) => known.has(`${column} ${line}`);
  const problems = problemsOf(typedOf(record), false).map(({ field, message }) =>
    placedFault(record, field, message),
  );
  faults.push(...problems.filter((fault) => !isKnown(fault)), ...paidFaults(kind, record));
  return { record, faults };
};

/** What is paid is money of the document's own currency, and no less than nothing. */
const paidFaults = (kind: DocumentKind, row: DocumentRow): RowFault[] => {
  const { paid, currency } = row.head;
  if (!kindSpec(kind).posts) return [];
  const { digits } = currencyOf(currency || anyCurrency);
  if (!isNegative(paid) && fits(paid, digits)) return [];
  return [placedFault(row, 'paid', words.paidWrong)];
};

/**
 * Rows of one number and contact are one document; a row that leaves out either has those of the row before it of that number, or
 * simply of the row before it. Rows without a number are one document while they follow each other and say the same beside their lines.
 * Source: answers-2.md, Q56.
 */
const naming = (names: Names) => (matching: Matching, reading: Reading) => {
  const contactOf = new Map<string, string>();
  let [before, unnumbered, count] = ['', '', 0];
  return (row: FileRow): string => {
    const cells = new CellReader<DocumentField>(row, matching, reading, names);
    const [number, contact] = [cells.text('number').toLowerCase(), cells.text('contact').toLowerCase()];
    if (number === '' && contact === '' && before !== '') return before;
    if (number !== '') {
      const meant = contact || contactOf.get(number) || '';
      contactOf.set(number, meant);
      before = `number ${number}\n${meant}`;
      return before;
    }
    const told = headNames.map((field) => cells.text(field)).join('\n');
    if (told !== unnumbered || !before.startsWith('row ')) count += 1;
    unnumbered = told;
    before = `row ${count}`;
    return before;
  };
};

/** What a document is known again by: its number and whom it is for or from; without a number, all that it says. Source: answers-2.md, Q58. */
export const keyOfDocument = (number: string, contact: string): string =>
  `number\n${number}\n${contact}`.toLowerCase();

const keyOf = ({ head, said }: DocumentRow): string =>
  head.number ? keyOfDocument(head.number, head.contact) : `rows\n${JSON.stringify(said)}`.toLowerCase();

/** How the rows of a kind of document are read. */
export const documentReader = (
  kind: DocumentKind,
  columnNames: ColumnNames<string>,
): ImportReader<DocumentRow> => {
  const names = columnNames as Names;
  const spans: RowSpans<DocumentRow> = {
    naming: naming(names),
    joined: (rows) => joinedRows(kind, names, rows),
  };
  return {
    read: (row, width, matching, reading) => readRow(kind, names, row, width, matching, reading),
    spans: () => spans,
    keyOf,
    nameOf: ({ head }) => [head.number, head.contact].filter(Boolean).join(' · '),
    worthOf: () => zero,
  };
};
