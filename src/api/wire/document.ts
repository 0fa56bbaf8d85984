import { type Address, noAddress } from '../../domain/address.ts';
import type { Attachment } from '../../domain/attachment/attachment.ts';
import { currencyOf } from '../../domain/currency.ts';
import type { ChosenTax, Terms } from '../../domain/documents/document.ts';
import type { DocumentDraft } from '../../domain/documents/view.ts';
import { placeWire } from './money.ts';
import { renaming } from './rename.ts';

/** A document's terms as an answer gives them, its fields in our words. */
interface AnsweredTerms {
  discount: string;
  discountPercent: string | null;
  shippingTaxId: string | null;
  shippingTaxName: string | null;
  shippingTaxPercent: string | null;
  taxAfterDiscount: boolean;
  taxPerRate: boolean;
}

/** A tax named in parts; null for none. */
export const taxFrom = (id: string | null, name: string | null, percent: string | null): ChosenTax | null =>
  id && name !== null && percent !== null ? { id, name, percent } : null;

const isEmpty = (address: Address): boolean => Object.values(address).every((part) => part === '');

export const termsFrom = (answered: AnsweredTerms, shipTo: Address): Terms => ({
  discount:
    answered.discountPercent === null
      ? { type: 'flat', amount: answered.discount }
      : { type: 'percentage', percent: answered.discountPercent },
  shippingTax: taxFrom(answered.shippingTaxId, answered.shippingTaxName, answered.shippingTaxPercent),
  taxAfterDiscount: answered.taxAfterDiscount,
  taxPerRate: answered.taxPerRate,
  shipTo: isEmpty(shipTo) ? null : shipTo,
});

/** A draft's money as the calls take it, its fields in our words. */
export const sentMoney = ({ currency, rate, shipping, terms }: DocumentDraft) => {
  const { discount, shippingTaxId } = terms;
  return {
    foreignCurrencyId: currency === null ? null : currencyOf(currency).id,
    rate,
    discountType: discount.type,
    discount: discount.type === 'flat' ? discount.amount : '0',
    discountPercent: discount.type === 'percentage' ? discount.percent : '0',
    shipping,
    shippingTaxId,
  };
};

/** What the form of any document but an invoice sends alike beside its lines and what it is called, its fields in our words. */
export const sentForm = (draft: DocumentDraft) => {
  const { contactId, issuedOn, notes, attachments, locationId } = draft;
  return {
    ...sentMoney(draft),
    contactId,
    issuedOn,
    notes,
    attachments: attachments && [...attachments],
    locationId,
  };
};

export const sentShipTo = ({ terms }: DocumentDraft): Address => terms.shipTo ?? noAddress;

/** What the same forms send beside the fields of their own table. */
export const sentBeside = (businessId: string, draft: DocumentDraft) => ({
  ...placeWire.toWire(sentShipTo(draft)),
  BusinessIDFK: businessId,
  InvoiceSettingId: draft.templateId,
});

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
