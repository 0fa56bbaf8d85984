import type { EntryLine } from '../books/entry.ts';
import type { Payment } from '../books/open-item.ts';
import type { PaymentMode } from '../books/payment-mode.ts';
import type { World } from '../books/world.ts';
import type { Document } from '../documents/document.ts';
import { atRate, type Decimal, negated } from '../money.ts';
import { amountRefusal } from '../typed/amount.ts';
import { digitsOf } from '../values/currency.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { bankCharge as words } from '../words/payments.ts';
import { lineOf } from './book.ts';

/** What the bank takes for a payment, in the payment's money and at home. */
export type BankCharge = Pick<Payment, 'bankCharge' | 'homeBankCharge'>;

/** Why a charge can't be typed with money in a currency that moves by a mode, or null. Source: answers-2.md, Q26. */
export const bankChargeRefusal = (charge: Decimal, mode: PaymentMode, currency: string): Refusal | null => {
  if (mode === 1) return invalid('bankCharge', words.notByCash);
  const wrong = amountRefusal(charge, digitsOf(currency));
  return wrong && invalid('bankCharge', wrong.message);
};

/** A charge at a payment's rate; none where nothing was typed. */
export const bankChargeOf = (charge: Decimal | null, rate: Decimal, world: World): BankCharge =>
  charge === null ? {} : { bankCharge: charge, homeBankCharge: atRate(charge, rate, world.homeDigits) };

/** The lines of a payment's charge: an expense, out of the account the money goes through, whichever way that goes. */
export const bankChargeLines = (
  document: Document,
  payment: Pick<Payment, 'accountId' | 'currency' | 'rate'> & BankCharge,
  world: World,
  documentId: string | null = document.id,
): EntryLine[] => {
  const { accountId, currency, rate, bankCharge = '0', homeBankCharge = '0' } = payment;
  const line = (account: number, amount: Decimal, foreignAmount: Decimal) =>
    lineOf(document, { accountId: account, amount, foreignAmount, currency, rate, documentId });
  return [
    line(world.accounts.fees, homeBankCharge, bankCharge),
    line(accountId, negated(homeBankCharge), negated(bankCharge)),
  ];
};
