import { type Address, partyOf } from '../../src/domain/contact.ts';
import { isDay } from '../../src/domain/day.ts';
import type { TypedDocument } from '../../src/domain/documents/content.ts';
import type { ChosenTax, Discount, Document, Party } from '../../src/domain/documents/document.ts';
import type { DocumentType } from '../../src/domain/documents/kind.ts';
import { documentTypes } from '../../src/domain/documents/kinds.ts';
import { plainSending, type Sending } from '../../src/domain/documents/sending.ts';
import { proposedDueOn } from '../../src/domain/invoice/due.ts';
import { compare, type Decimal } from '../../src/domain/money.ts';
import type { Product } from '../../src/domain/product.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { outOfUse } from '../../src/domain/tax.ts';
import { deletedCustomer } from '../../src/domain/words/customer.ts';
import { findCustomer } from '../store/contacts.ts';
import { findProducts } from '../store/products.ts';
import { takeTaxes } from '../store/taxes.ts';
import { Refused, type Tx } from '../store/tx.ts';
import { refuseCurrency } from './refuse-currency.ts';
import { type AskedTemplate, type Drawn, typedTemplate } from './typed-template.ts';

/** A customer who was put away gets no new document. */
export const refuseDeletedCustomer = async (tx: Tx, id: string | null): Promise<void> => {
  const customer = id === null ? null : await findCustomer(tx, id);
  if (customer?.deleted) throw new Refused(invalid('customer', deletedCustomer(customer.name)));
};

/** A document as asked for: what was typed, in the document's currency. */
export interface DocumentRequest {
  subtype: DocumentType;
  customerId: string | null;
  /** Null: the day it has, today where it is new. */
  issuedOn: string | null;
  dueOn: string | null;
  /** Null for home. */
  currency: string | null;
  /** Home per unit of the currency; missing counts as 1 until the document is issued. */
  rate: Decimal | null;
  discount: Discount;
  shipping: Decimal;
  shippingTaxId: string | null;
  shipTo: Address | null;
  template: AskedTemplate;
  /** What is left out stays as it is. */
  sending: { [Field in keyof Sending]?: Sending[Field] | undefined };
  depositRequired: Decimal | null;
  notes: string;
  lines: {
    id: string | null;
    productId: string | null;
    name: string;
    description: string;
    quantity: Decimal;
    price: Decimal;
    taxId: string | null;
  }[];
}

/** A request with nothing out of the ordinary: home currency, no discount, no shipping, the default template. */
export const plainRequest = {
  currency: null,
  rate: null,
  discount: { type: 'flat', amount: '0' },
  shipping: '0',
  shippingTaxId: null,
  shipTo: null,
  template: { id: null, own: {} },
  sending: {},
  depositRequired: null,
} as const;

/** The service account for services, else none: the posting falls back to sales. */
const incomeAccountOf = (product: Product | undefined): number | null =>
  product?.incomeAccount ?? (product?.kind === 'service' ? 15 : null);

/** Issued 1 to 1 before a rate was asked for: it stays so. */
const stoodAtOne = (current: Document | null, currency: string): boolean =>
  current?.kind === 'invoice' &&
  current.number !== null &&
  current.currency === currency &&
  compare(current.rate, '1') === 0;

/** The due day of an invoice by its customer's terms; null where they have none, and for what is not due. */
const dueByTerms = (subtype: DocumentType, issuedOn: string, termsDays: number | null): string | null =>
  documentTypes[subtype].hasDueDay && termsDays !== null && isDay(issuedOn)
    ? proposedDueOn(issuedOn, termsDays)
    : null;

const sendingOf = (sent: DocumentRequest['sending'], current: Document | null): Sending => ({
  ...(current?.sending ?? plainSending),
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
});

/**
 * Looks up what was typed: the customer as a party, each line's product and tax. A deleted customer gets no new
 * document, a deactivated tax stands on no new line; a line that had its tax keeps name and rate as they were.
 * Throws `Missing` and `Refused`.
 */
export const typedDocument = async (
  tx: Tx,
  request: Drawn<DocumentRequest>,
  current: Document | null = null,
): Promise<{ typed: TypedDocument; products: Product[] }> => {
  refuseCurrency(tx, request.currency, current?.currency);
  const productIds = request.lines.flatMap((line) => (line.productId ? [line.productId] : []));
  const taxIds = [request.shippingTaxId, ...request.lines.map((line) => line.taxId)].filter(
    (id) => id !== null,
  );
  const [customer, products, taxes, template] = await Promise.all([
    request.customerId ? findCustomer(tx, request.customerId) : null,
    findProducts(tx, productIds),
    takeTaxes(tx, taxIds),
    typedTemplate(tx, request.template, current),
  ]);
  if (customer?.deleted && current?.contactId !== customer.id)
    throw new Refused(invalid('customer', deletedCustomer(customer.name)));
  const stood = new Map(current?.lines.map((line) => [line.id, line]));
  const chosen = (id: string | null, kept: ChosenTax | null, field: string): ChosenTax | null => {
    if (id === null) return null;
    if (kept?.id === id) return kept;
    const tax = taxes.find((one) => one.id === id)!;
    const refused = outOfUse(tax, field);
    if (refused) throw new Refused(refused);
    return { id, name: tax.name, percent: tax.percent };
  };
  const taxOfLine = (lineId: string | null): ChosenTax | null => {
    const line = lineId ? stood.get(lineId) : undefined;
    return line?.taxId ? { id: line.taxId, name: line.taxName!, percent: line.taxPercent! } : null;
  };
  const issuedOn = request.issuedOn ?? current?.issuedOn ?? tx.today;
  const home = tx.business.homeCurrency;
  const currency = request.currency ?? home;
  const from: Party = current?.parties.from ?? { name: tx.business.name, address: tx.business.address };
  return {
    products,
    typed: {
      subtype: request.subtype,
      contactId: customer?.id ?? null,
      issuedOn,
      dueOn: request.dueOn ?? dueByTerms(request.subtype, issuedOn, customer?.termsDays ?? null),
      currency,
      rate: currency === home ? '1' : (request.rate ?? '1'),
      lacksRate: currency !== home && request.rate === null && !stoodAtOne(current, currency),
      shipping: request.shipping,
      terms: {
        discount: request.discount,
        shippingTax: chosen(request.shippingTaxId, current?.terms.shippingTax ?? null, 'shippingTax'),
        taxAfterDiscount: current?.terms.taxAfterDiscount ?? tx.business.taxAfterDiscount,
        shipTo: request.shipTo,
      },
      template,
      sending: sendingOf(request.sending, current),
      depositRequired: request.depositRequired,
      notes: request.notes,
      channel: current?.channel ?? 'manual',
      locationId: current?.locationId ?? null,
      parties: { from, to: customer ? partyOf(customer) : { name: '' } },
      lines: request.lines.map(({ taxId, ...line }, index) => {
        const product = products.find((one) => one.id === line.productId);
        return {
          ...line,
          name: line.name || product?.name || '',
          unit: product?.unit ?? null,
          tax: chosen(taxId, taxOfLine(line.id), `lines.${index}.tax`),
          accountId: incomeAccountOf(product),
          categoryId: product?.categoryId ?? null,
        };
      }),
    },
  };
};
