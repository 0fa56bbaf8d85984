import type {
  Channel,
  Document,
  DocumentHeader,
  DocumentLine,
} from '../../../src/domain/documents/document.ts';
import { plainTerms } from '../../../src/domain/documents/document.ts';
import { plainPaper } from '../../../src/domain/documents/document-paper.ts';
import type { DocumentKind, DocumentType } from '../../../src/domain/documents/kind.ts';
import { plainSending } from '../../../src/domain/documents/sending.ts';
import type { TaxKind } from '../../../src/domain/tax/tax.ts';
import { appliedTemplate } from '../../../src/domain/template/template.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';
import { answerShape, creditedShape, extShape, partiesShape } from './document-json.ts';

/** A document as it is written. */
export const documentColumns = {
  id: column.id,
  kind: column.text.as<DocumentKind>(),
  subtype: column.text.as<DocumentType>(),
  status: column.text,
  statusBefore: column.text.orNull,
  externalNumber: column.text.orNull,
  reference: column.text,
  contactId: column.id.orNull,
  issuedOn: column.day,
  dueOn: column.day.orNull,
  earlyPercent: column.exact.orNull,
  earlyDays: column.small.orNull,
  currency: column.text,
  rate: column.exact.orNull,
  subtotal: column.exact,
  discount: column.exact,
  tax: column.exact,
  shipping: column.exact,
  shippingTax: column.exact,
  total: column.exact,
  homeTotal: column.exact,
  settled: column.exact,
  writtenOff: column.exact,
  credited: column.json.shaped(creditedShape),
  homeOpen: column.exact,
  depositRequired: column.exact.orNull,
  locationId: column.id.orNull,
  channel: column.text.as<Channel>(),
  employeeId: column.id,
  sourceId: column.id.orNull,
  paymentMode: column.small.orNull,
  parties: column.json.shaped(partiesShape),
  ext: column.json.shaped(extShape),
  answer: column.json.shaped(answerShape).orNull,
  notes: column.text,
  search: column.text,
  version: column.int,
  createdAt: column.instant,
};

const { id, status, statusBefore, settled, writtenOff, credited, homeOpen, sourceId, version } =
  documentColumns;
/** What an act changes of a document that it only moves on: nothing that was typed of it. */
export const movedColumns = {
  id,
  status,
  statusBefore,
  settled,
  writtenOff,
  credited,
  homeOpen,
  sourceId,
  version,
};

/** As it is read: its number is not among what is written, only the series gives it. */
export const numberedColumns = { ...documentColumns, number: column.text.orNull };
export type DocumentRow = RowOf<typeof numberedColumns>;

export const lineColumns = {
  documentId: column.id,
  n: column.int,
  id: column.id,
  productId: column.id.orNull,
  name: column.text,
  description: column.text,
  quantity: column.exact.called('qty'),
  unit: column.text.orNull,
  price: column.exact,
  grossPrice: column.exact.orNull,
  grossDiscount: column.exact.orNull,
  amount: column.exact,
  ownPercent: column.exact.orNull,
  ownDiscount: column.exact,
  discountShare: column.exact,
  taxId: column.id.orNull,
  taxName: column.text.orNull,
  taxPercent: column.exact.orNull,
  taxKind: column.text.as<TaxKind>(),
  taxDeductible: column.exact,
  taxReason: column.text,
  givenBase: column.exact.orNull,
  taxAmount: column.exact,
  accountId: column.int.orNull,
  categoryId: column.id.orNull,
  locationId: column.id.orNull,
  sourceLineId: column.id.orNull,
  closed: column.exact,
};
export type LineRow = RowOf<typeof lineColumns>;

/** A header as the row to write. */
export const documentRow = (document: DocumentHeader, createdAt: Date): RowOf<typeof documentColumns> => {
  const { terms, template, sending, paper } = document;
  const rate = document.lacksRate ? null : document.rate;
  return rowOf(documentColumns, { ext: { terms, template, sending, paper }, ...document, rate, createdAt });
};

type Written = RowOf<typeof documentColumns>;

/** Whether two rows of a document differ in nothing but what an act that moves it on changes. */
export const isOnlyMoved = (before: Written, after: Written): boolean =>
  Object.keys(documentColumns).every((key) => {
    if (key in movedColumns) return true;
    const [was, is] = [before[key as keyof Written], after[key as keyof Written]];
    return was === is || (typeof is === 'object' && JSON.stringify(was) === JSON.stringify(is));
  });

export const lineRows = ({ id: documentId, lines }: Document): LineRow[] =>
  lines.map((line, index) => rowOf(lineColumns, { documentId, ...line, n: index + 1 }));

export const headerOf = ({ ext, createdAt: _, ...row }: DocumentRow): DocumentHeader => ({
  lacksRate: row.rate === null,
  terms: { ...plainTerms, ...ext.terms },
  template: ext.template ?? appliedTemplate(null),
  sending: ext.sending ?? plainSending,
  paper: { ...plainPaper, ...ext.paper },
  ...row,
  rate: row.rate ?? '1',
});

export const documentLineOf = ({ documentId: _, n: __, ...line }: LineRow): DocumentLine => line;
