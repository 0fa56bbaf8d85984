import { type Bank, type BankFacts, bankStandingOf, isRemoved } from '../../src/domain/books/bank.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { bankLifecycle } from '../../src/machines/bank/bank.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

/** Makes a bank the default. */
export const setDefaultBankAct = (bank: Bank): Move<BankFacts> | Refusal =>
  decide(bankLifecycle, bankStandingOf(bank), { type: 'bank.setDefault' });

/** What becomes of a deleted bank, of the default only where no other is in use: one whose account has entries is archived with it, another is removed. */
export const deleteBankAct = (bank: Bank): { end: 'removed' | 'deactivated' | 'unchanged' } | Refusal => {
  const move = decide(bankLifecycle, bankStandingOf(bank), { type: 'bank.delete' });
  if (isRefusal(move)) return move;
  if (!move.moved) return { end: 'unchanged' };
  return { end: isRemoved(move) ? 'removed' : 'deactivated' };
};

/** Puts a bank to use again. */
export const activateBankAct = (bank: Bank): Move<BankFacts> | Refusal =>
  decide(bankLifecycle, bankStandingOf(bank), { type: 'bank.activate' });
