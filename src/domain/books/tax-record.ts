import { type Decimal, negated } from '../money.ts';
import type { TaxRule } from '../tax/tax.ts';

/**
 * What one line of a document, or its shipping, was taxed with, as it was posted: kept beside an entry's lines, also where the tax is nothing
 * and so has no line. Amounts are above zero for a sale and for a purchase alike, below for what takes one back.
 */
export interface TaxRecord extends Pick<TaxRule, 'kind' | 'deductible'> {
  /** Whether the tax is owed to the office, or paid to somebody who owes it. */
  side: 'sale' | 'purchase';
  documentId: string | null;
  /** Null for shipping, and for what has no lines. */
  documentLineId: string | null;
  /** Null for a tax that was given as an amount alone, which has no name and no rate either. */
  taxId: string | null;
  taxName: string;
  rate: Decimal | null;
  /** ISO 3166-1 alpha-2 code of the other party's country as on the document; empty where it names none. */
  country: string;
  currency: string;
  /** What the tax was computed from, in the document's currency and at home. */
  base: Decimal;
  homeBase: Decimal;
  tax: Decimal;
  homeTax: Decimal;
  /** What of a purchase's tax is claimed back; zero of a sale's. */
  deducted: Decimal;
  homeDeducted: Decimal;
}

/** The same taken back. */
export const recordBack = (record: TaxRecord): TaxRecord => ({
  ...record,
  base: negated(record.base),
  homeBase: negated(record.homeBase),
  tax: negated(record.tax),
  homeTax: negated(record.homeTax),
  deducted: negated(record.deducted),
  homeDeducted: negated(record.homeDeducted),
});
