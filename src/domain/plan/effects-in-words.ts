import { type Decimal, isZero, negated, sum } from '../money.ts';
import { type AccountPart, accountParts } from '../values/account-part.ts';
import { effects as words } from '../words/posted.ts';
import type { NamedPosting } from './effects.ts';

/** Parts that grow on the credit side. */
const growOnCredit: readonly AccountPart[] = ['owing', 'credit', 'income', 'tax', 'claim'];

/** Parts whose accounts are told apart: it matters which bank, and there is no other word for the rest. */
const namedByAccount: readonly AccountPart[] = ['money', 'asset', 'claim'];

type Posting = Pick<NamedPosting, 'account' | 'part' | 'amount'>;

/**
 * What postings do, a sentence for each part of the books that changes: who owes what first, then income and costs. What goes
 * in and out again is not told.
 *
 * @param postings debits positive, at home
 * @param party whose documents they are of; empty for several
 * @param money an amount as people read it
 */
export const effectsInWords = (
  postings: readonly Posting[],
  party: string,
  money: (amount: Decimal) => string,
): string[] =>
  accountParts.flatMap((part) => {
    const own = postings.filter((posting) => posting.part === part);
    const accounts = namedByAccount.includes(part) ? [...new Set(own.map(({ account }) => account))] : [''];
    return accounts.flatMap((account) => {
      const ofAccount = own.filter((posting) => account === '' || posting.account === account);
      const debits = sum(ofAccount.map(({ amount }) => amount));
      if (isZero(debits)) return [];
      const growth = growOnCredit.includes(part) ? negated(debits) : debits;
      const shrinks = growth.startsWith('-');
      const sentence = words.effectSentences[part];
      const values = { account, party, amount: money(shrinks ? negated(growth) : growth) };
      return [(shrinks ? sentence.less : sentence.more)(values)];
    });
  });

/** The one party of all the documents that change; empty where they are of several. */
export const partyOf = (documents: readonly { party: string }[]): string => {
  const parties = new Set(documents.map(({ party }) => party));
  return parties.size === 1 ? [...parties][0]! : '';
};
