import { billCalls } from '../../src/api/calls/bill.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { apiFor } from './api.ts';
import { billApiFor } from './bill-api.ts';
import type { Answered, Client } from './server.ts';

/** A document of a kind that is posted as a test gives it: a line for each price. */
export interface GivenPosted {
  contact: string | null;
  prices: string[];
  item: string;
  notes: string;
  /** The first of the tests' days unless told. */
  day?: string;
}

/** What of a line goes back: pieces, an amount, or both. */
export interface CreditedLine {
  lineId: string;
  quantity?: string;
  amount?: string;
}

type Sent = Promise<Answered>;

/** The acts on documents of one kind that is posted, each as its page sends it. */
export interface PostedApi {
  /** Somebody to write them to, or to have them from. */
  contact: () => Promise<string>;
  /** An issued one. */
  issued: (given: GivenPosted) => Promise<string>;
  view: (id: string) => Promise<{
    payment: { id: string; amount: string; live: boolean; kind: string }[];
    standing: {
      status: string;
      facts: { settled: string; writtenOff: string; credited: { settled: string }[] };
    };
    CreditNotes: { id: string; number: string; undone: boolean }[];
    Creditable: { lineId: string; quantity: string; amount: string }[];
    CreditableShipping: { amount: string; tax: string };
  }>;
  /** What its contact has to their credit, or of us in advance. */
  surplusOf: (id: string) => Promise<string>;
  update: (id: string, given: GivenPosted) => Sent;
  issue: (id: string) => Sent;
  pay: (id: string, amount: string, more?: Record<string, unknown>) => Sent;
  /** Today, unless it is dated. */
  applyCredit: (id: string, amount: string, more?: Record<string, unknown>) => Sent;
  deletePayment: (id: string, paymentId: string) => Sent;
  writeOff: (id: string, more?: Record<string, unknown>) => Sent;
  undoWriteOff: (id: string) => Sent;
  giveBack: (id: string, lines: CreditedLine[], more?: Record<string, unknown>) => Sent;
  undoGiveBack: (id: string, creditNoteId: string) => Sent;
  cancel: (id: string) => Sent;
  cancelOn: (id: string, date: string) => Sent;
  undoCancel: (id: string) => Sent;
  archive: (id: string) => Sent;
  restore: (id: string) => Sent;
  duplicate: (id: string) => Sent;
}

const invoices = (client: Client): PostedApi => {
  const api = apiFor(client);
  return {
    ...api,
    contact: () => api.customer(),
    issued: ({ contact: customer, ...given }) => api.invoice({ customer, ...given }),
    surplusOf: async (id) => (await api.view(id)).credit,
    update: (id, { contact: customer, day, ...given }) =>
      api.update(id, { customer, ...(day ? { issuedOn: day } : {}), ...given, status: 'Draft' }),
    issue: (id) => api.setStatus(id, 'NotPaid'),
    cancelOn: (id, date) => client.send(invoiceCalls.cancelInvoices, { InvoiceId: [id], date }),
  };
};

const billOf = ({ contact: vendor, prices, item, notes, day }: GivenPosted) => ({
  vendor,
  ...(day ? { day } : {}),
  items: prices.map((HomeUnitPrice, index) => ({
    ProductName: `${item} ${index + 1}`,
    Qty: '1',
    HomeUnitPrice,
  })),
  more: { Note: notes },
});

const bills = (client: Client): PostedApi => {
  const api = billApiFor(client);
  return {
    contact: () => api.vendor('Ada Mill'),
    issued: (given) => api.bill(billOf(given)),
    view: async (id) => {
      const {
        PaymentHistory: payment,
        standing,
        CreditNotes,
        Creditable,
        CreditableShipping,
      } = await api.view(id);
      return { payment, standing, CreditNotes, Creditable, CreditableShipping };
    },
    surplusOf: async (id) => (await api.view(id)).advance,
    update: (id, given) => api.update(id, { ...billOf(given), status: 'Draft' }),
    issue: api.approve,
    pay: api.pay,
    applyCredit: (vendorBillId, amount, more = {}) =>
      client.send(billCalls.applyAdvance, { vendorBillId, amount, ...more }),
    deletePayment: (vendorBillId, PaymentId) =>
      client.send(billCalls.deleteBillPayment, { vendorBillId, PaymentId }),
    writeOff: (vendorBillId, more = {}) => client.send(billCalls.takeDiscount, { vendorBillId, ...more }),
    undoWriteOff: (vendorBillId) => client.send(billCalls.undoDiscount, { vendorBillId }),
    giveBack: api.giveBack,
    undoGiveBack: api.undoGiveBack,
    cancel: api.cancel,
    cancelOn: (id, date) => client.send(billCalls.cancelBills, { vendorBillId: [id], date }),
    undoCancel: api.reinstate,
    archive: api.remove,
    restore: api.restore,
    duplicate: (vendorBillId) => client.send(billCalls.duplicateBill, { vendorBillId }),
  };
};

/** By the type of document. */
export const postedApis = { invoice: invoices, bill: bills } as const;
