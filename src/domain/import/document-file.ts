import { type PaymentMode, paymentModes } from '../books/payment-mode.ts';
import type { Day } from '../day.ts';
import { paidOn } from '../documents/credited.ts';
import type { Document, DocumentLine } from '../documents/document.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { typedDiscountOf } from '../documents/line-discount.ts';
import { givenTaxOf } from '../documents/totals.ts';
import { typedPriceOf, typedShippingOf } from '../documents/typed-again.ts';
import { type Decimal, isZero, zero } from '../money.ts';
import type { DocumentField } from './document-row.ts';
import { taxNamed } from './match-tax.ts';

/** What a file calls what a document names. */
export interface DocumentNames {
  homeCurrency: string;
  contact: string;
  /** Names by id. */
  locations: ReadonlyMap<string, string>;
  accounts: ReadonlyMap<number, string>;
  /** When and how it was paid; null for nothing paid, and for several days or ways, of which a file has no more than one. */
  payment: { onDay: Day; mode: PaymentMode } | null;
}

const unlessZero = (amount: Decimal): string => (isZero(amount) ? '' : amount);

const discountOf = ({ terms: { discount } }: Document): string =>
  discount.type === 'percentage' ? `${discount.percent}%` : unlessZero(discount.amount);

/** A line's own discount as it was typed. */
const lineDiscountOf = (line: DocumentLine): string =>
  line.ownPercent ? `${line.ownPercent}%` : unlessZero(typedDiscountOf(line).ownDiscount ?? zero);

/** What of a line's tax follows from no rate: an amount that was given, and that on an import with what it is computed from. */
const givenTaxCells = (line: DocumentLine): { taxAmount: string; taxBase: string } => {
  const given = line.taxName && line.taxKind !== 'import' ? null : givenTaxOf(line);
  return { taxAmount: unlessZero(given?.amount ?? zero), taxBase: given?.base ?? '' };
};

/** The account of what is bought without an item; a sale is posted as its item says. */
const accountOf = (
  { kind }: Document,
  { productId, accountId }: DocumentLine,
  { accounts }: DocumentNames,
): string =>
  kindSpec(kind).contactRole === 'vendor' && productId === null && accountId !== null
    ? (accounts.get(accountId) ?? '')
    : '';

/** The rows of a document in a file: one for each line, what it says once on each of them, its amounts as they were typed. Source: answers-2.md, Q53. */
export const documentRows = (
  document: Document,
  names: DocumentNames,
): Readonly<Record<DocumentField, string>>[] => {
  const { currency, terms, lacksRate } = document;
  const { payment } = names;
  const isForeign = currency !== names.homeCurrency && !lacksRate;
  const head = {
    number: document.externalNumber ?? document.number ?? '',
    type: documentTypes[document.subtype].title,
    contact: names.contact,
    issuedOn: document.issuedOn,
    dueOn: document.dueOn ?? '',
    supplyOn: document.paper.supplyOn ?? '',
    currency,
    notes: document.notes,
    discount: discountOf(document),
    rate: isForeign ? document.rate : '',
    shipping: unlessZero(typedShippingOf(document)),
    shippingTax: taxNamed(terms.shippingTax?.name, terms.shippingTax?.percent),
    pricesIncludeTax: terms.pricesIncludeTax ? 'yes' : 'no',
    reference: document.reference,
    // What was credited or written off is no money: it isn't carried, and paid by nobody.
    paid: unlessZero(paidOn(document)),
    paidOn: payment?.onDay ?? '',
    paidBy: payment ? paymentModes[payment.mode] : '',
    total: document.total,
    taxTotal: '',
    balance: '',
    status: '',
    cancelled: '',
  };
  return document.lines.map((line) => ({
    ...head,
    item: line.name,
    description: line.description,
    quantity: line.quantity,
    price: typedPriceOf(line),
    lineDiscount: lineDiscountOf(line),
    tax: taxNamed(line.taxName, line.taxPercent),
    ...givenTaxCells(line),
    location: names.locations.get(line.locationId ?? document.locationId ?? '') ?? '',
    account: accountOf(document, line, names),
  }));
};
