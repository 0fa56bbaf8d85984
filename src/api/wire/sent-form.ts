import type { DocumentDraft } from '../../domain/documents/view.ts';
import { sentMoney, sentShipTo } from './document.ts';
import { placeWire } from './money.ts';

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

/** What the same forms send beside the fields of their own table. */
export const sentBeside = (businessId: string, draft: DocumentDraft) => ({
  ...placeWire.toWire(sentShipTo(draft)),
  BusinessIDFK: businessId,
  InvoiceSettingId: draft.templateId,
});
