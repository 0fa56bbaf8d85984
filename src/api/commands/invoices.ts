import type { BulkAnswer } from '../../domain/documents/view.ts';
import type { NamedEffects } from '../../domain/effects.ts';
import type { CancelChoice } from '../../domain/invoice/cancel.ts';
import type { InvoiceDraft } from '../../domain/invoice/view.ts';
import type { Decimal } from '../../domain/money.ts';
import { send } from '../client/client.ts';
import { invoiceCalls } from '../contract/invoice.ts';
import { bulkFrom, sentMoney, sentShipTo } from '../wire/document.ts';
import { invoiceFormWire, invoiceLineWire } from '../wire/invoice.ts';
import { moneyWire, shipToWire } from '../wire/money.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Edited, SavedDocument, Told } from './command.ts';

/** A refusal names the fields of an invoice as its form does. */
const ours = ourNames(moneyWire, shipToWire, invoiceFormWire, invoiceLineWire);

/** Adds an invoice or receipt, as a draft or issued, or saves the one that is edited. */
export const saveInvoice = async (
  { businessId, intentKey }: Asked,
  draft: InvoiceDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const body = {
    ...moneyWire.toWire(sentMoney(draft)),
    ...shipToWire.toWire(sentShipTo(draft)),
    ...invoiceFormWire.toWire({
      subtype: draft.subtype,
      status: draft.issuing ? ('NotPaid' as const) : ('Draft' as const),
      contactId: draft.contactId,
      issuedOn: draft.issuedOn,
      dueOn: draft.dueOn,
      depositRequired: draft.depositRequired,
      mode: draft.mode,
      notes: draft.notes,
      lines: draft.lines.map((line) => invoiceLineWire.toWire(line)),
    }),
    deposit: draft.deposit,
    businessid: businessId,
    InvoiceSettingId: draft.templateId,
  };
  const { message, data } = edited
    ? await send(invoiceCalls.updateInvoice, { body: { ...body, ...edited }, intentKey, ours })
    : await send(invoiceCalls.createInvoice, { body, intentKey, ours });
  return { message, id: data.id, number: data.invoicenumber };
};

/** What was chosen for a cancellation. */
type CancelChoices = Pick<CancelChoice, 'payments' | 'goods'>;

const one = ({ businessId: businessid }: Asked, InvoiceId: string) => ({ businessid, InvoiceId });

export const issueInvoice = (asked: Asked, id: string): Promise<Told> => {
  const body = { ...one(asked, id), invoicestatus: 'NotPaid' as const };
  return send(invoiceCalls.setStatus, { body, intentKey: asked.intentKey });
};

export const reinstateInvoice = (asked: Asked, id: string): Promise<Told> =>
  send(invoiceCalls.reinstateInvoice, { body: one(asked, id), intentKey: asked.intentKey });

export const writeOffInvoice = (asked: Asked, id: string): Promise<Told> =>
  send(invoiceCalls.writeOff, { body: one(asked, id), intentKey: asked.intentKey });

export const undoWriteOff = (asked: Asked, id: string): Promise<Told> =>
  send(invoiceCalls.undoWriteOff, { body: one(asked, id), intentKey: asked.intentKey });

export const applyCredit = (asked: Asked, id: string, amount: Decimal): Promise<Told> =>
  send(invoiceCalls.applyCredit, { body: { ...one(asked, id), amount }, intentKey: asked.intentKey });

export const deletePayment = (asked: Asked, id: string, PaymentId: string): Promise<Told> =>
  send(invoiceCalls.deletePayment, { body: { ...one(asked, id), PaymentId }, intentKey: asked.intentKey });

/** Answers the id of the new draft. */
export const duplicateInvoice = async (
  { businessId, intentKey }: Asked,
  invoiceid: string,
): Promise<Told & { id: string }> => {
  const { message, data } = await send(invoiceCalls.duplicateInvoice, {
    query: { invoiceid, businessId },
    intentKey,
  });
  return { message, id: data.id };
};

export const deleteInvoices = async (
  { businessId: businessid, intentKey }: Asked,
  InvoiceId: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(invoiceCalls.archiveInvoices, { body: { businessid, InvoiceId }, intentKey }));

export const restoreInvoices = async (
  { businessId: businessid, intentKey }: Asked,
  InvoiceId: string[],
): Promise<BulkAnswer> =>
  bulkFrom(await send(invoiceCalls.restoreInvoices, { body: { businessid, InvoiceId }, intentKey }));

/** Cancels them in one request, answered row by row. */
export const cancelInvoices = async (
  { businessId: businessid, intentKey }: Asked,
  InvoiceId: string[],
  choices: CancelChoices,
): Promise<BulkAnswer> =>
  bulkFrom(
    await send(invoiceCalls.cancelInvoices, { body: { businessid, InvoiceId, ...choices }, intentKey }),
  );

/** What a cancellation will do. */
export const previewCancellation = async (
  businessid: string,
  InvoiceId: string,
  choices: CancelChoices,
): Promise<NamedEffects> =>
  (
    await send(invoiceCalls.previewEffects, {
      body: { businessid, InvoiceId, act: 'cancel', ...choices },
    })
  ).data;

/** What an act on an invoice will do. */
export const previewOnInvoice = async (
  businessid: string,
  InvoiceId: string,
  act: 'issue' | 'undo-cancel' | 'write-off' | 'undo-write-off',
): Promise<NamedEffects> =>
  (await send(invoiceCalls.previewEffects, { body: { businessid, InvoiceId, act } })).data;
