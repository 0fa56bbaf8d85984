import type { Decimal } from '../money.ts';
import type { TaxKind } from '../tax/tax.ts';

/** What a law asks an invoice to say of the business that writes it. */
export type OwnParticular = 'address' | 'taxNumber' | 'vatNumber' | 'eitherNumber';

/** Everything a law may ask of an invoice here: of the business, of its customer, and of the supply. */
export const particulars = [
  'address',
  'taxNumber',
  'vatNumber',
  'eitherNumber',
  'customerName',
  'customerAddress',
  // An address, a phone, an email or a website.
  'customerContact',
  // A tax number, whatever it is called.
  'customerNumber',
  'supplyDate',
  // Why no tax is charged, or who owes it.
  'reason',
] as const;
export type Particular = (typeof particulars)[number];

/** One thing an invoice must say, and the law that says so. */
export interface LawRow {
  what: Particular;
  /** The law as people cite it. */
  law: string;
  /** Left out: on every invoice. `taxed`: where tax is charged, at whatever rate, or its customer owes it. */
  when?: 'taxed' | 'reverse-charge';
  /** Of a reason: the taxes that need one; `none` where the whole invoice bears no tax. */
  kinds?: readonly (TaxKind | 'none')[];
}

/** What an invoice of a small total may leave out. */
interface SmallTotal {
  law: string;
  /** The total with tax, in `currency`, up to which it may, or below which. */
  upTo?: Decimal;
  below?: Decimal;
  currency: string;
  without: readonly Particular[];
  /** Only where it is paid at once. */
  paidAtOnce?: true;
}

/** What invoices of a country must say. */
export interface PaperLaw {
  rows: readonly LawRow[];
  small: readonly SmallTotal[];
}
