import * as z from 'zod/mini';
import { all, day, decimal, farDate, id, mode, text } from './wire-types.ts';

/** A credit note as typed: of each line pieces, an amount without tax, or both. */
export const creditNoteForm = {
  lines: z
    .array(z.object({ lineId: id, ...all(z.optional(z.nullable(decimal)), 'quantity amount') }))
    .check(z.maxLength(500)),
  /** What of the shipping goes back, without its tax. */
  shipping: z.optional(z.nullable(decimal)),
  reason: z.optional(text(500)),
  /** Left out: today. */
  date: z.optional(day),
  ...farDate,
  /** Whether its goods changed hands; they did where nothing is said. */
  goods: z.optional(z.enum(['back', 'kept'])),
  /** What becomes of what is given back beyond what is owed. */
  payments: z.optional(z.enum(['credit', 'refund'])),
  paymentmode: z.optional(mode),
  /** The bank it goes back through; left out: the default one, where the mode reaches a bank. */
  BankId: z.optional(z.nullable(id)),
  /** Home per unit of its currency where it is paid back; left out or null: that of the document. */
  ExchangeRate: z.optional(z.nullable(decimal)),
};

/** The same asked of a preview, with the one that would be undone. */
export const creditNoteAsked = {
  creditNote: z.optional(z.object(creditNoteForm)),
  CreditNoteId: z.optional(id),
};

const note = z.object({
  id,
  ...all(z.string(), 'number reason'),
  date: day,
  ...all(decimal, 'amount settled homeAmount shipping shippingTax'),
  /** What was beyond the balance was paid back in the same act. */
  paidBack: z.boolean(),
  undone: z.boolean(),
  /** It went out by mail, or is on its way. */
  mailed: z.boolean(),
});

/** What was given back on a document, and what of each of its lines still can be. */
export const creditNoteAnswers = {
  CreditNotes: z.array(note),
  /** The papers that say it is cancelled: of an invoice one for each time, those before the last undone; a bill has none. */
  Cancellations: z.array(note),
  Creditable: z.array(
    z.object({
      lineId: id,
      ...all(decimal, 'quantity amount tax'),
      /** True of a line whose price includes tax; left out of every other. */
      priceIncludesTax: z.optional(z.boolean()),
      /** Counted goods moved with it. */
      goods: z.boolean(),
      /** The day of its item’s opening stock, where that already includes it and it moves none. */
      openedOn: z.nullable(day),
    }),
  ),
  /** What of the shipping still can be given back, without and as tax. */
  CreditableShipping: z.object(all(decimal, 'amount tax')),
};

/** Its credit notes that stand, as the chart is asked about them. */
export const creditedFacts = z.array(
  z.object({ ...all(decimal, 'amount settled'), forgiven: z.optional(decimal) }),
);

/** The acts on a document that is posted which can be shown before they are done. */
export const previewedAct = z.enum([
  'issue',
  'cancel',
  'undo-cancel',
  'write-off',
  'undo-write-off',
  'give-back',
  'undo-give-back',
  'payment',
  'delete-payment',
]);
