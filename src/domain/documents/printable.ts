import type { Day } from '../day.ts';
import type { Offer } from '../documents/answer.ts';
import { type Decimal, zero } from '../money.ts';
import { lookOf, type PaidPart, type PaperLook, type PaperMaterial } from '../template/template.ts';
import { type Address, addressLines, linesOf } from '../values/address.ts';
import type { EarlyTerms } from '../values/early-terms.ts';
import {
  type BeyondBalance,
  beyondBalance,
  type CreditState,
  creditedOn,
  creditStateIn,
  paidOn,
} from './credited.ts';
import type { Document, DocumentHeader, DocumentLine } from './document.ts';
import type { DocumentPaper, PaperBank } from './document-paper.ts';
import { isReadByVendors } from './kinds.ts';
import { owedOn } from './owed.ts';
import { grossSumsOf } from './typed-again.ts';

type PrintedField =
  | 'kind'
  | 'subtype'
  | 'status'
  | 'number'
  | 'issuedOn'
  | 'dueOn'
  | 'currency'
  | 'rate'
  | 'subtotal'
  | 'discount'
  | 'tax'
  | 'shipping'
  | 'shippingTax'
  | 'total'
  | 'homeTotal'
  | 'notes';
type PrintedLineField =
  | 'name'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'amount'
  | 'ownPercent'
  | 'ownDiscount'
  | 'taxName'
  | 'taxPercent'
  | 'taxAmount';

export type PrintableLine = Pick<DocumentLine, PrintedLineField> & {
  /** Its price and the amount of its own discount with tax, where the document's prices include it. */
  grossPrice?: Decimal | undefined;
  grossDiscount?: Decimal | undefined;
};

/** What paper says beside the figures that the spec answers for each kind. */
export interface PaperDetails {
  /** Line taxes are taken after the discount's share. */
  taxAfterDiscount: boolean;
  /** What the lines come to with their tax, and what is off them, where prices include it; left out where they don't. */
  gross?: { subtotal: Decimal; discount: Decimal } | undefined;
  /** The tax on shipping as it was when it was chosen; null where there is none. */
  shippingTax: { name: string; percent: Decimal } | null;
  /** Why its lines bear no tax, or who owes it: a sentence each. */
  taxReasons: readonly string[];
  /** What the customer calls it, such as their order's number; empty where they call it nothing. */
  reference: string;
  supplyOn: DocumentPaper['supplyOn'];
  changedOn?: DocumentPaper['changedOn'];
  /** The bank that was chosen for it by name; null where the default one is named. */
  bankId: string | null;
  bank: PaperBank | null;
  /** Where goods that are ordered go, a line each below the business's name; left out for where the business is. */
  deliverTo?: readonly string[] | undefined;
  /** What was paid of it and when, the oldest first. */
  payments: readonly PaidPart[];
  /** What its credit notes made of it; null or left out where there are none. */
  creditState?: CreditState | null | undefined;
  /** What they gave back beyond the balance; left out where they gave back nothing. */
  beyond?: BeyondBalance | undefined;
}

/**
 * A document as its customer may see it: on paper, as a PDF, behind a public link. Nothing of the books is in it. Of a kind
 * without early-payment terms they are left out.
 */
export interface PrintableDocument extends Pick<DocumentHeader, PrintedField>, Partial<EarlyTerms> {
  from: DocumentHeader['parties']['from'];
  to: DocumentHeader['parties']['to'];
  /** Where the goods go, a line each; empty where nothing is shipped. */
  shipTo: string[];
  lines: PrintableLine[];
  /** Received of it, and what is still owed; what was written off is neither. */
  paid: Decimal;
  /** What of it was given back. */
  credited: Decimal;
  owed: Decimal;
  look: PaperLook;
  details: PaperDetails;
  /** The business's own place to pay; empty where it has none. */
  paymentLink: string;
  homeCurrency: string;
  /** BCP 47, e.g. "en-NG": how the business writes money and days. */
  locale: string;
}

/** A document as its public page shows it: what its paper says, and of an offer what its customer may answer. */
export interface PublicDocument extends PrintableDocument {
  offer?: Offer;
  /** The business's day, where what is owed may be overdue. */
  today?: Day;
}

/** A place as paper shows it: who is asked for, the address, a telephone. */
export const placeLines = (place: Address | null): string[] =>
  place ? [place.attention, ...addressLines(place), place.phone].filter(Boolean) : [];

/** What of a line includes its tax; nothing where its price doesn't. */
export const grossLineOf = ({
  grossPrice,
  grossDiscount,
}: Pick<DocumentLine, 'grossPrice' | 'grossDiscount'>): Pick<
  PrintableLine,
  'grossPrice' | 'grossDiscount'
> => (grossPrice ? { grossPrice, grossDiscount: grossDiscount ?? zero } : {});

/** A line as paper shows it. */
export const printedLine = (line: DocumentLine): PrintableLine => ({
  name: line.name,
  description: line.description,
  quantity: line.quantity,
  unit: line.unit,
  price: line.price,
  amount: line.amount,
  ownPercent: line.ownPercent,
  ownDiscount: line.ownDiscount,
  taxName: line.taxName,
  taxPercent: line.taxPercent,
  taxAmount: line.taxAmount,
  ...grossLineOf(line),
});

/** Where goods that are ordered go: the place written on the order, else the location it is for; null where neither says. */
const deliveryLines = (
  { kind, terms: { warehouse, shipTo } }: Document,
  { location }: Pick<PaperMaterial, 'location'>,
): readonly string[] | null => {
  if (!isReadByVendors(kind)) return null;
  const written = warehouse ? linesOf(warehouse) : placeLines(shipTo);
  const there = written.length ? written : (location?.address ?? []);
  return there.length ? there : null;
};

/** What its paper says beside its figures. */
export const paperDetailsOf = (
  document: Document,
  { payments = [], location }: Pick<PaperMaterial, 'payments' | 'location'>,
): PaperDetails => {
  const { lines, terms, paper, reference } = document;
  const deliverTo = deliveryLines(document, { location });
  const gross = grossSumsOf(document);
  const beyond = beyondBalance(document);
  return {
    taxAfterDiscount: terms.taxAfterDiscount,
    ...(gross && { gross }),
    ...(deliverTo && { deliverTo }),
    shippingTax: terms.shippingTax && { name: terms.shippingTax.name, percent: terms.shippingTax.percent },
    taxReasons: [
      ...new Set([...lines.map(({ taxReason }) => taxReason), terms.shippingTax?.reason ?? '']),
    ].filter(Boolean),
    reference,
    supplyOn: paper.supplyOn,
    ...(paper.changedOn && { changedOn: paper.changedOn }),
    bankId: paper.bankId,
    bank: paper.bank,
    payments,
    creditState: creditStateIn(document),
    ...(beyond && { beyond }),
  };
};

/** Paper that says nothing beside its figures. */
export const plainDetails: PaperDetails = {
  taxAfterDiscount: false,
  shippingTax: null,
  taxReasons: [],
  reference: '',
  supplyOn: null,
  bankId: null,
  bank: null,
  payments: [],
};

/** What of a document may be sent and shared, with what was looked up for its paper. */
export const printableOf = (
  document: Document,
  business: { homeCurrency: string; locale: string },
  material: PaperMaterial,
): PrintableDocument => ({
  kind: document.kind,
  subtype: document.subtype,
  status: document.status,
  number: document.number,
  issuedOn: document.issuedOn,
  dueOn: document.dueOn,
  earlyPercent: document.earlyPercent,
  earlyDays: document.earlyDays,
  currency: document.currency,
  rate: document.rate,
  subtotal: document.subtotal,
  discount: document.discount,
  tax: document.tax,
  shipping: document.shipping,
  shippingTax: document.shippingTax,
  total: document.total,
  homeTotal: document.homeTotal,
  notes: document.notes,
  from: document.parties.from,
  to: document.parties.to,
  shipTo: placeLines(document.terms.shipTo),
  lines: document.lines.map(printedLine),
  paid: paidOn(document),
  credited: creditedOn(document),
  owed: owedOn(document),
  look: lookOf(document.template, material),
  details: paperDetailsOf(document, material),
  paymentLink: document.sending.paymentLink,
  homeCurrency: business.homeCurrency,
  locale: business.locale,
});
