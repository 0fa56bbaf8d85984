import type { DocumentKind, DocumentType } from '../documents/kind.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { type Decimal, isNegative, zero } from '../money.ts';
import { isCurrency } from '../values/currency.ts';
import { everywhere } from '../words/everywhere.ts';
import { CellReader, type ColumnNames, type Reading, type ReadRecord } from './cells.ts';
import { discountIn } from './document-discount.ts';
import {
  comparedFields,
  type DocumentColumns,
  type DocumentField,
  type DocumentRow,
  keyOfDocument,
} from './document-row.ts';
import { joinedRows, naming } from './document-rows-joined.ts';
import type { FileRow } from './file-rows.ts';
import { importStated, importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';
import type { ImportReader, RowSpans } from './reader.ts';

const currencyIn = (cells: CellReader<DocumentField>): string => {
  const typed = cells.text('currency').toUpperCase();
  if (typed === '' || isCurrency(typed)) return typed;
  cells.fault('currency', everywhere.currencyUnknown);
  return '';
};

const typeIn = (cells: CellReader<DocumentField>, kind: DocumentKind): DocumentType => {
  const { types } = kindSpec(kind);
  const titles = types.map((type) => documentTypes[type].title);
  const typeCell = cells.oneOf('type', titles, titles[0]!, words.documentTypeUnknown({ types: titles }));
  return types[titles.indexOf(typeCell)]!;
};

/** A number that every line has. */
const amountIn = (
  cells: CellReader<DocumentField>,
  field: 'quantity' | 'price',
  names: DocumentColumns,
): Decimal => {
  if (cells.text(field) === '') cells.fault(field, words.valueMissing({ column: names[field][0] }));
  return cells.number(field) ?? zero;
};

/** Tax as an amount: nobody is owed tax by a sale. */
const taxIn = (cells: CellReader<DocumentField>, field: 'taxTotal' | 'taxAmount'): Decimal | null => {
  const amount = cells.number(field);
  return amount !== null && isNegative(amount) ? cells.fault(field, importStated.taxWrong) : amount;
};

const readRow = (
  kind: DocumentKind,
  names: DocumentColumns,
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
      dueOn: has('dueOn') ? cells.day('dueOn', true) : null,
      discount: discountIn(cells, 'discount', reading),
      currency: currencyIn(cells),
      rate: cells.number('rate'),
      shipping: cells.number('shipping') ?? zero,
      shippingTax: cells.text('shippingTax'),
      pricesIncludeTax: cells.yesNo('pricesIncludeTax') ?? false,
      reference: Object.hasOwn(matching, 'reference') ? cells.text('reference') : null,
      notes: cells.text('notes'),
      paid: cells.number('paid') ?? zero,
      total: cells.number('total'),
      taxTotal: taxIn(cells, 'taxTotal'),
      balance: cells.number('balance'),
      status: cells.text('status'),
      cancelled: cells.text('cancelled'),
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
        taxAmount: taxIn(cells, 'taxAmount'),
        taxBase: has('taxBase') ? cells.number('taxBase') : null,
        location: cells.text('location'),
        account: cells.text('account'),
      },
    ],
    cells: [Object.fromEntries(fields.map((field) => [field, cells.text(field)]))],
    given: Object.keys(matching),
  };
  return cells.read(record, width, [], (field) => field);
};

/** @param fields those that a document without a number is known again by */
const keyOf = ({ head, cells }: DocumentRow, fields: readonly DocumentField[]): string =>
  head.number
    ? keyOfDocument(head.number, head.contact)
    : `rows\n${JSON.stringify(cells, [...fields])}`.toLowerCase();

/** How the rows of a kind of document are read. */
export const documentReader = (
  kind: DocumentKind,
  columnNames: ColumnNames<string>,
): ImportReader<DocumentRow> => {
  const names = columnNames as DocumentColumns;
  const known = (Object.keys(names) as DocumentField[]).filter((field) => !comparedFields.includes(field));
  const spans: RowSpans<DocumentRow> = {
    naming: naming(names),
    joined: (rows) => joinedRows(kind, names, rows),
  };
  return {
    read: (row, width, matching, reading) => readRow(kind, names, row, width, matching, reading),
    spans: () => spans,
    keyOf: (row) => keyOf(row, known),
    nameOf: ({ head }) => [head.number, head.contact].filter(Boolean).join(' · '),
    worthOf: () => zero,
  };
};
