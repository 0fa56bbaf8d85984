import type * as z from 'zod/mini';
import { reachesBank } from '../../domain/books/payment-mode.ts';
import type { Decimal } from '../../domain/money.ts';
import type { PaymentDraft } from '../../domain/payment/taking.ts';
import type { PostedView } from '../../domain/posted/view.ts';
import type { payment } from '../contract/invoice-wire.ts';
import { ourNames, renaming } from './rename.ts';

/** How money is received or paid back, both ways, whatever it settles. What names that differs from call to call. */
export const paymentWire = renaming({
  amount: 'amount',
  shares: 'payments',
  inHome: 'inhomecurrency',
  discount: 'takediscount',
  taxRelief: 'taxrelief',
  rate: 'ExchangeRate',
  mode: 'paymentmode',
  bankId: 'BankId',
  bankCharge: 'BankCharge',
  onDay: 'date',
  memo: 'memo',
});

/** The name a refusal has for the day of an act that takes nothing else of a payment. */
export const actDayWire = renaming({ onDay: paymentWire.table.onDay });

/** What settles or settled a claim, as it is answered. */
export const settlementWire = renaming({
  id: 'id',
  kind: 'kind',
  amount: 'amount',
  homeAmount: 'homeamount',
  received: 'received',
  mode: 'mode',
  bank: 'bank',
  bankCharge: 'bankcharge',
  onDay: 'date',
  memo: 'memo',
  surplus: 'surplus',
  live: 'live',
});

/** A refusal names the fields of a payment as its dialogs do. */
export const ourPayment = ourNames(paymentWire);

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

/** A payment over several documents as it is sent, its shares as their call names them. */
export const sentBatch = <Share>(
  { mode, bankId, bankCharge, rate, onDay, memo }: BatchHow,
  shares: Share[],
) =>
  paymentWire.toWire({
    mode,
    bankId: sentBank({ mode, bankId }),
    bankCharge: sentCharge({ mode, bankCharge }),
    rate,
    onDay: onDay || undefined,
    memo,
    shares,
  });

/** A payment of one document as it is sent; at home its rate is left out, and the discount where none is taken. */
export const sentPayment = (draft: PaymentDraft, isForeign: boolean) =>
  paymentWire.toWire({
    ...draft,
    rate: isForeign ? draft.rate : null,
    bankId: sentBank(draft),
    bankCharge: sentCharge(draft),
    onDay: draft.onDay || undefined,
    discount: draft.discount || undefined,
    taxRelief: (draft.discount && draft.taxRelief) || undefined,
    shares: undefined,
  });

/** A settlement's answer in our words. */
export const paymentFromWire = (sent: z.infer<typeof payment>): PostedView['payments'][number] => {
  const { onDay, ...ours } = settlementWire.fromWire(sent);
  return { ...ours, date: onDay };
};

/** A credit note or a cancellation of an answer, its day called as ours are. */
export const creditNoteFrom = <Note extends { date: string }>({
  date,
  ...note
}: Note): Omit<Note, 'date'> & { onDay: string } => ({ ...note, onDay: date });
