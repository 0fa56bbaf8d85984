import { digitsOf } from '../values/currency.ts';
import { booksFileTexts as words } from '../words/books-export.ts';
import { accountsToName, spelledWithBlanks } from './account-names.ts';
import type { ExportedAccount } from './exported-books.ts';
import { amountText, block, introduction, postedAmount } from './plain-text.ts';
import { codeText, commentText, description } from './program-text.ts';
import type { BooksWriter, WrittenPosting } from './written-books.ts';

const format = (currency: string): string[] => [
  `commodity ${currency}`,
  `    format ${digitsOf(currency) === 0 ? '1000' : `1000.${'0'.repeat(digitsOf(currency))}`} ${currency}`,
];

const accountLines = ({ code, name }: ExportedAccount, spelled: string): string[] => [
  `account ${spelled}`,
  `    note ${commentText([code, name].filter(Boolean).join(': '))}`,
];

/** Each tag there is, declared as accounts are, so that a strict reader finds nothing amiss. */
const tags = ['entry', 'kind', 'reverses', 'contact', 'memo', 'carried'].map((tag) => `tag ${tag}`);

const postingLines = (posting: WrittenPosting, home: string): string[] => [
  `    ${posting.account}  ${postedAmount(posting, home)}`,
  ...(posting.contact === null ? [] : [`    ; contact: ${commentText(posting.contact)}`]),
  ...(posting.memo ? [`    ; memo: ${commentText(posting.memo)}`] : []),
];

/** Files of ledger, 3.2 and later. Source: its manual, "Journal Format". */
export const ledger: BooksWriter = {
  spelling: spelledWithBlanks,
  head: (books, names) =>
    block(introduction(books, words.queries.ledger).map((line) => `; ${line}`)) +
    block([...books.currencies.flatMap(format), ...tags]) +
    block(accountsToName(books.accounts).flatMap((one) => accountLines(one, names.get(one.id)!))) +
    block(books.rates.map(({ date, from, to, rate }) => ['P', date, from, rate, to].join(' '))),
  entry: ({ onDay, code, contact, text, facts, isCarried, postings }, home) =>
    block([
      `${onDay} * (${codeText(code)}) ${description(contact || text)}`.trimEnd(),
      ...facts.map(([name, value]) => `    ; ${name}: ${commentText(String(value))}`),
      ...(contact && text ? [`    ; memo: ${commentText(text)}`] : []),
      ...(isCarried ? ['    ; :carried:'] : []),
      ...postings.flatMap((posting) => postingLines(posting, home)),
    ]),
  balances: (onDay, balances) =>
    block([
      `${onDay} * ${words.balances}`,
      ...balances.map(
        ({ account, currency, units }) =>
          `    ${account}  ${amountText('0', currency)} = ${amountText(units, currency)}`,
      ),
    ]),
};
