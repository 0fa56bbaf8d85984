import type { Day } from '../day.ts';
import type { GivenAnswer } from '../documents/answer.ts';
import { type Decimal, zero } from '../money.ts';
import type { TaxKind, TaxRule } from '../tax/tax.ts';
import type { AppliedTemplate } from '../template/template.ts';
import type { Address } from '../values/address.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import type { DocumentPaper } from './document-paper.ts';
import type { DocumentKind, DocumentType } from './kind.ts';
import type { Sending } from './sending.ts';

export type Channel = 'manual' | 'import' | 'store' | 'quote';

/** One line of a document. Amounts are in the document's currency; `amount` is before discount and tax. */
export interface DocumentLine {
  id: string;
  productId: string | null;
  name: string;
  description: string;
  quantity: Decimal;
  unit: string | null;
  /** Without tax, as the amounts are. */
  price: Decimal;
  /** The price and the amount of its own discount as typed, where they include tax; null or left out where they don't. */
  grossPrice?: Decimal | null | undefined;
  grossDiscount?: Decimal | null | undefined;
  amount: Decimal;
  /** Its own discount in percent of its amount; null where it is an amount, or there is none. */
  ownPercent: Decimal | null;
  /** What its own discount takes off. */
  ownDiscount: Decimal;
  /** All that is taken off it: its own discount, and its part of the document’s. */
  discountShare: Decimal;
  taxId: string | null;
  taxName: string | null;
  taxPercent: Decimal | null;
  taxKind: TaxKind;
  /** Bought, this much of its tax is deducted, in percent; the rest is part of the cost. */
  taxDeductible: Decimal;
  taxReason: string;
  /** What its tax was typed to be taken on, where its document charges the tax alone; null for every other. */
  givenBase: Decimal | null;
  /** The tax it is charged with. */
  taxAmount: Decimal;
  categoryId: string | null;
  accountId: number | null;
  /** Where its goods are; null where its document’s do. Source: answers-2.md, Q20, Q46. */
  locationId: string | null;
  /** The line of the document it was made from, such as an order’s on its bill. */
  sourceLineId: string | null;
  /** How much of it is given up: nobody will bill it. */
  closed: Decimal;
}

/** A discount on the sum of the lines: a fixed amount (the spec's 'fixed' and 'flat' mean the same), or a percentage of it. */
export type Discount = { type: 'flat'; amount: Decimal } | { type: 'percentage'; percent: Decimal };

/** A discount as it is typed: what it is taken in, and one number. */
export const discountOf = (discountType: Discount['type'], typed: Decimal): Discount =>
  discountType === 'percentage' ? { type: 'percentage', percent: typed } : { type: 'flat', amount: typed };

/** A tax as it was when it was chosen; a later change of its rate leaves documents alone. */
export interface ChosenTax extends Partial<TaxRule> {
  id: string;
  name: string;
  percent: Decimal;
}

/** The tax of a line as it was chosen; null for none. */
export const taxOfLine = (line: DocumentLine): ChosenTax | null =>
  line.taxId === null
    ? null
    : {
        id: line.taxId,
        name: line.taxName ?? '',
        percent: line.taxPercent ?? zero,
        kind: line.taxKind,
        deductible: line.taxDeductible,
        reason: line.taxReason,
      };

/** What was agreed beside the lines, from which their totals follow; a discount is as it was typed. */
export interface Terms {
  discount: Discount;
  shippingTax: ChosenTax | null;
  /** Line taxes are taken after the discount's share, as the business chose when the document was written. */
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  /** What is typed includes its tax, which is taken after all discounts: prices, discounts and shipping. Left out where tax comes on top. */
  pricesIncludeTax?: boolean;
  /** Where the goods go; null where nothing is shipped. */
  shipTo: Address | null;
  /** The address of the warehouse that purchases go to, as a text of its own; left out where there is none. */
  warehouse?: string;
}

export const plainTerms: Terms = {
  discount: { type: 'flat', amount: zero },
  shippingTax: null,
  taxAfterDiscount: false,
  taxPerRate: false,
  shipTo: null,
};

/** A party as it was when the document was issued. */
export interface Party {
  name: string;
  email?: string | undefined;
  address?: string | undefined;
  phone?: string | undefined;
  taxId?: string | undefined;
  website?: string | undefined;
  vatNumber?: string | undefined;
  registration?: string | undefined;
  /** Stands at the foot of every page. */
  footer?: string | undefined;
  /** ISO 3166-1 alpha-2; it says what the numbers are called. */
  country?: string | undefined;
  /** Where its address is, as an alpha-2 code; left out where that can't be told. The records of its taxes keep it. */
  basedIn?: string | undefined;
}

/** A live credit note: what it gave back in all, how much of that was taken off what was owed, and off what was written off or taken as a discount. */
export interface Credited {
  amount: Decimal;
  settled: Decimal;
  /** Left out for nothing. */
  forgiven?: Decimal | undefined;
}

/** A document's header as stored. Money is in the document's currency unless its name says home. */
export interface DocumentHeader extends EarlyTerms {
  id: string;
  kind: DocumentKind;
  subtype: DocumentType;
  status: string;
  statusBefore: string | null;
  number: string | null;
  /** The number it had in the file it was imported from; null for every other. */
  externalNumber: string | null;
  /** What the other party calls it; empty where nobody said. */
  reference: string;
  contactId: string | null;
  issuedOn: Day;
  dueOn: Day | null;
  currency: string;
  /** Home per unit of the currency; 1 where nobody gave one. */
  rate: Decimal;
  /** Foreign, and nobody gave a rate: it counts as 1 until it is issued, which asks for one. */
  lacksRate: boolean;
  subtotal: Decimal;
  discount: Decimal;
  tax: Decimal;
  shipping: Decimal;
  shippingTax: Decimal;
  total: Decimal;
  homeTotal: Decimal;
  settled: Decimal;
  writtenOff: Decimal;
  /** Its credit notes that are live, the oldest first: what each gave back, and how much of that was taken off what was owed. */
  credited: readonly (Credited & {
    id: string /** What it took off a write-off had its tax taken back. */;
    taxRelief?: boolean | undefined;
    /** What was beyond the balance was paid back with it; left out where it wasn't. */
    paidBack?: true | undefined;
  })[];
  homeOpen: Decimal;
  depositRequired: Decimal | null;
  locationId: string | null;
  channel: Channel;
  employeeId: string;
  sourceId: string | null;
  paymentMode: number | null;
  parties: { from: Party; to: Party };
  terms: Terms;
  /** An issued document keeps its template as it was. */
  template: AppliedTemplate;
  paper: DocumentPaper;
  /** What the customer said to a quote as it is; null for what nobody answered, and of every other kind. */
  answer: GivenAnswer | null;
  sending: Sending;
  notes: string;
  search: string;
  version: number;
}

export interface Document extends DocumentHeader {
  lines: DocumentLine[];
}

/** A document after a move: its status, where it came from, one version on. */
export const inStatus = (document: Document, status: string): Document => ({
  ...document,
  status,
  statusBefore: status === document.status ? document.statusBefore : document.status,
  version: document.version + 1,
});
