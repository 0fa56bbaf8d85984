import type {
  Channel,
  Document,
  DocumentHeader,
  DocumentLine,
  Party,
  Terms,
} from '../../../src/domain/documents/document.ts';
import { plainTerms } from '../../../src/domain/documents/document.ts';
import type { DocumentKind, DocumentType } from '../../../src/domain/documents/kind.ts';
import { plainSending, type Sending } from '../../../src/domain/documents/sending.ts';
import { type Decimal, decimal } from '../../../src/domain/money.ts';
import { type AppliedTemplate, appliedTemplate } from '../../../src/domain/template.ts';
import type { Columns } from '../rowset.ts';

export const documentColumns: Columns = {
  id: 'uuid',
  kind: 'text',
  subtype: 'text',
  status: 'text',
  status_before: 'text',
  contact_id: 'uuid',
  issued_on: 'date',
  due_on: 'date',
  currency: 'text',
  rate: 'numeric',
  subtotal: 'numeric',
  discount: 'numeric',
  tax: 'numeric',
  shipping: 'numeric',
  shipping_tax: 'numeric',
  total: 'numeric',
  home_total: 'numeric',
  settled: 'numeric',
  written_off: 'numeric',
  home_open: 'numeric',
  deposit_required: 'numeric',
  location_id: 'uuid',
  channel: 'text',
  employee_id: 'uuid',
  source_id: 'uuid',
  payment_mode: 'smallint',
  parties: 'jsonb',
  ext: 'jsonb',
  notes: 'text',
  search: 'text',
  version: 'int',
  created_at: 'timestamptz',
};

export const lineColumns: Columns = {
  document_id: 'uuid',
  n: 'int',
  id: 'uuid',
  product_id: 'uuid',
  name: 'text',
  description: 'text',
  qty: 'numeric',
  unit: 'text',
  price: 'numeric',
  amount: 'numeric',
  discount_share: 'numeric',
  tax_id: 'uuid',
  tax_name: 'text',
  tax_percent: 'numeric',
  tax_amount: 'numeric',
  account_id: 'int',
  category_id: 'uuid',
};

/** A header as the row to write; its number is not among the columns, only the series gives it. */
export const documentRow = (document: DocumentHeader, now: Date) => ({
  id: document.id,
  kind: document.kind,
  subtype: document.subtype,
  status: document.status,
  status_before: document.statusBefore,
  contact_id: document.contactId,
  issued_on: document.issuedOn,
  due_on: document.dueOn,
  currency: document.currency,
  rate: document.lacksRate ? null : document.rate,
  subtotal: document.subtotal,
  discount: document.discount,
  tax: document.tax,
  shipping: document.shipping,
  shipping_tax: document.shippingTax,
  total: document.total,
  home_total: document.homeTotal,
  settled: document.settled,
  written_off: document.writtenOff,
  home_open: document.homeOpen,
  deposit_required: document.depositRequired,
  location_id: document.locationId,
  channel: document.channel,
  employee_id: document.employeeId,
  source_id: document.sourceId,
  payment_mode: document.paymentMode,
  parties: document.parties,
  ext: { terms: document.terms, template: document.template, sending: document.sending },
  notes: document.notes,
  search: document.search,
  version: document.version,
  created_at: now,
});

export const lineRows = (document: Document) =>
  document.lines.map((line, index) => ({
    document_id: document.id,
    n: index + 1,
    id: line.id,
    product_id: line.productId,
    name: line.name,
    description: line.description,
    qty: line.quantity,
    unit: line.unit,
    price: line.price,
    amount: line.amount,
    discount_share: line.discountShare,
    tax_id: line.taxId,
    tax_name: line.taxName,
    tax_percent: line.taxPercent,
    tax_amount: line.taxAmount,
    account_id: line.accountId,
    category_id: line.categoryId,
  }));

/** A document row as PostgreSQL answers it: exact numbers and days as text. */
export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  subtype: DocumentType;
  status: string;
  status_before: string | null;
  number: string | null;
  contact_id: string | null;
  issued_on: string;
  due_on: string | null;
  currency: string;
  rate: string | null;
  subtotal: string;
  discount: string;
  tax: string;
  shipping: string;
  shipping_tax: string;
  total: string;
  home_total: string;
  settled: string;
  written_off: string;
  home_open: string;
  deposit_required: string | null;
  location_id: string | null;
  channel: Channel;
  employee_id: string;
  source_id: string | null;
  payment_mode: number | null;
  parties: { from: Party; to: Party };
  ext: { terms?: Terms; template?: AppliedTemplate; sending?: Sending };
  notes: string;
  search: string;
  version: number;
  created_at: Date;
}

const maybe = (value: string | null): Decimal | null => (value === null ? null : decimal(value));

export const headerOf = (row: DocumentRow): DocumentHeader => ({
  id: row.id,
  kind: row.kind,
  subtype: row.subtype,
  status: row.status,
  statusBefore: row.status_before,
  number: row.number,
  contactId: row.contact_id,
  issuedOn: row.issued_on,
  dueOn: row.due_on,
  currency: row.currency,
  rate: decimal(row.rate ?? '1'),
  lacksRate: row.rate === null,
  subtotal: decimal(row.subtotal),
  discount: decimal(row.discount),
  tax: decimal(row.tax),
  shipping: decimal(row.shipping),
  shippingTax: decimal(row.shipping_tax),
  total: decimal(row.total),
  homeTotal: decimal(row.home_total),
  settled: decimal(row.settled),
  writtenOff: decimal(row.written_off),
  homeOpen: decimal(row.home_open),
  depositRequired: maybe(row.deposit_required),
  locationId: row.location_id,
  channel: row.channel,
  employeeId: row.employee_id,
  sourceId: row.source_id,
  paymentMode: row.payment_mode,
  parties: row.parties,
  terms: row.ext.terms ?? plainTerms,
  template: row.ext.template ?? appliedTemplate(null),
  sending: row.ext.sending ?? plainSending,
  notes: row.notes,
  search: row.search,
  version: row.version,
});

export interface LineRow {
  document_id: string;
  n: number;
  id: string;
  product_id: string | null;
  name: string;
  description: string;
  qty: string;
  unit: string | null;
  price: string;
  amount: string;
  discount_share: string;
  tax_id: string | null;
  tax_name: string | null;
  tax_percent: string | null;
  tax_amount: string;
  account_id: number | null;
  category_id: string | null;
}

export const documentLineOf = (row: LineRow): DocumentLine => ({
  id: row.id,
  productId: row.product_id,
  name: row.name,
  description: row.description,
  quantity: decimal(row.qty),
  unit: row.unit,
  price: decimal(row.price),
  amount: decimal(row.amount),
  discountShare: decimal(row.discount_share),
  taxId: row.tax_id,
  taxName: row.tax_name,
  taxPercent: maybe(row.tax_percent),
  taxAmount: decimal(row.tax_amount),
  accountId: row.account_id,
  categoryId: row.category_id,
});
