import { groupNameOf } from '../books/account-groups.ts';
import { isEntryKind } from '../books/entry.ts';
import { type Decimal, fixed } from '../money.ts';
import { creditOf, debitOf } from '../report/posting-columns.ts';
import { digitsOf } from '../values/currency.ts';
import { linesFileWords as words } from '../words/books-export.ts';
import { channelWords } from '../words/everywhere.ts';
import { entryKindWords } from '../words/reports.ts';
import type { DetailedLine, ExportedAccount, ExportedEntry } from './exported-books.ts';

/** A line with its entry and account. */
interface Row {
  entry: ExportedEntry<DetailedLine>;
  line: DetailedLine;
  account: ExportedAccount;
  /** An amount of home currency, with all its decimals. */
  money: (amount: Decimal) => string;
}

const kindOf = ({ kind }: ExportedEntry): string => (isEntryKind(kind) ? entryKindWords[kind] : kind);

/** The columns in their order, and what each says of a line. Source: finance-answers.md, Q142. */
const columns: readonly (readonly [string, (row: Row) => string | number | null])[] = [
  [words.entry, ({ entry }) => entry.number],
  [words.date, ({ entry }) => entry.onDay],
  [words.postedAt, ({ line }) => line.audited.enteredAt],
  [words.by, ({ line }) => line.audited.by],
  [words.kind, ({ entry }) => kindOf(entry)],
  [words.entryMemo, ({ entry }) => entry.memo],
  [words.reverses, ({ entry }) => entry.reverses],
  [words.document, ({ entry, line }) => line.document ?? entry.document],
  [words.documentType, ({ entry }) => entry.documentType],
  [words.contact, ({ line }) => line.contact],
  [words.accountCode, ({ account }) => account.code],
  [words.accountNumber, ({ account }) => account.id],
  [words.account, ({ account }) => account.name],
  [words.group, ({ account }) => groupNameOf(account.group)],
  [words.subgroup, ({ account }) => account.subgroup],
  [words.debit, ({ line, money }) => money(debitOf(line.amount))],
  [words.credit, ({ line, money }) => money(creditOf(line.amount))],
  [words.currency, ({ line }) => line.currency],
  [words.foreignAmount, ({ line }) => line.audited.foreignAmount],
  [words.rate, ({ line }) => line.audited.rate],
  [words.item, ({ line }) => line.audited.item],
  [words.quantity, ({ line }) => line.audited.quantity],
  [words.category, ({ line }) => line.category],
  [words.tax, ({ line }) => line.audited.tax],
  [words.taxRate, ({ line }) => line.audited.taxRate],
  [words.taxBase, ({ line }) => line.audited.taxBase],
  [words.taxAmount, ({ line }) => line.audited.taxAmount],
  [words.employee, ({ line }) => line.employee],
  [words.location, ({ line }) => line.location],
  [words.channel, ({ line }) => channelWords[line.channel] ?? line.channel],
  [words.memo, ({ line }) => line.memo],
];

/** The head of the file of journal lines. */
export const linesHead: readonly string[] = columns.map(([title]) => title);

/** The rows of an entry's lines. */
export const linesRows = (
  entry: ExportedEntry<DetailedLine>,
  accounts: ReadonlyMap<number, ExportedAccount>,
  homeCurrency: string,
): string[][] => {
  const money = (amount: Decimal) => fixed(amount, digitsOf(homeCurrency));
  return entry.lines.map((line) => {
    const row = { entry, line, account: accounts.get(line.accountId)!, money };
    return columns.map(([, of]) => String(of(row) ?? ''));
  });
};
