import { paymentWire } from '../../src/api/wire/payment.ts';
import type { PaymentMode } from '../../src/domain/books/accounts.ts';
import { decimal } from '../../src/domain/money.ts';

interface SentPayment {
  paymentmode: PaymentMode;
  date?: string | undefined;
  memo?: string | undefined;
}

/** How and when something was paid, as sent. */
export const paidOf = (body: SentPayment) => {
  const { mode, onDay = null, memo = '' } = paymentWire.fromWire(body);
  return { mode, onDay, memo };
};

/** The same, and in what money. */
export const paymentOf = (
  body: SentPayment & { ExchangeRate?: string | null | undefined; inhomecurrency?: boolean | undefined },
) => {
  const { rate, inHome = false } = paymentWire.fromWire(body);
  return { ...paidOf(body), rate: rate ? decimal(rate) : null, inHome };
};
