import type { Entry, EntryKind, EntryLine } from '../../../src/domain/books/entry.ts';
import { type Decimal, decimal } from '../../../src/domain/money.ts';
import { column, type RowOf } from '../row.ts';
import type { Tx } from '../tx.ts';

export const entryColumns = {
  id: column.id,
  on_day: column.day,
  kind: column.text.as<EntryKind>(),
  document_id: column.id.orNull,
  payment_id: column.id.orNull,
  reverses: column.id.orNull,
  memo: column.text,
  posted_by: column.id,
  posted_at: column.instant,
};
export type EntryRow = RowOf<typeof entryColumns>;

export const entryLineColumns = {
  entry_id: column.id,
  n: column.small,
  on_day: column.day,
  account_id: column.int,
  amount: column.exact,
  currency: column.text,
  fx_amount: column.exact,
  rate: column.exact,
  contact_id: column.id.orNull,
  product_id: column.id.orNull,
  qty: column.exact.orNull,
  category_id: column.id.orNull,
  tax_id: column.id.orNull,
  tax_base: column.exact.orNull,
  employee_id: column.id.orNull,
  location_id: column.id.orNull,
  channel: column.text,
  document_id: column.id.orNull,
  document_line_id: column.id.orNull,
  memo: column.text.orNull,
};
export type EntryLineRow = RowOf<typeof entryLineColumns>;

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
