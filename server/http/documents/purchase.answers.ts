import type { Document } from '../../../src/domain/documents/document.ts';
import { netAmount } from '../../../src/domain/documents/line-discount.ts';
import { sum } from '../../../src/domain/money.ts';
import { currencyOf } from '../../../src/domain/values/currency.ts';
import type { Business } from '../../store/database/tx.ts';
import { viewAnswerOf } from './document.answers.ts';

/** What documents to and from a vendor have alike: each amount in its own currency and at home, and once more under the names of their form. */
export const purchaseViewOf = (document: Document, business: Business) => ({
  ...viewAnswerOf(document, business),
  currencyId: currencyOf(document.currency).id,
  linesTotal: sum(document.lines.map(netAmount)),
  formSubtotal: document.subtotal,
  formTax: document.tax,
  formTotal: document.total,
  formShipping: document.shipping,
  vendorDetails: document.parties.to,
  sameAsOurs: document.terms.shipTo === null,
  warehouse: document.terms.warehouse ?? '',
});
