import type { DocumentKind } from '../documents/kind.ts';
import { kindSpec } from '../documents/kinds.ts';
import { zero } from '../money.ts';
import { CellReader, type ColumnNames } from './cells.ts';
import { fieldsWith, valuesOf } from './columns.ts';
import {
  type DocumentColumns,
  type DocumentField,
  type DocumentRow,
  documentColumns,
  keyOfDocument,
} from './document-row.ts';
import { joinedRows, naming } from './document-rows-joined.ts';
import {
  billColumnNames,
  billSample,
  orderColumnNames,
  orderSample,
  salesColumnNames,
  salesSample,
} from './import-files.words.ts';
import { billImportWords, orderImportWords, salesImportWords } from './imports.words.ts';
import { importKind } from './kind.ts';
import type { ImportReader, RowSpans } from './reader.ts';

/** @param fields those that a document without a number is known again by */
const keyOf = ({ head, cells }: DocumentRow, fields: readonly DocumentField[]): string =>
  head.number
    ? keyOfDocument(head.number, head.contact)
    : `rows\n${JSON.stringify(cells, [...fields])}`.toLowerCase();

/** The columns of a kind of document, and how its rows are read. */
const documentsOf = (kind: DocumentKind, columnNames: ColumnNames) => {
  const names = columnNames as DocumentColumns;
  const { head, line } = documentColumns(kind);
  const fields = { ...head, ...line };
  const named = Object.keys(names) as DocumentField[];
  const compared = fieldsWith(fields, 'compared');
  const known = named.filter((field) => !compared.includes(field));
  const spans: RowSpans<DocumentRow> = {
    naming: naming(names),
    joined: (rows) => joinedRows(kind, names, rows),
  };
  const reader: ImportReader<DocumentRow> = {
    read: (row, width, matching, reading) => {
      const cells = new CellReader(row, matching, reading, names);
      const values = valuesOf(head, cells);
      const { lineDiscount: discount, ...typedLine } = valuesOf(line, cells);
      // A line that names no item is called by its description.
      const ofLine = typedLine.item
        ? typedLine
        : { ...typedLine, item: typedLine.description, description: '' };
      const record: DocumentRow = {
        head: {
          ...values,
          issuedOn: values.issuedOn ?? '',
          pricesIncludeTax: values.pricesIncludeTax ?? false,
          reference: Object.hasOwn(matching, 'reference') ? values.reference : null,
        },
        lines: [{ ...ofLine, discount, line: row.line }],
        cells: [cells.texts(named)],
        given: Object.keys(matching),
      };
      return cells.read(record, width, [], (field) => field);
    },
    spans: () => spans,
    keyOf: (row) => keyOf(row, known),
    namesIn: ({ head: { contact: name } }) => [
      { of: kindSpec(kind).contactRole === 'vendor' ? 'vendors' : 'customers', name },
    ],
    nameOf: ({ head: { number, contact } }) => [number, contact].filter(Boolean).join(' · '),
    worthOf: () => zero,
  };
  return { names: columnNames, fields, reader, documents: kind };
};

/** Files of invoices and receipts. */
export const salesImport = importKind({
  ...documentsOf('invoice', salesColumnNames),
  sample: salesSample,
  add: 'invoice.add',
  flag: null,
  cap: 'invoices',
  words: salesImportWords,
  exports: 'invoice.export',
});

/** Files of bills. */
export const billImport = importKind({
  ...documentsOf('bill', billColumnNames),
  sample: billSample,
  add: 'bill.add',
  flag: 'bills',
  cap: null,
  words: billImportWords,
  exports: 'bill.export',
});

/** Files of purchase orders. */
export const orderImport = importKind({
  ...documentsOf('order', orderColumnNames),
  sample: orderSample,
  add: 'purchaseOrder.add',
  flag: 'purchaseOrders',
  cap: null,
  words: orderImportWords,
  exports: 'purchaseOrder.export',
});
