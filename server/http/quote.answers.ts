import { idToWire } from '../../src/api/wire/id.ts';
import {
  ownQuoteWire,
  quoteLineWire,
  quoteRowWire,
  quoteShipToWire,
  shownQuoteWire,
} from '../../src/api/wire/quote.ts';
import { quoteStatusCode } from '../../src/api/wire/status.ts';
import { atRate } from '../../src/domain/books/open-item.ts';
import { noAddress } from '../../src/domain/contact.ts';
import { currencyOf, digitsOf } from '../../src/domain/currency.ts';
import type { Document, DocumentLine } from '../../src/domain/documents/document.ts';
import { symbolOf } from '../../src/domain/format.ts';
import { minus, plus, rounded, sum, times } from '../../src/domain/money.ts';
import { quoteKind } from '../../src/domain/quote/kind.ts';
import type { ListedDocument } from '../reports/document-list.ts';
import type { QuoteView } from '../reports/quote-view.ts';
import type { Business, Tx } from '../store/tx.ts';
import { emailOf, paperAnswerOf } from './document.answers.ts';

const maybeId = (id: string | null): string | null => (id === null ? null : idToWire(id));
const typeOf = (subtype: string): 'invoice' | 'receipt' => (subtype === 'receipt' ? 'receipt' : 'invoice');

/** A quote as anybody sees it who may see it, in the spec's words: each amount in its own currency and at home. */
export const shownQuoteOf = (document: Document, business: Business) => {
  const { discount, shippingTax, shipTo, taxAfterDiscount } = document.terms;
  const home = (amount: string) => atRate(amount, document.rate, digitsOf(business.homeCurrency));
  const foreign = document.currency === business.homeCurrency ? null : currencyOf(document.currency);
  const shippingTotal = plus(document.shipping, document.shippingTax);
  const totalWithoutShipping = minus(document.total, shippingTotal);
  // Every home total is the sum of its lines, each converted once.
  const homeShippingTotal = plus(home(document.shipping), home(document.shippingTax));
  const lineOf = (line: DocumentLine) =>
    quoteLineWire.toWire({
      ...line,
      id: idToWire(line.id),
      quoteId: idToWire(document.id),
      productId: maybeId(line.productId),
      taxId: maybeId(line.taxId),
      foreignPrice: line.price,
      homePrice: rounded(times(line.price, document.rate), 10),
      homeTax: home(line.taxAmount),
      deleted: false,
      locationId: null,
    });
  return {
    ...shownQuoteWire.toWire({
      ...document,
      id: idToWire(document.id),
      number: document.number ?? '',
      businessId: idToWire(business.id),
      customerId: maybeId(document.contactId),
      email: document.parties.to.email ?? '',
      employeeId: idToWire(document.employeeId),
      to: document.parties.to,
      from: document.parties.from,
      statusCode: quoteStatusCode(document.status),
      lines: document.lines.map(lineOf),
      homeCurrency: business.homeCurrency,
      homeCurrencyId: currencyOf(business.homeCurrency).id,
      homeSymbol: symbolOf(business.homeCurrency, business.locale),
      foreignSymbol: foreign && symbolOf(foreign.code, business.locale),
      foreignCurrency: foreign?.code ?? null,
      foreignCurrencyId: foreign?.id ?? null,
      discountType: discount.type === 'percentage' ? ('percentage' as const) : ('fixed' as const),
      discountPercent: discount.type === 'percentage' ? discount.percent : null,
      shippingTaxId: maybeId(shippingTax?.id ?? null),
      shippingTaxName: shippingTax?.name ?? null,
      shippingTaxPercent: shippingTax?.percent ?? null,
      taxAfterDiscount,
      shippingTotal,
      totalWithoutShipping,
      homeShipping: home(document.shipping),
      homeShippingTotal,
      homeTax: sum(document.lines.map((line) => home(line.taxAmount))),
      homeSubtotal: sum(document.lines.map((line) => home(line.amount))),
      homeTotalWithoutShipping: minus(document.homeTotal, homeShippingTotal),
    }),
    ...quoteShipToWire.toWire(shipTo ?? noAddress),
    LocationName: null,
    LocationIDFK: null,
  };
};

/** A quote with all its screen shows: what anybody sees of it, and what the business alone knows. */
export const quoteAnswerOf = (view: QuoteView, { today, business }: Pick<Tx, 'today' | 'business'>) => ({
  ...shownQuoteOf(view.document, business),
  ...paperAnswerOf(view.document, view.pictures),
  ...ownQuoteWire.toWire({
    email: emailOf(view.document),
    customerDeleted: view.customerDeleted,
    converted: view.made && {
      id: idToWire(view.made.id),
      type: typeOf(view.made.subtype),
      number: view.made.number,
    },
    version: view.document.version,
    today,
    standing: view.standing,
    history: view.history.map((event) => ({ ...event, at: event.at.toISOString() })),
  }),
});

/** One row of the list. */
export const quoteRowOf = (row: ListedDocument) =>
  quoteRowWire.toWire({
    ...row,
    id: idToWire(row.id),
    number: row.number ?? '',
    statusCode: quoteStatusCode(row.status),
    standing: { status: row.status, facts: quoteKind.facts(row) },
  });
