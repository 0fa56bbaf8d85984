import type { OursOf } from '../../../src/api/calls/field.ts';
import type { creditNoteForm, discountedPaymentForm, previewedAct } from '../../../src/api/calls/payment.ts';
import { idFromWire } from '../../../src/api/wire/id.ts';
import type { PaymentMode } from '../../../src/domain/books/payment-mode.ts';
import type { Day } from '../../../src/domain/day.ts';
import { type Decimal, decimal } from '../../../src/domain/money.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { creditNoteRefusals } from '../../../src/domain/words/credit-notes.ts';
import { documentRefusals } from '../../../src/domain/words/documents.ts';
import { amountWords } from '../../../src/domain/words/everywhere.ts';
import type { TypedCreditNote } from '../../commands/credit-note.ts';
import { Refused } from '../../store/database/tx.ts';

interface SentPayment {
  mode: PaymentMode;
  bankId?: string | null | undefined;
  onDay?: string | undefined;
  memo?: string | undefined;
}

interface SentPaid extends SentPayment {
  rate?: string | null | undefined;
  inHome?: boolean | undefined;
  bankCharge?: string | null | undefined;
}

/** What is asked with an act that is shown before it is done. */
export type PreviewArgs = Omit<OursOf<typeof previewedAct>, 'act'>;

/** How what is owed is forgiven, as sent. */
export const forgivingOf = ({ taxRelief, onDay }: Pick<PreviewArgs, 'taxRelief' | 'onDay'>) => ({
  taxRelief,
  onDay: onDay || null,
});

/** How and when something was paid, as sent. */
export const paidOf = ({ mode, bankId = null, onDay, memo = '' }: SentPayment) => ({
  mode,
  bankId,
  onDay: onDay || null,
  memo,
});

/** The same, and in what money. */
export const paymentOf = ({ rate, inHome = false, bankCharge, ...paid }: SentPaid) => ({
  ...paidOf(paid),
  rate: rate ? decimal(rate) : null,
  inHome,
  bankCharge: bankCharge ? decimal(bankCharge) : null,
});

/** The rate at which money of what is cancelled goes back; null for what the books say. Throws `Refused` where it would be that of several. */
export const refundRateOf = (
  { rate }: { rate?: string | null | undefined },
  ids: readonly string[] = [],
): Decimal | null => {
  if (!rate) return null;
  if (ids.length > 1) throw new Refused(invalid('rate', documentRefusals.rateOfSeveral));
  return decimal(rate);
};

/** A payment of one document, as sent. */
export const onePaymentOf = (
  id: string,
  { amount, surplus, discount, taxRelief, ...paid }: OursOf<typeof discountedPaymentForm>,
) => ({
  shares: [{ id, amount: decimal(amount) }],
  surplus,
  lessDiscount: discount,
  taxRelief,
  ...paymentOf(paid),
});

/** The payment a preview asks about. Throws `Refused` where it names none. */
export const paymentIn = (id: string, { payment }: PreviewArgs) => {
  if (!payment) throw new Refused(invalid('amount', amountWords.notAboveZero));
  return onePaymentOf(id, payment);
};

/** A payment of several documents in one, each with its amount. */
export const sharesOf = (shares: readonly { id: string; amount: string }[]) =>
  shares.map(({ id, amount }) => ({ id, amount: decimal(amount) }));

/** A credit note as it was sent; its goods changed hands, and a surplus is kept, unless told otherwise. */
export const creditNoteOf = (sent: OursOf<typeof creditNoteForm>): TypedCreditNote => ({
  lines: sent.lines.map(({ lineId, quantity, amount }) => ({
    lineId,
    quantity: quantity ? decimal(quantity) : null,
    amount: amount ? decimal(amount) : null,
  })),
  shipping: sent.shipping ? { amount: decimal(sent.shipping) } : null,
  reason: sent.reason ?? '',
  onDay: sent.onDay || null,
  goods: sent.goods ?? 'back',
  surplus: sent.surplus ?? 'credit',
  mode: sent.mode ?? 1,
  bankId: sent.bankId ?? null,
  rate: sent.rate ? decimal(sent.rate) : null,
});

/** The credit note a preview asks about. Throws `Refused` where it names none. */
export const creditNoteIn = ({ creditNote }: PreviewArgs): TypedCreditNote => {
  if (!creditNote) throw new Refused(invalid('lines', creditNoteRefusals.nothingTyped));
  return creditNoteOf(creditNote);
};

/** What a cancellation does unless told otherwise: payments become credit, goods are back. */
export const cancellationOf = (
  {
    payments = 'credit',
    goods = 'back',
    mode = null,
    rate,
    onDay,
  }: {
    payments?: 'credit' | 'refund' | undefined;
    goods?: 'back' | 'kept' | undefined;
    mode?: PaymentMode | null | undefined;
    rate?: string | null | undefined;
    onDay?: Day | undefined;
  },
  ids?: readonly string[],
) => ({ payments, goods, mode, rate: refundRateOf({ rate }, ids), onDay: onDay || null });

/** The id of no row, for a preview that names none. */
const noRow = idFromWire('');

/** The payment a preview would delete. */
export const paymentIdIn = ({ paymentId = noRow }: PreviewArgs): string => paymentId;

/** The credit note a preview would undo. */
export const creditNoteIdIn = ({ creditNoteId = noRow }: PreviewArgs): string => creditNoteId;
