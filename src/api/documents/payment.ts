import { reachesBank } from '../../domain/books/payment-mode.ts';
import type { Decimal } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import { type Crediting, creditLines, creditShipping } from '../../domain/posted/crediting.ts';

/** The bank that is sent: the one that was chosen, where the mode reaches a bank. */
export const sentBank = ({ mode, bankId }: Pick<PaymentDraft, 'mode' | 'bankId'>): string | null =>
  reachesBank(mode) && bankId !== '' ? bankId : null;

/** The bank charge that is sent: what was typed, unless it moves in cash. */
const sentCharge = ({ mode, bankCharge }: Pick<PaymentDraft, 'mode' | 'bankCharge'>): string | null =>
  mode === 1 || bankCharge === '' ? null : bankCharge;

/** How the money of one payment over several documents moves. */
export interface BatchHow extends Pick<PaymentDraft, 'mode' | 'bankId' | 'bankCharge' | 'onDay' | 'memo'> {
  /** Null at home, and for the rate of the first document. */
  rate: Decimal | null;
}

/** One payment over several documents of one contact; without a rate that of the first of them. */
export interface BatchPayment extends BatchHow {
  shares: readonly { id: string; amount: Decimal }[];
}

/** A payment over several documents as it is sent. */
export const sentBatch = ({ mode, bankId, bankCharge, rate, onDay, memo, shares }: BatchPayment) => ({
  mode,
  bankId: sentBank({ mode, bankId }),
  bankCharge: sentCharge({ mode, bankCharge }),
  rate,
  onDay: onDay || undefined,
  memo,
  shares: shares.map(({ id, amount }) => ({ id, amount })),
});

/** A payment of one document as it is sent; at home its rate is left out, and the discount where none is taken. */
export const sentPayment = (draft: PaymentDraft, isForeign: boolean) => ({
  amount: draft.amount,
  inHome: draft.inHome,
  mode: draft.mode,
  memo: draft.memo,
  rate: isForeign ? draft.rate : null,
  bankId: sentBank(draft),
  bankCharge: sentCharge(draft),
  onDay: draft.onDay || undefined,
  discount: draft.discount || undefined,
  taxRelief: (draft.discount && draft.taxRelief) || undefined,
});

/** A credit note as it is sent: the lines with something typed in them. */
export const sentCreditNote = (crediting: Crediting) => {
  const { reason, onDay, goods, surplus, mode, rate } = crediting;
  return {
    lines: creditLines(crediting),
    shipping: creditShipping(crediting)?.amount,
    reason,
    onDay: onDay || undefined,
    goods,
    surplus,
    mode,
    bankId: sentBank(crediting),
    rate: surplus === 'refund' && rate !== '' ? rate : undefined,
  };
};
