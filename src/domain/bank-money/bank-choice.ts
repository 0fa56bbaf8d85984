import type { Bank } from '../books/bank.ts';
import { invalid, type Refusal } from '../values/refusal.ts';
import { bankChoice as words } from '../words/banks.ts';

/** A bank that money may go through. */
export type ChosenBank = Pick<Bank, 'id' | 'accountId' | 'active' | 'currency'>;

/**
 * Why money in a currency can't go through a bank that was chosen, or null. Its account is kept in that currency or at home,
 * or the money is at home: the bank changes it then (decision 0052). Source: answers-2.md, Q74.
 */
export const chosenBankRefusal = (
  bank: ChosenBank,
  currency: string,
  homeCurrency: string,
): Refusal | null => {
  if (!bank.active) return invalid('bankId', words.bankArchived);
  return currency === homeCurrency || [currency, homeCurrency].includes(bank.currency)
    ? null
    : invalid('bankId', words.bankInOtherCurrency({ bank: bank.currency, currency, homeCurrency }));
};
