import { type Address, noAddress } from '../../domain/address.ts';
import type { Attachment } from '../../domain/attachment/attachment.ts';
import { currencyOf } from '../../domain/currency.ts';
import type { ChosenTax, Terms } from '../../domain/documents/document.ts';
import type { DocumentDraft } from '../../domain/documents/view.ts';
import { plainRule, type TaxKind } from '../../domain/tax.ts';
import { renaming } from './rename.ts';

/** A document's terms as an answer gives them, its fields in our words. */
interface AnsweredTerms {
  discount: string;
  discountPercent: string | null;
  shippingTaxId: string | null;
  shippingTaxName: string | null;
  shippingTaxPercent: string | null;
  shippingTaxKind: TaxKind | null;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
  pricesIncludeTax?: boolean | undefined;
  grossDiscount?: string | undefined;
}

/** A tax named in parts; null for none. */
const taxFrom = (
  id: string | null,
  name: string | null,
  percent: string | null,
  kind: TaxKind | null,
): ChosenTax | null =>
  id && name !== null && percent !== null ? { id, name, percent, kind: kind ?? plainRule.kind } : null;

const isEmpty = (address: Address): boolean => Object.values(address).every((part) => part === '');

const termsFrom = (answered: AnsweredTerms, shipTo: Address): Terms => ({
  discount:
    answered.discountPercent === null
      ? { type: 'flat', amount: answered.grossDiscount ?? answered.discount }
      : { type: 'percentage', percent: answered.discountPercent },
  shippingTax: taxFrom(
    answered.shippingTaxId,
    answered.shippingTaxName,
    answered.shippingTaxPercent,
    answered.shippingTaxKind,
  ),
  taxAfterDiscount: answered.taxAfterDiscount,
  taxPerRate: answered.taxPerRate,
  ...(answered.pricesIncludeTax && { pricesIncludeTax: true }),
  shipTo: isEmpty(shipTo) ? null : shipTo,
});

/** A draft's money as the calls take it, its fields in our words. */
export const sentMoney = ({ currency, rate, shipping, terms }: DocumentDraft) => {
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

/** A draft's lines as the calls take them, its fields in our words: what was typed with its tax is sent so. */
export const sentLines = <Line extends DocumentDraft['lines'][number]>(
  { terms }: Pick<DocumentDraft, 'terms'>,
  lines: readonly Line[],
) =>
  lines.map(({ price, ownDiscount, ...line }) =>
    terms.pricesIncludeTax
      ? { ...line, grossPrice: price, grossDiscount: ownDiscount }
      : { ...line, price, ownDiscount },
  );

export const sentShipTo = ({ terms }: DocumentDraft): Address => terms.shipTo ?? noAddress;

/** An answer to an act on many, row by row. */
export const bulkFrom = <Row>({ message, data }: { message: string; data: { rows: Row[] } }) => ({
  message,
  rows: data.rows,
});

/** The message of an answer with what is to be said beside it. */
export const withWarnings = (message: string, warnings: readonly string[] = []): string =>
  [message, ...warnings].join(' ');

/** Our words for a file of a document → the wire's. */
export const attachmentWire = renaming({ id: 'AttachmentId', name: 'FileName', type: 'Type', size: 'Size' });

/** A file's answer in our words. */
export const attachmentFromWire = (wire: {
  AttachmentId: string;
  FileName: string;
  Type: string;
  Size: number;
}): Attachment => {
  const { type, ...file } = attachmentWire.fromWire(wire);
  return { ...file, type: type as Attachment['type'] };
};

/** What an answer says of a document that the business alone sees, beside the fields of its own table, in our words. */
export const ownFrom = <
  Line extends {
    taxId: string | null;
    taxName: string | null;
    taxPercent: string | null;
    taxKind: TaxKind;
  },
>(
  shown: AnsweredTerms & { lines: readonly Line[] },
  shipTo: Address,
  answer: {
    Attachments: readonly Parameters<typeof attachmentFromWire>[0][];
    InvoiceSettingId: string | null;
    LocationIDFK: string | null;
    LocationName: string | null;
  },
) => ({
  terms: termsFrom(shown, shipTo),
  attachments: answer.Attachments.map(attachmentFromWire),
  templateId: answer.InvoiceSettingId,
  locationId: answer.LocationIDFK,
  location: answer.LocationName,
  lines: shown.lines.map((line) => ({
    ...line,
    tax: taxFrom(line.taxId, line.taxName, line.taxPercent, line.taxKind),
  })),
});
