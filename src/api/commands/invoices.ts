import type { NamedEffects } from '../../domain/effects.ts';
import type { InvoiceDraft } from '../../domain/invoice/draft.ts';
import { send } from '../client/client.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { bulkFrom, sentLines, sentMoney, sentShipTo, withWarnings } from '../wire/document.ts';
import { invoiceFormWire, invoiceLineWire } from '../wire/invoice.ts';
import { moneyWire, shipToWire } from '../wire/money.ts';
import { ourPayment, sentPayment } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Edited, SavedDocument } from './command.ts';
import { type CancelChoices, type PostedCommands, sentRefundRate } from './posted.ts';

/** What was chosen for a cancellation, as it is sent. */
const sentChoices = ({ rate, onDay, ...choices }: CancelChoices) => ({
  ...choices,
  date: onDay || undefined,
  ...sentRefundRate({ payments: choices.payments, rate }),
});

/** A refusal names the fields of an invoice as its form does. */
const ours = ourNames(moneyWire, shipToWire, invoiceFormWire, invoiceLineWire);

/** An invoice or receipt as its form sends it. */
const sentInvoice = (businessid: string, draft: InvoiceDraft) => ({
  ...moneyWire.toWire(sentMoney(draft)),
  ...shipToWire.toWire(sentShipTo(draft)),
  ...invoiceFormWire.toWire({
    subtype: draft.subtype,
    status: draft.issuing ? ('NotPaid' as const) : ('Draft' as const),
    contactId: draft.contactId,
    issuedOn: draft.issuedOn,
    dueOn: draft.dueOn,
    theirReference: draft.paper.reference,
    bankId: draft.paper.bankId,
    supplyOn: draft.paper.supplyOn,
    depositRequired: draft.depositRequired,
    mode: draft.mode,
    notes: draft.notes,
    attachments: draft.attachments && [...draft.attachments],
    locationId: draft.locationId,
    lines: sentLines(draft, draft.lines).map((line) => invoiceLineWire.toWire(line)),
  }),
  deposit: draft.deposit,
  businessid,
  InvoiceSettingId: draft.templateId,
});

/** Adds an invoice or receipt, as a draft or issued, or saves the one that is edited. */
export const saveInvoice = async (
  { businessId, intentKey }: Asked,
  draft: InvoiceDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const body = sentInvoice(businessId, draft);
  const { message, data } = edited
    ? await send(invoiceCalls.updateInvoice, { body: { ...body, ...edited }, intentKey, ours })
    : await send(invoiceCalls.createInvoice, { body, intentKey, ours });
  return { message, id: data.id, number: data.invoicenumber };
};

/** What saving an invoice or receipt as typed would do, a new one or the one that is edited; nothing is written. */
export const previewTypedInvoice = async (
  businessId: string,
  draft: InvoiceDraft,
  edited: Edited | null,
): Promise<NamedEffects> => {
  const body = sentInvoice(businessId, draft);
  const { data } = edited
    ? await send(invoiceCalls.previewInvoiceEdit, { body: { ...body, ...edited }, ours })
    : await send(invoiceCalls.previewNewInvoice, { body, ours });
  return data;
};

const one = ({ businessId: businessid }: Asked, InvoiceId: string) => ({ businessid, InvoiceId });

export const applyCredit: PostedCommands['applySurplus'] = (asked, id, amount, date) =>
  send(invoiceCalls.applyCredit, {
    body: { ...one(asked, id), amount, date },
    intentKey: asked.intentKey,
    ours: ourPayment,
  });

/** The acts on invoices and receipts. */
export const invoiceCommands: PostedCommands = {
  issue: (asked, id) => {
    const body = { ...one(asked, id), invoicestatus: 'NotPaid' as const };
    return send(invoiceCalls.setStatus, { body, intentKey: asked.intentKey });
  },
  reinstate: (asked, id) =>
    send(invoiceCalls.reinstateInvoice, { body: one(asked, id), intentKey: asked.intentKey }),
  forgive: (asked, id, { taxRelief: taxrelief, onDay: date }) =>
    send(invoiceCalls.writeOff, {
      body: { ...one(asked, id), taxrelief, date },
      intentKey: asked.intentKey,
      ours: ourPayment,
    }),
  undoForgiven: (asked, id) =>
    send(invoiceCalls.undoWriteOff, { body: one(asked, id), intentKey: asked.intentKey }),
  applySurplus: applyCredit,
  deletePayment: (asked, id, PaymentId) =>
    send(invoiceCalls.deletePayment, { body: { ...one(asked, id), PaymentId }, intentKey: asked.intentKey }),
  duplicate: async ({ businessId, intentKey }, invoiceid) => {
    const query = { invoiceid, businessId };
    const { message, data } = await send(invoiceCalls.duplicateInvoice, { query, intentKey });
    return { message: withWarnings(message, data.warnings), id: data.id };
  },
  remove: async ({ businessId: businessid, intentKey }, InvoiceId) =>
    bulkFrom(await send(invoiceCalls.archiveInvoices, { body: { businessid, InvoiceId }, intentKey })),
  restore: async ({ businessId: businessid, intentKey }, InvoiceId) =>
    bulkFrom(await send(invoiceCalls.restoreInvoices, { body: { businessid, InvoiceId }, intentKey })),
  cancel: async ({ businessId: businessid, intentKey }, InvoiceId, choices) => {
    const body = { businessid, InvoiceId, ...sentChoices(choices) };
    return bulkFrom(await send(invoiceCalls.cancelInvoices, { body, intentKey, ours: ourPayment }));
  },
  recordPayment: (asked, id, { draft, surplus }, isForeign) =>
    send(invoiceCalls.addPayment, {
      body: { ...one(asked, id), ...sentPayment(draft, isForeign), surplus },
      intentKey: asked.intentKey,
      ours: ourPayment,
    }),
  previewPayment: async (businessid, InvoiceId, { draft, surplus }, isForeign) => {
    const payment = { ...sentPayment(draft, isForeign), surplus };
    const body = { businessid, InvoiceId, act: 'payment', payment } as const;
    return (await send(invoiceCalls.previewEffects, { body, ours: ourPayment })).data;
  },
  previewCancellation: async (businessid, InvoiceId, choices) => {
    const body = { businessid, InvoiceId, act: 'cancel', ...sentChoices(choices) } as const;
    return (await send(invoiceCalls.previewEffects, { body, ours: ourPayment })).data;
  },
  previewIssues: async (businessid, InvoiceId) =>
    (await send(invoiceCalls.previewIssues, { body: { businessid, InvoiceId } })).data.rows,
  preview: async (
    businessid,
    InvoiceId,
    act,
    { paymentId: PaymentId, taxRelief: taxrelief, onDay: date } = {},
  ) => {
    const body = { businessid, InvoiceId, act, PaymentId, taxrelief, date };
    return (await send(invoiceCalls.previewEffects, { body })).data;
  },
};
