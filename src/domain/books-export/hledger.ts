import type { AccountGroup } from '../books/accounts.ts';
import { digitsOf } from '../values/currency.ts';
import { booksFileTexts as words } from '../words/books-export.ts';
import { accountsToName, spelledWithBlanks } from './account-names.ts';
import type { ExportedAccount } from './exported-books.ts';
import { amountText, block, introduction, postedAmount } from './plain-text.ts';
import { codeText, commentText, description, oneLine, tagText } from './program-text.ts';
import type { BooksWriter, WrittenPosting } from './written-books.ts';

/** The letters hledger knows types of accounts by; money is of a type of its own in its cash flow. */
const types: Readonly<Record<AccountGroup, string>> = {
  asset: 'A',
  liability: 'L',
  equity: 'E',
  income: 'R',
  expense: 'X',
};
const typeOf = ({ group, subgroup }: ExportedAccount): string =>
  group === 'asset' && subgroup === 'Cash and bank' ? 'C' : types[group];

const format = (currency: string): string =>
  `commodity ${digitsOf(currency) === 0 ? '1000.' : `1000.${'0'.repeat(digitsOf(currency))}`} ${currency}`;

const accountLines = (account: ExportedAccount, name: string): string[] => [
  `account ${name}`,
  `    ; type: ${typeOf(account)}`,
  ...(account.code === '' ? [] : [`    ; code: ${tagText(account.code)}`]),
  ...(name.endsWith(`:${account.name}`) ? [] : [`    ; name: ${commentText(account.name)}`]),
];

const postingLines = (posting: WrittenPosting, home: string): string[] => [
  `    ${posting.account}  ${postedAmount(posting, home)}`,
  ...(posting.contact === null ? [] : [`    ; contact: ${tagText(posting.contact)}`]),
  ...(posting.memo ? [`    ; memo: ${tagText(posting.memo)}`] : []),
];

/** Files of hledger, 1.25 and later. Source: its manual, "Journal". */
export const hledger: BooksWriter = {
  spelling: spelledWithBlanks,
  head: (books, names) =>
    block(introduction(books, words.queries.hledger).map((line) => `; ${line}`)) +
    block(['decimal-mark .', ...books.currencies.map(format)]) +
    block(accountsToName(books.accounts).flatMap((one) => accountLines(one, names.get(one.id)!))) +
    block(books.rates.map(({ date, from, to, rate }) => ['P', date, from, rate, to].join(' '))),
  entry: ({ onDay, code, contact, text, facts, isCarried, postings }, home) => {
    const said = [contact, text].flatMap((part) => (part ? [description(part)] : [])).join(' | ');
    return block([
      `${onDay} * (${codeText(code)}) ${said}`.trimEnd(),
      ...facts.map(([name, value]) => `    ; ${name}: ${tagText(String(value))}`),
      ...(isCarried ? ['    ; carried:'] : []),
      ...postings.flatMap((posting) => postingLines(posting, home)),
    ]);
  },
  balances: (onDay, balances) =>
    block([
      `${onDay} * ${oneLine(words.balances)}`,
      ...balances.map(
        ({ account, currency, units }) =>
          `    ${account}  ${amountText('0', currency)} = ${amountText(units, currency)}`,
      ),
    ]),
};
