import type { AccountGroup } from '../books/accounts.ts';
import { trialBalanceWords } from '../words/reports.ts';
import { type ExportedAccount, earlierYears } from './exported-books.ts';
import { oneLine } from './program-text.ts';

/** The five accounts at the top, by which all three programs know what an account is. */
const roots: Readonly<Record<AccountGroup, string>> = {
  asset: 'Assets',
  liability: 'Liabilities',
  equity: 'Equity',
  income: 'Income',
  expense: 'Expenses',
};

/** How a program spells an account. */
export interface AccountSpelling {
  /** A part of its name; empty where nothing of the text is left. */
  part: (text: string) => string;
  /** True for a part that can be in a name as it is. */
  isWhole: (part: string) => boolean;
  /** A part that needs its account's number: to be told from another, or to be one at all. */
  numbered: (part: string, id: number) => string;
}

/** hledger and ledger take any text but line ends, two blanks, and the colon that parts an account from what it is in. */
export const spelledWithBlanks: AccountSpelling = {
  part: (text) => oneLine(text).replaceAll(':', '-').replaceAll(';', ','),
  isWhole: (part) => part !== '',
  numbered: (part, id) => `${part} (${id})`.trim(),
};

const startsPart = /^[\p{Lu}\p{Nd}]/u;
const capitalised = (text: string): string => {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** beancount takes letters, digits and hyphens, after a capital or a digit. Source: its `core/account.py`. */
export const spelledWithHyphens: AccountSpelling = {
  part: (text) => {
    const kept = text
      .normalize('NFC')
      .replace(/[^\p{L}\p{Nd}]+/gu, '-')
      .replace(/^-+|-+$/g, '');
    return capitalised(kept);
  },
  isWhole: (part) => startsPart.test(part),
  numbered: (part, id) => (startsPart.test(part) ? `${part}-${id}` : [id, part].filter(Boolean).join('-')),
};

/** The accounts of some books, with the one that earlier years are carried to. */
export const accountsToName = (accounts: readonly ExportedAccount[]): ExportedAccount[] => [
  ...accounts,
  {
    id: earlierYears,
    code: '',
    name: trialBalanceWords.retainedEarnings,
    group: 'equity',
    subgroup: 'Equity',
  },
];

/**
 * What each account is called in a program, as `Assets:Cash and bank:Girobank`; no two alike, whatever the case of their letters. Accounts
 * with lower numbers keep their names, so that one more account renames none.
 */
export const accountNames = (
  accounts: readonly ExportedAccount[],
  { part, isWhole, numbered }: AccountSpelling,
): ReadonlyMap<number, string> => {
  const taken = new Set<string>();
  const names = new Map<number, string>();
  for (const { id, name, group, subgroup } of accounts.toSorted((one, other) => one.id - other.id)) {
    const above = `${roots[group]}:${part(subgroup)}`;
    const own = part(name);
    let spelled = isWhole(own) ? own : numbered(own, id);
    while (taken.has(`${above}:${spelled}`.toLowerCase())) spelled = numbered(spelled, id);
    taken.add(`${above}:${spelled}`.toLowerCase());
    names.set(id, `${above}:${spelled}`);
  }
  return names;
};
