import type { DocumentDraft } from '../../domain/documents/view.ts';
import { currencyOf } from '../../domain/values/currency.ts';
import { sentPlace } from './views.ts';

/** What the forms of all documents send alike, in the words of their calls. */

/** A draft's money: what was typed with its tax is sent so. */
const sentMoney = ({ currency, rate, shipping, terms }: DocumentDraft) => {
  const { discount, shippingTaxId, pricesIncludeTax } = terms;
  const flat = discount.type === 'flat' ? discount.amount : '0';
  return {
    foreignCurrencyId: currency === null ? null : currencyOf(currency).id,
    rate,
    discountType: discount.type,
    discount: pricesIncludeTax ? '0' : flat,
    discountPercent: discount.type === 'percentage' ? discount.percent : '0',
    shipping: pricesIncludeTax ? '0' : shipping,
    shippingTaxId,
    pricesIncludeTax,
    ...(pricesIncludeTax && { grossDiscount: flat, grossShipping: shipping }),
  };
};

/** A draft's lines: what was typed with its tax is sent so. */
export const sentLines = <Line extends DocumentDraft['lines'][number]>(
  { terms }: Pick<DocumentDraft, 'terms'>,
  lines: readonly Line[],
) =>
  lines.map(({ price, ownDiscount, ...line }) =>
    terms.pricesIncludeTax
      ? { ...line, grossPrice: price, grossDiscount: ownDiscount }
      : { ...line, price, ownDiscount },
  );

/** What a form sends beside its lines and what is its kind's own. */
export const sentForm = (draft: DocumentDraft) => {
  const { contactId, issuedOn, notes, attachments, locationId, templateId, terms } = draft;
  return {
    ...sentMoney(draft),
    ...sentPlace(terms.shipTo),
    contactId,
    issuedOn,
    notes,
    attachments: attachments && [...attachments],
    locationId,
    templateId,
  };
};

/** The message of an answer with what is to be said beside it. */
export const withWarnings = (message: string, warnings: readonly string[] = []): string =>
  [message, ...warnings].join(' ');
