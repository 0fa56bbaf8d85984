import { paymentModes as words } from '../words/payments.ts';
import type { Accounts } from './accounts.ts';

/** Payment modes of the spec: their number on the wire and their name. */
export const paymentModes = {
  1: words.cash,
  2: words.bankTransfer,
  3: words.pos,
  4: words.onlinePayment,
  5: words.mobileMoney,
} as const;
export type PaymentMode = keyof typeof paymentModes;
export const isPaymentMode = (mode: number): mode is PaymentMode => mode in paymentModes;

/** Modes by which money goes through a bank; cash and online payments don't. Source: answers-2.md, Q34. */
export const reachesBank = (mode: PaymentMode): boolean => mode !== 1 && mode !== 4;

/**
 * The account a payment by this mode reaches: cash, the chosen or default bank's own account, or payment clearing
 * while no bank exists and for online payments. Source: answers.md, "Payment mode to account".
 */
export const accountOfMode = (mode: PaymentMode, bankAccount: number | null, accounts: Accounts): number => {
  if (mode === 1) return accounts.cash;
  if (mode === 4) return accounts.clearing;
  return bankAccount ?? accounts.clearing;
};
