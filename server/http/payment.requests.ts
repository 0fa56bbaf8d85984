import { idFromWire } from '../../src/api/wire/id.ts';
import { paymentWire } from '../../src/api/wire/payment.ts';
import type { PaymentMode } from '../../src/domain/books/payment-mode.ts';
import type { Day } from '../../src/domain/day.ts';
import { type Decimal, decimal } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { documentRefusals } from '../../src/domain/words/documents.ts';
import { amountWords } from '../../src/domain/words/everywhere.ts';
import { Refused } from '../store/tx.ts';
import { idOrNull } from './document.requests.ts';

interface SentPayment {
  paymentmode: PaymentMode;
  BankId?: string | null | undefined;
  date?: string | undefined;
  memo?: string | undefined;
}

interface SentPaid extends SentPayment {
  ExchangeRate?: string | null | undefined;
  inhomecurrency?: boolean | undefined;
  BankCharge?: string | null | undefined;
}

/** How much of one document is paid, and what becomes of what is left or beyond. */
interface SentOne extends SentPaid {
  amount: string;
  surplus?: 'credit' | undefined;
  takediscount?: boolean | undefined;
  taxrelief?: boolean | undefined;
}

/** How what is owed is forgiven, as sent. */
export const forgivingOf = ({ taxrelief, date }: Pick<PaymentRequest, 'taxrelief' | 'date'>) => ({
  taxRelief: taxrelief,
  onDay: date || null,
});

/** What a preview says of a payment. */
export interface PaymentRequest {
  payment?: SentOne | undefined;
  PaymentId?: string | undefined;
  taxrelief?: boolean | undefined;
  date?: Day | undefined;
}

/** How and when something was paid, as sent. */
export const paidOf = (body: SentPayment) => {
  const { mode, bankId, onDay = null, memo = '' } = paymentWire.fromWire(body);
  return { mode, bankId: idOrNull(bankId), onDay, memo };
};

/** The same, and in what money. */
export const paymentOf = (body: SentPaid) => {
  const { rate, inHome = false, bankCharge } = paymentWire.fromWire(body);
  return {
    ...paidOf(body),
    rate: rate ? decimal(rate) : null,
    inHome,
    bankCharge: bankCharge ? decimal(bankCharge) : null,
  };
};

/** The rate at which money of what is cancelled goes back; null for what the books say. Throws `Refused` where it would be that of several. */
export const refundRateOf = (
  { ExchangeRate: rate }: { ExchangeRate?: string | null | undefined },
  ids: readonly string[] = [],
): Decimal | null => {
  if (!rate) return null;
  if (ids.length > 1) throw new Refused(invalid('rate', documentRefusals.rateOfSeveral));
  return decimal(rate);
};

/** A payment of one document, as sent. */
export const onePaymentOf = (id: string, body: SentOne) => ({
  shares: [{ id, amount: decimal(body.amount) }],
  surplus: body.surplus,
  lessDiscount: body.takediscount,
  taxRelief: body.taxrelief,
  ...paymentOf(body),
});

/** The payment a preview asks about. Throws `Refused` where it names none. */
export const paymentIn = (id: string, { payment }: PaymentRequest) => {
  if (!payment) throw new Refused(invalid('amount', amountWords.notAboveZero));
  return onePaymentOf(id, payment);
};

/** The payment a preview would delete. */
export const paymentIdIn = ({ PaymentId }: Pick<PaymentRequest, 'PaymentId'>): string =>
  idFromWire(PaymentId ?? '');
