import { idToWire } from '../../src/api/wire/id.ts';
import { moneyWire, shipToWire } from '../../src/api/wire/money.ts';
import { appliedTemplateWire, sendingWire, styleCode } from '../../src/api/wire/template.ts';
import { noAddress } from '../../src/domain/contact.ts';
import { currencyOf } from '../../src/domain/currency.ts';
import type { DocumentHeader } from '../../src/domain/documents/document.ts';
import { minus, plus } from '../../src/domain/money.ts';
import { lookOf } from '../../src/domain/template.ts';

/** How a document looks, in the spec's words; its pictures as `data:` addresses. */
export const lookAnswerOf = (document: DocumentHeader, pictures: ReadonlyMap<string, string>) => {
  const { style, color, font, logo, signature, holder } = lookOf(document.template, pictures);
  return {
    ...appliedTemplateWire.toWire({ styleCode: styleCode(style), color, font, logo }),
    InvoiceSetting: { Signature: signature, SignatureHolderName: holder },
  };
};

/** How a document looks and where it goes, in the spec's words. */
export const paperAnswerOf = (document: DocumentHeader, pictures: ReadonlyMap<string, string>) => {
  const { templateId } = document.template;
  const { cc, bcc, whatsapp, message, style: sendStyle } = document.sending;
  return {
    ...lookAnswerOf(document, pictures),
    ...appliedTemplateWire.toWire({ templateId: templateId && idToWire(templateId) }),
    ...sendingWire.toWire({ style: sendStyle, cc, bcc, whatsapp, message }),
  };
};

/** Where a document's mails go: where it says, else to its customer. */
export const emailOf = ({ sending, parties }: DocumentHeader): string =>
  sending.email || (parties.to.email ?? '');

/** A document's money in the spec's words, with the place it is shipped to. */
export const moneyAnswerOf = (document: DocumentHeader, homeCurrency: string) => {
  const { discount, shippingTax, taxAfterDiscount } = document.terms;
  const shippingTotal = plus(document.shipping, document.shippingTax);
  return {
    ...moneyWire.toWire({
      currency: document.currency,
      homeCurrencyId: currencyOf(homeCurrency).id,
      foreignCurrencyId: document.currency === homeCurrency ? null : currencyOf(document.currency).id,
      rate: document.rate,
      lacksRate: document.lacksRate,
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
