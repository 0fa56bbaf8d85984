import type { Document, DocumentLine } from '../documents/document.ts';
import { documentTypes, kindSpec } from '../documents/kinds.ts';
import { type Decimal, isZero, minus, rounded } from '../money.ts';
import type { DocumentField } from './document-row.ts';
import { taxNamed } from './match-tax.ts';

/** What a file calls what a document names. */
export interface DocumentNames {
  homeCurrency: string;
  contact: string;
  /** Names by id. */
  locations: ReadonlyMap<string, string>;
  accounts: ReadonlyMap<number, string>;
}

const unlessZero = (amount: Decimal): string => (isZero(amount) ? '' : amount);

/** A file's prices are without tax, and so is a discount that was typed with it. */
const discountOf = ({ discount: net, terms: { discount, pricesIncludeTax } }: Document): string => {
  if (discount.type === 'percentage') return `${discount.percent}%`;
  return unlessZero(pricesIncludeTax ? net : discount.amount);
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

/** The rows of a document in a file: one for each line, what it says once on each of them. Source: answers-2.md, Q53. */
export const documentRows = (
  document: Document,
  names: DocumentNames,
): Readonly<Record<DocumentField, string>>[] => {
  const { currency, terms, lacksRate } = document;
  const isForeign = currency !== names.homeCurrency && !lacksRate;
  const head = {
    number: document.externalNumber ?? document.number ?? '',
    type: documentTypes[document.subtype].title,
    contact: names.contact,
    issuedOn: document.issuedOn,
    dueOn: document.dueOn ?? '',
    currency,
    notes: document.notes,
    discount: discountOf(document),
    rate: isForeign ? document.rate : '',
    shipping: unlessZero(document.shipping),
    shippingTax: taxNamed(terms.shippingTax?.name, terms.shippingTax?.percent),
    reference: document.reference,
    paid: unlessZero(minus(document.settled, document.writtenOff)),
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
    price: line.grossPrice ? rounded(line.price, 6) : line.price,
    lineDiscount: line.ownPercent ? `${line.ownPercent}%` : unlessZero(line.ownDiscount),
    tax: taxNamed(line.taxName, line.taxPercent),
    taxAmount: line.taxName ? '' : unlessZero(line.taxAmount),
    location: names.locations.get(line.locationId ?? document.locationId ?? '') ?? '',
    account: accountOf(document, line, names),
  }));
};
