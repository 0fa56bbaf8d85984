import { type ChosenBank, chosenBankRefusal } from '../../src/domain/bank-money/bank-choice.ts';
import { type PaymentMode, reachesBank } from '../../src/domain/books/payment-mode.ts';
import { type Decimal, isPositive } from '../../src/domain/money.ts';
import { invalid } from '../../src/domain/values/refusal.ts';
import { bankChoice } from '../../src/domain/words/banks.ts';
import { defaultBankAccount, holdBankToUse } from '../store/books/banks.ts';
import { type BusinessTx, Refused, refuse } from '../store/database/tx.ts';

/** How money moves, as asked: the bank it goes through, where one was chosen. */
export interface PaymentMethod {
  mode: PaymentMode;
  /** Missing or null for the default one where the mode reaches a bank. */
  bankId?: string | null;
}

/** The bank that was chosen, else the account of the default one; null where money goes through none. */
export type HeldBank = ChosenBank | number | null;

/** Holds the bank money is to go through. Throws `Missing`, and `Refused` where one was chosen for a mode without banks. */
export const holdBankFor = async (
  tx: BusinessTx,
  { mode, bankId = null }: PaymentMethod,
): Promise<HeldBank> => {
  if (bankId === null) return defaultBankAccount(tx, mode);
  if (!reachesBank(mode)) throw new Refused(invalid('bankId', bankChoice.noBankByMode));
  return holdBankToUse(tx, bankId);
};

/** What is asked to be paid while a document is issued. */
interface PaysAtOnce {
  issue: boolean;
  subtype: string;
  deposit: Decimal;
  mode: PaymentMode;
}

/** The same request with the default bank's account where what it pays at once goes through a bank; the bank is held. */
export const withBankAtOnce = async <Request extends PaysAtOnce>(tx: BusinessTx, request: Request) => {
  const { issue, subtype, deposit, mode } = request;
  const pays = issue && (subtype === 'receipt' || isPositive(deposit));
  return { ...request, bankAccount: pays ? await defaultBankAccount(tx, mode) : null };
};

/** The account that money in a currency goes through. Throws `Refused` where the bank that was chosen can't take it. */
export const accountFor = (tx: BusinessTx, bank: HeldBank, currency: string): number | null => {
  if (bank === null || typeof bank === 'number') return bank;
  refuse(chosenBankRefusal(bank, currency, tx.business.homeCurrency));
  return bank.accountId;
};

/** Holds the bank for money in a currency, and answers its account; null where money goes through none. Throws `Missing` and `Refused`. */
export const holdAccountFor = async (
  tx: BusinessTx,
  method: PaymentMethod,
  currency: string,
): Promise<number | null> => accountFor(tx, await holdBankFor(tx, method), currency);
