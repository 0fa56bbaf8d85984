import { whyNotInto } from '../../src/domain/books/account-merge.ts';
import type { AccountFacts, LedgerAccount } from '../../src/domain/books/ledger-account.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import type { Move } from '../../src/machines/standing.ts';
import { moveAccountAct } from './save-account.ts';

/** Takes an account out of use for another that takes its place; refused as its chart says, and at the other where the two don't fit. */
export const mergeAccountAct = (
  account: LedgerAccount,
  into: LedgerAccount,
): Move<AccountFacts> | Refusal => {
  const move = moveAccountAct(account, 'account.merge');
  if (isRefusal(move)) return move;
  const reason = whyNotInto(account, into);
  return reason === null ? move : invalid('into', reason);
};
