import type { Entry, EntryKind, EntryLine } from '../../../src/domain/books/entry.ts';
import { type Decimal, decimal } from '../../../src/domain/money.ts';
import type { Columns } from '../rowset.ts';
import type { Tx } from '../tx.ts';

export const entryColumns: Columns = {
  id: 'uuid',
  on_day: 'date',
  kind: 'text',
  document_id: 'uuid',
  payment_id: 'uuid',
  reverses: 'uuid',
  memo: 'text',
  posted_by: 'uuid',
  posted_at: 'timestamptz',
};

export const entryLineColumns: Columns = {
  entry_id: 'uuid',
  n: 'smallint',
  on_day: 'date',
  account_id: 'int',
  amount: 'numeric',
  currency: 'text',
  fx_amount: 'numeric',
  rate: 'numeric',
  contact_id: 'uuid',
  product_id: 'uuid',
  qty: 'numeric',
  category_id: 'uuid',
  tax_id: 'uuid',
  tax_base: 'numeric',
  employee_id: 'uuid',
  location_id: 'uuid',
  channel: 'text',
  document_id: 'uuid',
  document_line_id: 'uuid',
  memo: 'text',
};

export const entryRow = (entry: Entry, tx: Tx) => ({
  id: entry.id,
  on_day: entry.onDay,
  kind: entry.kind,
  document_id: entry.documentId,
  payment_id: entry.paymentId,
  reverses: entry.reverses,
  memo: entry.memo,
  posted_by: tx.user.id,
  posted_at: tx.now,
});

export const entryLineRows = (entry: Entry) =>
  entry.lines.map((line, index) => ({
    entry_id: entry.id,
    n: index + 1,
    on_day: entry.onDay,
    account_id: line.accountId,
    amount: line.amount,
    currency: line.currency,
    fx_amount: line.foreignAmount,
    rate: line.rate,
    contact_id: line.contactId,
    product_id: line.productId,
    qty: line.quantity,
    category_id: line.categoryId,
    tax_id: line.taxId,
    tax_base: line.taxBase,
    employee_id: line.employeeId,
    location_id: line.locationId,
    channel: line.channel,
    document_id: line.documentId,
    document_line_id: line.documentLineId,
    memo: line.memo,
  }));

export interface EntryRow {
  id: string;
  number: number;
  on_day: string;
  kind: EntryKind;
  document_id: string | null;
  payment_id: string | null;
  reverses: string | null;
  memo: string;
}

export interface EntryLineRow {
  entry_id: string;
  account_id: number;
  amount: string;
  currency: string;
  fx_amount: string;
  rate: string;
  contact_id: string | null;
  product_id: string | null;
  qty: string | null;
  category_id: string | null;
  tax_id: string | null;
  tax_base: string | null;
  employee_id: string | null;
  location_id: string | null;
  channel: string;
  document_id: string | null;
  document_line_id: string | null;
  memo: string | null;
}

const maybe = (value: string | null): Decimal | null => (value === null ? null : decimal(value));

export const entryLineOf = (row: EntryLineRow): EntryLine => ({
  accountId: row.account_id,
  amount: decimal(row.amount),
  currency: row.currency,
  foreignAmount: decimal(row.fx_amount),
  rate: decimal(row.rate),
  contactId: row.contact_id,
  productId: row.product_id,
  quantity: maybe(row.qty),
  categoryId: row.category_id,
  taxId: row.tax_id,
  taxBase: maybe(row.tax_base),
  employeeId: row.employee_id,
  locationId: row.location_id,
  channel: row.channel,
  documentId: row.document_id,
  documentLineId: row.document_line_id,
  memo: row.memo,
});

export const entryOfRow = (row: EntryRow, lines: readonly EntryLineRow[]): Entry => ({
  id: row.id,
  onDay: row.on_day,
  kind: row.kind,
  documentId: row.document_id,
  paymentId: row.payment_id,
  reverses: row.reverses,
  memo: row.memo,
  lines: lines.map(entryLineOf),
});
