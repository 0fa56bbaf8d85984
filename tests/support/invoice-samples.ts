import type { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { formOf } from './api.ts';
import type { Fixture } from './fixture.ts';

const edited = ({ customer, draft, name }: Fixture) => ({
  ...formOf({ customer, item: name, prices: ['60'] }),
  id: draft,
});

/** A request for each call of invoices. */
export const invoices: {
  [Name in keyof typeof invoiceCalls]: (fixture: Fixture) => Record<string, unknown>;
} = {
  createInvoice: ({ customer, name }) => formOf({ customer, item: name, deposit: '10' }),
  previewNewInvoice: ({ customer, name }) => formOf({ customer, item: name, deposit: '10' }),
  updateInvoice: edited,
  previewInvoiceEdit: edited,
  nextNumber: () => ({}),
  getInvoice: ({ paid }) => ({ invoiceid: paid }),
  listInvoices: () => ({}),
  exportInvoices: () => ({}),
  listInvoicesByLocation: () => ({}),
  counter: () => ({}),
  openInvoicesOfCustomer: ({ customer }) => ({ clientid: customer }),
  duplicateInvoice: ({ paid }) => ({ invoiceid: paid }),
  archiveInvoices: ({ cancelled }) => ({ InvoiceId: [cancelled] }),
  restoreInvoices: ({ archived }) => ({ InvoiceId: [archived] }),
  cancelInvoices: ({ paid }) => ({ InvoiceId: [paid], payments: 'refund' }),
  reinstateInvoice: ({ cancelled }) => ({ InvoiceId: cancelled }),
  setStatus: ({ draft }) => ({ InvoiceId: draft, invoicestatus: 'NotPaid' }),
  addPayment: ({ open }) => ({ InvoiceId: open, amount: '130', paymentmode: 1, surplus: 'credit' }),
  addBatchPayment: ({ open, paid }) => ({
    payments: [
      { InvoiceId: open, amount: '10' },
      { InvoiceId: paid, amount: '20' },
    ],
    paymentmode: 1,
  }),
  deletePayment: ({ paid, payment }) => ({ InvoiceId: paid, PaymentId: payment }),
  applyCredit: ({ open }) => ({ InvoiceId: open, amount: '30' }),
  refundCredit: ({ customer }) => ({ clientid: customer, amount: '30', paymentmode: 1 }),
  writeOff: ({ open }) => ({ InvoiceId: open }),
  undoWriteOff: ({ writtenOff }) => ({ InvoiceId: writtenOff }),
  giveBack: ({ open, openLine }) => ({ InvoiceId: open, lines: [{ lineId: openLine, amount: '1' }] }),
  undoGiveBack: ({ credited, creditNote }) => ({ InvoiceId: credited, CreditNoteId: creditNote }),
  previewIssues: ({ draft }) => ({ InvoiceId: [draft] }),
  previewEffects: ({ paid }) => ({ InvoiceId: paid, act: 'cancel' }),
};
