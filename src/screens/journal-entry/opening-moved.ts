import { fundAccounts } from '../../domain/bank-money/fund.ts';
import { standardAccounts } from '../../domain/books/accounts.ts';
import type { AccountView } from '../../domain/books/ledger-account.ts';
import { journalEntryFormWords as words } from '../../domain/journal-entry/journal-entries.words.ts';
import { isNegative, isZero, negated } from '../../domain/money.ts';
import { blankEntry, blankLine, type EntryForm } from './journal-entry-form.ts';

/** An account of equity as a line names it. */
interface NamedAccount {
  id: number;
  name: string;
}

/**
 * The lines of an entry that empties an account of equity into another.
 *
 * @param balance what is on it, a credit above zero; there must be something
 */
export const emptyingLines = (from: NamedAccount, to: NamedAccount, balance: string): EntryForm['lines'] => {
  const isCredit = !isNegative(balance);
  const amount = isCredit ? balance : negated(balance);
  const line = ({ id, name }: NamedAccount, isDebit: boolean) => ({
    ...blankLine(),
    accountId: id,
    account: name,
    ...(isDebit ? { debit: amount } : { credit: amount }),
  });
  // A debit takes a credit away.
  return [line(from, isCredit), line(to, !isCredit)];
};

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
  return { ...blank, memo: words.openingMoved, lines: emptyingLines(from, to, from.balance) };
};
