import type { Day } from '../day.ts';
import type { CreditState } from '../documents/credited.ts';
import type { DocumentType } from '../documents/kind.ts';
import type { ImportKind } from '../import/run.ts';
import type { Decimal } from '../money.ts';
import type { PostedFacts } from '../posted/facts.ts';
import type { ContactRole } from '../values/contact-role.ts';
import type { Standing } from '../values/standing.ts';
import type { ageWords, toDoWords } from './dashboard.words.ts';

/** A figure of a stretch of days, as one bar of a chart shows it. */
export interface Bar {
  from: Day;
  to: Day;
  total: Decimal;
}

/** What a figure is held against: that of like days. */
export interface Like extends Bar {
  /** What the figure itself comes to on those of its days that are over. */
  now: Decimal;
}

/** What was earned in some days. */
export interface Income {
  total: Decimal;
  /** Null for all time, and where the books began later. */
  previous: Like | null;
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
  /** What falls due within a week, and the days that are meant. */
  thisWeek: { from: Day; to: Day; count: number; total: Decimal };
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
  /** What its credit notes made of it; null where there are none. */
  creditState?: CreditState | null;
  standing: Standing<Pick<PostedFacts, 'settled' | 'writtenOff' | 'credited'>>;
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

/** What a mail that didn't go was of: a document, or a statement of a contact's account. */
export interface FailedMail {
  of: DocumentType | ContactRole;
  id: string;
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
  /** The first of several, where they are gone on with one by one. */
  import?: { kind: ImportKind; id: string } | undefined;
  mail?: FailedMail | undefined;
  statement?: { bankId: string; id: string } | undefined;
}
