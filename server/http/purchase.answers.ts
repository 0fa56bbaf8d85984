import { currencyOf } from '../../src/domain/currency.ts';
import type { Document } from '../../src/domain/documents/document.ts';
import { netAmount } from '../../src/domain/documents/line-discount.ts';
import { sum } from '../../src/domain/money.ts';
import type { Business } from '../store/tx.ts';
import { placeAnswerOf, viewAnswerOf } from './document.answers.ts';

/** What documents to and from a vendor have alike, in our words: each amount in its own currency and at home. */
export const purchaseViewOf = (document: Document, business: Business) => ({
  ...viewAnswerOf(document, business),
  currencyId: currencyOf(document.currency).id,
  linesTotal: sum(document.lines.map(netAmount)),
});

/** Their figures under the names their form has, in their own currency, and where the goods go. */
export const purchaseFiguresOf = (document: Document) => ({
  SubTotal: document.subtotal,
  TaxAmount: document.tax,
  GrandTotalAmount: document.total,
  ShippingPrice: document.shipping,
  ShippingTax: document.shippingTax,
  vendorDetails: document.parties.to,
  ...placeAnswerOf(document),
  SameAsBusinessAddress: document.terms.shipTo === null,
  WareHouseAddress: document.terms.warehouse ?? '',
});
