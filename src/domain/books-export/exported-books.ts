import type { AccountGroup } from '../books/accounts.ts';
import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import type { AuditedLine } from '../report/audit-columns.ts';
import type { Range } from '../values/period.ts';

/** The files books are exported into: a CSV of all journal lines, which any program opens, and those of three plain-text accounting programs. */
export const booksFormats = ['csv', 'hledger', 'ledger', 'beancount'] as const;
export type BooksFormat = (typeof booksFormats)[number];

/** An account as it is exported. */
export interface ExportedAccount {
  id: number;
  /** Its own code, or its number where it has none. */
  code: string;
  name: string;
  group: AccountGroup;
  subgroup: string;
}

/** Stands for retained earnings of earlier fiscal years, which nothing is posted to. */
export const earlierYears = 0;

/** What moved on an account: in home currency, a debit above zero, and the same in the currency it is of. */
export interface ExportedAmount {
  accountId: number;
  amount: Decimal;
  currency: string;
  foreignAmount: Decimal;
}

/** A line of an entry. */
export interface ExportedLine extends ExportedAmount {
  contact: string | null;
  memo: string | null;
}

/** A line with all that is known of it. */
export interface DetailedLine extends ExportedLine {
  audited: AuditedLine;
  /** The number of its own document, which may be another than its entry's. */
  document: string | null;
  category: string | null;
  employee: string | null;
  location: string | null;
  channel: string;
}

/** An entry of the journal with its lines. */
export interface ExportedEntry<Line extends ExportedLine = ExportedLine> {
  number: number;
  onDay: Day;
  kind: string;
  memo: string;
  document: string | null;
  documentType: string | null;
  /** The number of the entry it takes back. */
  reverses: number | null;
  lines: readonly Line[];
}

/** How much of a currency one of another was worth from a day on. */
export interface ExportedRate {
  date: Day;
  from: string;
  to: string;
  rate: Decimal;
}

/** All that a program's file has beside its entries. */
export interface ExportedBooks {
  business: string;
  homeCurrency: string;
  days: Range;
  accounts: readonly ExportedAccount[];
  /** Every currency there is an amount or a rate of. */
  currencies: readonly string[];
  rates: readonly ExportedRate[];
  /** What each account had on the eve of the days, income and expenses since their fiscal year began. */
  opening: readonly ExportedAmount[];
  /** The first days of the fiscal years that begin after the first of the days. */
  fiscalStarts: readonly Day[];
}
