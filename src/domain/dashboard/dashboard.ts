import type { Day } from '../day.ts';
import type { Decimal } from '../money.ts';
import type { ageWords, toDoWords } from './dashboard.words.ts';

/** A figure of a stretch of days, as one bar of a chart shows it. */
export interface Bar {
  from: Day;
  to: Day;
  total: Decimal;
}

/** What was earned in some days. */
export interface Income {
  total: Decimal;
  /** What it is held against: the same days before; null for all time. */
  previous: Bar | null;
  bars: readonly Bar[];
  accounts: readonly { id: number; name: string; total: Decimal }[];
}

/** By days since it fell due. */
export type Age = keyof typeof ageWords;

/** What is owed on one side of the books today. */
export interface Outstanding {
  total: Decimal;
  overdue: Decimal;
  ages: readonly { age: Age; count: number; total: Decimal }[];
}

/** The money there is today, and what there should be on a later day; in the home currency. */
export interface MoneyOutlook {
  /** On cash and bank accounts. */
  cash: Decimal;
  until: Day;
  /** What falls due by then, late ones too. */
  fromCustomers: Decimal;
  toVendors: Decimal;
  expected: Decimal;
}

/** A customer by what was billed to them. */
export interface TopCustomer {
  id: string;
  name: string;
  count: number;
  total: Decimal;
}

/** One of the newest documents. */
export interface NewestDocument {
  id: string;
  subtype: 'invoice' | 'receipt';
  number: string | null;
  status: string;
  overdue: boolean;
  customer: string;
  issuedOn: Day;
  currency: string;
  total: Decimal;
}

/** How a business did in some days; without ends, in all there are. */
export interface BusinessSummary {
  from: Day | null;
  to: Day | null;
  income: Income;
  /** Owed by customers. */
  outstanding: Outstanding;
  /** Owed to vendors. */
  payable: Outstanding;
  customers: readonly TopCustomer[];
  newest: readonly NewestDocument[];
  /** How many documents are of these days. */
  documents: number;
}

/** How much of everything there is. */
export interface DashboardCounters {
  documents: number;
  customers: number;
  products: number;
  expenses: number;
}

/** A bill whose discount for early payment ends. */
export interface EndingDiscount {
  id: string;
  number: string | null;
  /** From today. */
  days: number;
}

/** What waits for somebody. */
export interface ToDo {
  kind: keyof typeof toDoWords | 'early discount';
  count: number;
  /** What it is worth at home, where it is worth anything. */
  total: Decimal | null;
  /** The last day of what it counts, for the list that shows it. */
  until: Day | null;
  /** The document where it is decided, where there is one. */
  documentId?: string | undefined;
  /** The bill of an early discount. */
  bill?: EndingDiscount | undefined;
}
