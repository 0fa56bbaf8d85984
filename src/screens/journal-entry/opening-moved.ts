import { fundAccounts } from '../../domain/bank-money/fund.ts';
import { standardAccounts } from '../../domain/books/accounts.ts';
import type { AccountView } from '../../domain/books/ledger-account.ts';
import { journalEntryFormWords as words } from '../../domain/journal-entry/journal-entries.words.ts';
import { isNegative, isZero, negated } from '../../domain/money.ts';
import { blankEntry, blankLine, type EntryForm } from './journal-entry-form.ts';

/** The form of an entry that empties opening balance equity into the owner's capital; a blank one where it is empty. */
export const openingMoved = (
  accounts: readonly Pick<AccountView, 'id' | 'name' | 'code' | 'balance'>[],
  homeCurrency: string,
  today: string,
): EntryForm => {
  const blank = blankEntry(homeCurrency, today);
  const [from, to] = [standardAccounts.opening, fundAccounts.in].map((id) =>
    accounts.find((one) => one.id === id),
  );
  if (!from || !to || isZero(from.balance)) return blank;
  // Both are equity: a balance above zero is a credit, so that a debit takes it away.
  const isCredit = !isNegative(from.balance);
  const amount = isCredit ? from.balance : negated(from.balance);
  const line = ({ id, name }: typeof from, isDebit: boolean) => ({
    ...blankLine(),
    accountId: id,
    account: name,
    ...(isDebit ? { debit: amount } : { credit: amount }),
  });
  return { ...blank, memo: words.openingMoved, lines: [line(from, isCredit), line(to, !isCredit)] };
};
