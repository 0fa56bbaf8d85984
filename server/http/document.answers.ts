import { idToWire } from '../../src/api/wire/id.ts';
import { moneyWire, shipToWire } from '../../src/api/wire/money.ts';
import { noAddress } from '../../src/domain/contact.ts';
import { currencyOf } from '../../src/domain/currency.ts';
import type { DocumentHeader } from '../../src/domain/documents/document.ts';
import { minus, plus } from '../../src/domain/money.ts';

/** A document's money in the documents' words, with the place it is shipped to. */
export const moneyAnswerOf = (document: DocumentHeader, homeCurrency: string) => {
  const { discount, shippingTax, taxAfterDiscount } = document.terms;
  const shippingTotal = plus(document.shipping, document.shippingTax);
  return {
    ...moneyWire.toWire({
      currency: document.currency,
      homeCurrencyId: currencyOf(homeCurrency).id,
      foreignCurrencyId: document.currency === homeCurrency ? null : currencyOf(document.currency).id,
      rate: document.rate,
      subtotal: document.subtotal,
      discountType: discount.type,
      discount: document.discount,
      discountPercent: discount.type === 'percentage' ? discount.percent : null,
      tax: document.tax,
      shipping: document.shipping,
      shippingTax: document.shippingTax,
      shippingTaxId: shippingTax ? idToWire(shippingTax.id) : null,
      shippingTaxName: shippingTax?.name ?? null,
      shippingTaxPercent: shippingTax?.percent ?? null,
      taxAfterDiscount,
      shippingTotal,
      totalWithoutShipping: minus(document.total, shippingTotal),
      total: document.total,
      homeTotal: document.homeTotal,
    }),
    ...shipToWire.toWire(document.terms.shipTo ?? noAddress),
  };
};
