import type { CreditNoteSeries } from '../../../src/domain/books/side.ts';
import type { CancelledFigures, CreditedLine, CreditNote } from '../../../src/domain/posted/credit-note.ts';
import type { CreditedShipping } from '../../../src/domain/posted/credited-shipping.ts';
import { column, type RowOf, rowOf } from '../row.ts';

/** A credit note as it is written; its number is not among it, only the series gives it. */
export const creditNoteColumns = {
  id: column.id,
  documentId: column.id,
  kind: column.text.as<CreditNoteSeries>(),
  onDay: column.day,
  reason: column.text,
  amount: column.exact,
  settled: column.exact,
  homeAmount: column.exact,
  lines: column.json.as<CreditedLine[]>(),
  shipping: column.json.as<CreditedShipping>().orNull,
  figures: column.json.as<CancelledFigures>().orNull,
  settlementId: column.id.orNull,
  entryId: column.id.orNull,
  goodsEntryId: column.id.orNull,
  itemId: column.id.orNull,
  paymentId: column.id.orNull,
  createdAt: column.instant,
};

/** As it is read. */
const { createdAt: _, ...kept } = creditNoteColumns;
export const readCreditNoteColumns = {
  ...kept,
  number: column.text,
  undoneAt: column.instant.orNull,
  mailed: column.bool,
};

export const creditNoteRow = (
  note: CreditNote,
  kind: CreditNoteSeries,
  createdAt: Date,
): RowOf<typeof creditNoteColumns> => rowOf(creditNoteColumns, { ...note, kind, createdAt });
