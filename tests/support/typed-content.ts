import type { TypedDocument } from '../../src/domain/documents/content.ts';
import { plainPaper } from '../../src/domain/documents/document-paper.ts';
import { plainSending } from '../../src/domain/documents/sending.ts';
import { appliedTemplate } from '../../src/domain/template/template.ts';
import { noEarlyTerms } from '../../src/domain/values/early-terms.ts';
import type { Content } from './second-totals.ts';

/** Content as typed, for a contact. */
export const typed = (content: Content, contactId: string): TypedDocument => ({
  subtype: 'invoice',
  reference: '',
  contactId,
  issuedOn: '2026-03-02',
  dueOn: null,
  early: noEarlyTerms,
  currency: content.currency,
  rate: content.rate,
  lacksRate: false,
  lines: content.lines.map((line) => ({
    id: null,
    productId: line.product,
    name: line.product ?? 'Work',
    description: '',
    quantity: line.quantity,
    unit: null,
    price: line.price,
    ownPercent: line.ownPercent,
    ownDiscount: line.ownAmount,
    tax: line.percent === null ? null : { id: 'tax', name: 'Tax', percent: line.percent },
    accountId: null,
    categoryId: null,
    locationId: null,
  })),
  shipping: content.shipping,
  terms: {
    discount: content.discount,
    shippingTax:
      content.shippingPercent === null ? null : { id: 'tax', name: 'Tax', percent: content.shippingPercent },
    taxAfterDiscount: content.taxAfterDiscount,
    taxPerRate: content.taxPerRate,
    ...(content.pricesIncludeTax && { pricesIncludeTax: true }),
    shipTo: null,
  },
  template: appliedTemplate(null),
  sending: plainSending,
  paper: plainPaper,
  depositRequired: null,
  notes: '',
  channel: 'manual',
  parties: { from: { name: 'Us' }, to: { name: contactId } },
  locationId: null,
});
