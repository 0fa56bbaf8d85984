import type { Entry, EntryKind, EntryLine } from '../../../src/domain/books/entry.ts';
import type { TaxRecord } from '../../../src/domain/books/tax-record.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';
import type { Tx } from '../database/tx.ts';

export const entryColumns = {
  id: column.id,
  onDay: column.day,
  kind: column.text.as<EntryKind>(),
  documentId: column.id.orNull,
  paymentId: column.id.orNull,
  reverses: column.id.orNull,
  memo: column.text,
  postedBy: column.id,
  postedAt: column.instant,
  imported: column.bool,
  actId: column.id.orNull,
};
export type EntryRow = RowOf<typeof entryColumns>;

export const entryLineColumns = {
  entryId: column.id,
  n: column.small,
  onDay: column.day,
  accountId: column.int,
  amount: column.exact,
  currency: column.text,
  foreignAmount: column.exact.called('fx_amount'),
  rate: column.exact,
  contactId: column.id.orNull,
  productId: column.id.orNull,
  quantity: column.exact.called('qty').orNull,
  categoryId: column.id.orNull,
  taxId: column.id.orNull,
  taxBase: column.exact.orNull,
  employeeId: column.id.orNull,
  locationId: column.id.orNull,
  channel: column.text,
  documentId: column.id.orNull,
  documentLineId: column.id.orNull,
  memo: column.text.orNull,
};
export type EntryLineRow = RowOf<typeof entryLineColumns>;

export const entryRow = (entry: Entry, tx: Tx): EntryRow =>
  rowOf(entryColumns, {
    postedBy: tx.user.id,
    ...entry,
    postedAt: tx.now,
    imported: tx.importRun !== undefined,
    actId: tx.act.id,
  });

export const entryLineRows = ({ id: entryId, onDay, lines }: Entry): EntryLineRow[] =>
  lines.map((line, index) => rowOf(entryLineColumns, { entryId, ...line, onDay, n: index + 1 }));

export const taxRecordColumns = {
  entryId: column.id,
  n: column.small,
  onDay: column.day,
  side: column.text.as<TaxRecord['side']>(),
  documentId: column.id.orNull,
  documentLineId: column.id.orNull,
  taxId: column.id.orNull,
  taxName: column.text,
  kind: column.text.as<TaxRecord['kind']>(),
  rate: column.exact.orNull,
  deductible: column.exact,
  country: column.text,
  currency: column.text,
  base: column.exact,
  homeBase: column.exact,
  tax: column.exact,
  homeTax: column.exact,
  deducted: column.exact,
  homeDeducted: column.exact,
};
export type TaxRecordRow = RowOf<typeof taxRecordColumns>;

const entryLineOf = ({ entryId: _, n: __, onDay: ___, ...line }: EntryLineRow): EntryLine => line;

export const taxRecordRows = ({ id: entryId, onDay, taxes = [] }: Entry): TaxRecordRow[] =>
  taxes.map((record, index) => rowOf(taxRecordColumns, { ...record, entryId, onDay, n: index + 1 }));

const taxRecordOf = ({ entryId: _, n: __, onDay: ___, ...record }: TaxRecordRow): TaxRecord => record;

export const entryOfRow = (
  { postedBy: _, postedAt: __, imported: ___, actId: ____, ...entry }: EntryRow,
  lines: readonly EntryLineRow[],
  records: readonly TaxRecordRow[],
): Entry => ({
  lines: lines.map(entryLineOf),
  ...(records.length > 0 && { taxes: records.map(taxRecordOf) }),
  ...entry,
});
