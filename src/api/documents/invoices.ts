import type { InvoiceDraft } from '../../domain/invoice/draft.ts';
import type { NamedEffects } from '../../domain/plan/effects.ts';
import type { PostedRow, PostedView } from '../../domain/posted/view.ts';
import type { OursAnswer } from '../calls/call.ts';
import { invoiceCalls } from '../calls/invoice.ts';
import { ask } from '../client/ask.ts';
import type { Asks } from '../client/asks.ts';
import type { Asked, Edited, SavedDocument, Told } from '../client/command.ts';
import { documentQueries } from './document-queries.ts';
import { invoiceFrom } from './invoice-view.ts';
import { type BatchPayment, sentBatch, sentPayment } from './payment.ts';
import { type CancelChoices, type PostedCommands, sentRefund } from './posted.ts';
import { sentForm, sentLines, withWarnings } from './sent.ts';

const rowFrom = (row: OursAnswer<typeof invoiceCalls.listInvoices>['rows'][number]): PostedRow => ({
  ...row,
  kind: 'invoice',
});

/** What one list says, as a call that takes several is asked. */
const alone = (one: string | undefined) => (one ? [one] : undefined);

/** What pages ask about invoices and receipts. */
export const {
  list: invoiceList,
  counts: invoiceCounts,
  view: invoiceView,
  next: nextInvoice,
} = documentQueries<PostedRow, PostedView>({
  subject: 'invoices',
  list: async (businessId, { contactId: _, status, type, location, ...asked }, signal) => {
    const args = { businessId, ...asked, limit: '10' };
    const { rows, total } = location
      ? await ask(
          invoiceCalls.listInvoicesByLocation,
          { ...args, statuses: alone(status), types: alone(type), locations: [location] },
          { signal },
        )
      : await ask(invoiceCalls.listInvoices, { ...args, status, type }, { signal });
    return { rows: rows.map(rowFrom), total };
  },
  counts: async (businessId, days, signal) => {
    const found = await ask(invoiceCalls.counter, { businessId, ...days }, { signal });
    return {
      '': found.all,
      'not paid': found.unpaid,
      'deposit paid': found.depositPaid,
      'fully paid': found.paid,
      'over due': found.overdue,
      draft: found.draft,
      cancelled: found.cancelled,
      deleted: found.deleted,
    };
  },
  view: async (businessId, called, signal) =>
    invoiceFrom(await ask(invoiceCalls.getInvoice, { businessId, called }, { signal })),
  next: (businessId, type, signal) =>
    ask(invoiceCalls.nextNumber, { businessId, subtype: type === 'receipt' ? type : 'invoice' }, { signal }),
});

/** The invoices a customer still owes something on, the oldest first. */
export const openInvoices = (businessId: string, contactId: string): Asks<PostedRow[]> => ({
  queryKey: ['invoices', businessId, 'open', contactId],
  queryFn: async ({ signal }) =>
    (await ask(invoiceCalls.openInvoicesOfCustomer, { businessId, contactId }, { signal })).rows.map(rowFrom),
});

/** An invoice or receipt as its form sends it. */
const sentInvoice = (draft: InvoiceDraft) => ({
  ...sentForm(draft),
  subtype: draft.subtype,
  status: draft.issuing ? ('NotPaid' as const) : ('Draft' as const),
  dueOn: draft.dueOn,
  theirReference: draft.paper.reference,
  bankId: draft.paper.bankId,
  supplyOn: draft.paper.supplyOn,
  depositRequired: draft.depositRequired,
  deposit: draft.deposit,
  mode: draft.mode,
  lines: sentLines(draft, draft.lines),
});

/** Adds an invoice or receipt, as a draft or issued, or saves the one that is edited. */
export const saveInvoice = (
  { businessId, intentKey }: Asked,
  draft: InvoiceDraft,
  edited: Edited | null,
): Promise<SavedDocument> => {
  const args = { businessId, ...sentInvoice(draft) };
  return edited
    ? ask(invoiceCalls.updateInvoice, { ...args, id: edited.id, version: edited.version }, { intentKey })
    : ask(invoiceCalls.createInvoice, args, { intentKey });
};

/** What saving an invoice or receipt as typed would do, a new one or the one that is edited; nothing is written. */
export const previewTypedInvoice = (
  businessId: string,
  draft: InvoiceDraft,
  edited: Edited | null,
): Promise<NamedEffects> => {
  const args = { businessId, ...sentInvoice(draft) };
  return edited
    ? ask(invoiceCalls.previewInvoiceEdit, { ...args, id: edited.id, version: edited.version })
    : ask(invoiceCalls.previewNewInvoice, args);
};

const sentChoices = ({ goods, ...choices }: CancelChoices) => ({ goods, ...sentRefund(choices) });

/** The acts on invoices and receipts. */
export const invoiceCommands: PostedCommands = {
  issue: ({ businessId, intentKey }, id) =>
    ask(invoiceCalls.setStatus, { businessId, id, status: 'NotPaid' }, { intentKey }),
  reinstate: ({ businessId, intentKey }, id) =>
    ask(invoiceCalls.reinstateInvoice, { businessId, id }, { intentKey }),
  forgive: ({ businessId, intentKey }, id, how) =>
    ask(invoiceCalls.writeOff, { businessId, id, ...how }, { intentKey }),
  undoForgiven: ({ businessId, intentKey }, id) =>
    ask(invoiceCalls.undoWriteOff, { businessId, id }, { intentKey }),
  applySurplus: ({ businessId, intentKey }, id, amount, onDay) =>
    ask(invoiceCalls.applyCredit, { businessId, id, amount, onDay }, { intentKey }),
  deletePayment: ({ businessId, intentKey }, id, paymentId) =>
    ask(invoiceCalls.deletePayment, { businessId, id, paymentId }, { intentKey }),
  duplicate: async ({ businessId, intentKey }, id) => {
    const made = await ask(invoiceCalls.duplicateInvoice, { businessId, id }, { intentKey });
    return { message: withWarnings(made.message, made.warnings), id: made.id };
  },
  remove: ({ businessId, intentKey }, ids) =>
    ask(invoiceCalls.archiveInvoices, { businessId, ids }, { intentKey }),
  restore: ({ businessId, intentKey }, ids) =>
    ask(invoiceCalls.restoreInvoices, { businessId, ids }, { intentKey }),
  cancel: ({ businessId, intentKey }, ids, choices) =>
    ask(invoiceCalls.cancelInvoices, { businessId, ids, ...sentChoices(choices) }, { intentKey }),
  recordPayment: ({ businessId, intentKey }, id, { draft, surplus }, isForeign) =>
    ask(
      invoiceCalls.addPayment,
      { businessId, id, ...sentPayment(draft, isForeign), surplus },
      { intentKey },
    ),
  previewPayment: (businessId, id, { draft, surplus }, isForeign) =>
    ask(invoiceCalls.previewEffects, {
      businessId,
      id,
      act: 'payment',
      payment: { ...sentPayment(draft, isForeign), surplus },
    }),
  previewCancellation: (businessId, id, choices) =>
    ask(invoiceCalls.previewEffects, { businessId, id, act: 'cancel', ...sentChoices(choices) }),
  previewIssues: async (businessId, ids) => (await ask(invoiceCalls.previewIssues, { businessId, ids })).rows,
  preview: (businessId, id, act, asked) =>
    ask(invoiceCalls.previewEffects, { businessId, id, act, ...asked }),
};

export const { applySurplus: applyCredit } = invoiceCommands;

/** Records one payment over several invoices. */
export const recordBatchPayment = ({ businessId, intentKey }: Asked, payment: BatchPayment): Promise<Told> =>
  ask(invoiceCalls.addBatchPayment, { businessId, ...sentBatch(payment) }, { intentKey });
