import { compare, type Decimal } from '../../src/domain/money.ts';
import { onlineMoney as words } from '../../src/domain/online-payment/online-payments.words.ts';
import { amountRefusal } from '../../src/domain/typed/amount.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { invalid, type Refusal } from '../../src/domain/values/refusal.ts';

/** Why an amount of a payment can't be refunded (it isn't an amount, or is more than is left); null when it can. */
export const askRefundAct = (
  { refundable, currency }: { refundable: Decimal; currency: string },
  amount: Decimal,
): Refusal | null => {
  const wrong = amountRefusal(amount, digitsOf(currency));
  if (wrong) return invalid('amount', wrong.message);
  return compare(amount, refundable) > 0
    ? invalid('amount', words.moreThanPaid({ amount: refundable, currency }))
    : null;
};
