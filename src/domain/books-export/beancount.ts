import { daysAfter } from '../day.ts';
import { booksFileTexts as words } from '../words/books-export.ts';
import { accountsToName, spelledWithHyphens } from './account-names.ts';
import type { ExportedAccount, ExportedBooks } from './exported-books.ts';
import { amountText, block, introduction, postedAmount } from './plain-text.ts';
import { linkText, quoted } from './program-text.ts';
import type { BooksWriter, WrittenEntry, WrittenPosting } from './written-books.ts';

const accountLines = ({ code, name }: ExportedAccount, spelled: string, from: string): string[] => [
  `${from} open ${spelled}`,
  `  name: ${quoted(name)}`,
  ...(code === '' ? [] : [`  code: ${quoted(code)}`]),
];

/** What the file tells beancount of itself. No amount is smaller than a tenth of the smallest unit there is, and rests of prices are. */
const options = ({ business, homeCurrency }: ExportedBooks): string[] => [
  `option "title" ${quoted(business)}`,
  `option "operating_currency" "${homeCurrency}"`,
  'option "inferred_tolerance_default" "*:0.0001"',
];

const postingLines = (posting: WrittenPosting, home: string): string[] => [
  `  ${posting.account}  ${postedAmount(posting, home)}`,
  ...(posting.contact === null ? [] : [`    contact: ${quoted(posting.contact)}`]),
  ...(posting.memo ? [`    memo: ${quoted(posting.memo)}`] : []),
];

/** Its day, whom it is about and what it says; a document's number links its entries. */
const headLine = ({ onDay, document, contact, text, isCarried }: WrittenEntry): string => {
  const link = linkText(document ?? '');
  return [
    `${onDay} *`,
    ...(contact === null ? [] : [quoted(contact)]),
    quoted(text),
    ...(link === '' ? [] : [`^${link}`]),
    ...(isCarried ? ['#carried'] : []),
  ].join(' ');
};

/** Files of beancount, 2.3 and later. Source: its "Language Syntax". */
export const beancount: BooksWriter = {
  spelling: spelledWithHyphens,
  head: (books, names) => {
    const { from } = books.days;
    return (
      block(introduction(books, words.queries.beancount).map((line) => `;; ${line}`)) +
      block(options(books)) +
      block(books.currencies.map((currency) => `${from} commodity ${currency}`)) +
      block(accountsToName(books.accounts).flatMap((one) => accountLines(one, names.get(one.id)!, from))) +
      block(books.rates.map(({ date, from: of, to, rate }) => `${date} price ${of} ${rate} ${to}`))
    );
  },
  entry: (entry, home) =>
    block([
      headLine(entry),
      `  code: ${quoted(entry.code)}`,
      ...entry.facts.map(
        ([name, value]) => `  ${name}: ${typeof value === 'number' ? value : quoted(value)}`,
      ),
      ...entry.postings.flatMap((posting) => postingLines(posting, home)),
    ]),
  // It compares at the beginning of a day, and takes a unit's last digit for a rest unless it is told otherwise.
  balances: (onDay, balances) =>
    block(
      balances.map(
        ({ account, currency, units }) =>
          `${daysAfter(onDay, 1)} balance ${account}  ${amountText(units, currency).replace(' ', ' ~ 0.0001 ')}`,
      ),
    ),
};
