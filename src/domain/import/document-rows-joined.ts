import type { TypedDocument } from '../documents/content.ts';
import { problemsOf } from '../documents/content-faults.ts';
import { plainTerms } from '../documents/document.ts';
import { plainPaper } from '../documents/document-paper.ts';
import type { DocumentKind } from '../documents/kind.ts';
import { kindSpec } from '../documents/kinds.ts';
import { plainSending } from '../documents/sending.ts';
import { type Decimal, fits, isNegative, sum } from '../money.ts';
import { appliedTemplate } from '../template/template.ts';
import { currencyOf } from '../values/currency.ts';
import { noEarlyTerms } from '../values/early-terms.ts';
import { anyCurrency, CellReader, type Reading, type ReadRecord, type RowFault } from './cells.ts';
import { ownDiscountOf } from './document-discount.ts';
import { type DocumentColumns, type DocumentRow, headFields, placedFault } from './document-row.ts';
import type { FileRow } from './file-rows.ts';
import { importRowFaults as words } from './import-files.words.ts';
import type { Matching } from './matching.ts';

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
  terms: {
    ...plainTerms,
    discount: head.discount,
    ...(head.pricesIncludeTax && { pricesIncludeTax: true }),
  },
  template: appliedTemplate(null),
  paper: plainPaper,
  sending: plainSending,
  depositRequired: null,
  notes: head.notes,
  channel: 'import',
  parties: { from: { name: '' }, to: { name: head.contact } },
  locationId: null,
  lines: lines.map(({ item, description, quantity, price, discount }) => ({
    id: null,
    productId: null,
    unit: null,
    tax: null,
    accountId: null,
    categoryId: null,
    locationId: null,
    name: item,
    description,
    quantity,
    price,
    ...ownDiscountOf(discount),
  })),
});

/** The total of a document: as its rows say it alike, or the sum of what they say of their lines. */
const totalIn = (records: readonly DocumentRow[]): Decimal | null => {
  const totals = records.flatMap(({ head }) => head.total ?? []);
  const [first = null] = totals;
  return totals.every((total) => total === first) ? first : sum(totals);
};

/** What a document says on one of its rows holds for all of them; a row that says another thing is a fault. */
export const joinedRows = (
  kind: DocumentKind,
  names: DocumentColumns,
  rows: readonly (ReadRecord<DocumentRow> & { line: number })[],
): ReadRecord<DocumentRow> => {
  const records = rows.map(({ record }) => record);
  const faults: RowFault[] = rows.flatMap(({ faults: own, line }) =>
    own.map((fault) => ({ ...fault, line })),
  );
  const head = { ...records[0]!.head, total: totalIn(records) };
  for (const field of headFields) {
    const rowsWithIt = rows.filter(({ record }) => record.cells[0]![field]);
    const [first] = rowsWithIt;
    if (!first) continue;
    Object.assign(head, { [field]: first.record.head[field] });
    const [word] = names[field] ?? [field];
    for (const { record, line } of rowsWithIt) {
      const value = record.cells[0]![field]!;
      if (value.toLowerCase() === first.record.cells[0]![field]!.toLowerCase()) continue;
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
    cells: records.flatMap(({ cells }) => cells),
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
export const naming = (names: DocumentColumns) => (matching: Matching, reading: Reading) => {
  const contactOf = new Map<string, string>();
  let [before, unnumbered, count] = ['', '', 0];
  return (row: FileRow): string => {
    const cells = new CellReader(row, matching, reading, names);
    const [number, contact] = [cells.text('number').toLowerCase(), cells.text('contact').toLowerCase()];
    if (number === '' && contact === '' && before !== '') return before;
    if (number !== '') {
      const contactName = contact || contactOf.get(number) || '';
      contactOf.set(number, contactName);
      before = `number ${number}\n${contactName}`;
      return before;
    }
    const headText = headFields.map((field) => cells.text(field)).join('\n');
    if (headText !== unnumbered || !before.startsWith('row ')) count += 1;
    unnumbered = headText;
    before = `row ${count}`;
    return before;
  };
};
