import * as z from 'zod/mini';
import type { CreditNoteSeries } from '../../../src/domain/books/side.ts';
import type {
  CancelledFigures,
  CreditedLine,
  CreditNote,
} from '../../../src/domain/documents/credit-note.ts';
import type { CreditedShipping } from '../../../src/domain/documents/credited-shipping.ts';
import type { PrintableLine } from '../../../src/domain/documents/printable.ts';
import { objectOf } from '../database/json-shape.ts';
import { column, type RowOf, rowOf } from '../database/row.ts';

const text = z.string();
const textOrNull = z.nullable(text);
const textIfAny = z.optional(text);

const linesShape = z.array(
  objectOf<CreditedLine>({
    lineId: text,
    quantity: textOrNull,
    amount: text,
    tax: text,
    taxBase: text,
    moveId: textOrNull,
    moved: text,
    value: text,
  }),
);

const shippingShape = objectOf<CreditedShipping>({
  amount: text,
  tax: text,
  shares: z.array(
    objectOf<CreditedShipping['shares'][number]>({
      lineId: text,
      amount: text,
      moveId: textOrNull,
      moved: text,
      value: text,
    }),
  ),
});

const printableLine = objectOf<PrintableLine>({
  name: text,
  description: text,
  quantity: text,
  unit: textOrNull,
  price: text,
  grossPrice: textIfAny,
  grossDiscount: textIfAny,
  amount: text,
  ownPercent: textOrNull,
  ownDiscount: text,
  taxName: textOrNull,
  taxPercent: textOrNull,
  taxAmount: text,
});

const figuresShape = objectOf<CancelledFigures>({
  number: textOrNull,
  issuedOn: text,
  currency: text,
  rate: text,
  subtotal: text,
  discount: text,
  tax: text,
  shipping: text,
  shippingTax: text,
  total: text,
  homeTotal: text,
  lines: z.array(printableLine),
  details: objectOf<CancelledFigures['details']>({
    taxAfterDiscount: z.boolean(),
    gross: z.optional(z.object({ subtotal: text, discount: text })),
    shippingTax: z.nullable(z.object({ name: text, percent: text })),
    supplyOn: textOrNull,
  }),
});

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
  lines: column.json.shaped(linesShape),
  shipping: column.json.shaped(shippingShape).orNull,
  figures: column.json.shaped(figuresShape).orNull,
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
