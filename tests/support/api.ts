import { bankCalls } from '../../src/api/calls/bank.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { minus, plus } from '../../src/domain/money.ts';
import { type Answered, type Client, firstDay } from './server.ts';

/** An invoice as a test gives it; what it leaves out is one line of 100 for a customer of its own, issued. */
export interface GivenInvoice {
  type?: 'invoice' | 'receipt';
  customer?: string | null;
  /** The price of each line; one line of quantity 1 per price. */
  prices?: string[];
  /** What each line is called. */
  item?: string;
  status?: 'Draft' | 'NotPaid';
  issuedOn?: string;
  dueOn?: string;
  deposit?: string;
  requiredDeposit?: string;
  notes?: string;
  mode?: number;
  /** Whole lines, in place of prices. */
  items?: Record<string, unknown>[];
  /** Currency, discount, shipping: fields of the form beside the lines. */
  money?: Record<string, unknown>;
}

/** Throws what was answered instead of a success, so that a test stops where its ground is not laid. */
export const expectOk = <Answer extends Answered>(answer: Answer): Answer => {
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
};

/** The fields of the invoice form as the page sends them. */
export const formOf = (given: GivenInvoice): Record<string, unknown> => ({
  invoicetype: given.type ?? 'invoice',
  invoicestatus: given.status ?? 'NotPaid',
  clientid: given.customer ?? null,
  issue_date: given.issuedOn ?? firstDay,
  due_date: given.dueOn ?? null,
  requireddeposit: given.requiredDeposit ?? null,
  deposit: given.deposit ?? '0',
  paymentmode: given.mode ?? 1,
  notes: given.notes ?? '',
  ...given.money,
  items:
    given.items ??
    (given.prices ?? ['100']).map((price) => ({
      ItemName: given.item ?? 'Consulting',
      quantity: '1',
      price,
    })),
});

/** The acts of a bookkeeper at one business, each as the page sends it. */
export const apiFor = (client: Client) => {
  const act =
    (verb: keyof typeof invoiceCalls) =>
    (id: string, fields: Record<string, unknown> = {}) =>
      client.send(invoiceCalls[verb], { InvoiceId: id, ...fields });
  const rows =
    (verb: 'archiveInvoices' | 'restoreInvoices' | 'cancelInvoices') =>
    async (ids: string | string[], fields: Record<string, unknown> = {}) =>
      client.send(invoiceCalls[verb], { InvoiceId: [ids].flat(), ...fields });
  const customer = async (name = 'Ada Stone'): Promise<string> =>
    expectOk(await client.send(customerCalls.addCustomer, { type: 'person', name })).body.data.id;
  /** A counted product with so many in stock since a day, before any test begins unless told, each at that cost. */
  const goods = async (
    productname: string,
    quantity: string,
    openingcost: string,
    openingdate = '2026-01-01',
  ): Promise<string> =>
    expectOk(
      await client.send(productCalls.addProduct, {
        type: 'product',
        productname,
        price: '5',
        trackstock: true,
        quantity,
        openingcost,
        openingdate,
        confirmFarDate: true,
      }),
    ).body.data.id;
  return {
    client,
    customer,
    goods,
    tax: async (TaxName: string, TaxPercentage = '10'): Promise<string> =>
      expectOk(await client.send(taxCalls.addTax, { TaxName, TaxPercentage })).body.data.TaxId,
    template: async (InvoiceColor: string): Promise<string> =>
      expectOk(await client.send(templateCalls.createTemplate, { InvoiceStyle: 1, InvoiceColor })).body.data
        .Id,
    bank: async (bankname: string, more: Record<string, unknown> = {}): Promise<string> =>
      expectOk(await client.send(bankCalls.addBank, { bankname, ...more })).body.data.id,
    /** How many of a product there are, and what they are worth: `7 worth 35`. */
    stockOf: async (productId: string): Promise<string> => {
      const { quantity, stockvalue } = expectOk(await client.send(productCalls.getProduct, { productId }))
        .body.data;
      return `${quantity} worth ${stockvalue}`;
    },
    create: async (given: GivenInvoice = {}) =>
      client.send(
        invoiceCalls.createInvoice,
        formOf({ ...given, customer: given.customer ?? (await customer()) }),
      ),
    /** Creates an invoice that must come to be, and answers its id. */
    invoice: async (given: GivenInvoice = {}): Promise<string> =>
      expectOk(
        await client.send(
          invoiceCalls.createInvoice,
          formOf({ ...given, customer: given.customer ?? (await customer()) }),
        ),
      ).body.data.id,
    update: (id: string, given: GivenInvoice, version?: number) =>
      client.send(invoiceCalls.updateInvoice, { ...formOf(given), id, version: version ?? null }),
    view: async (idOrNumber: string) =>
      expectOk(await client.send(invoiceCalls.getInvoice, { invoiceid: idOrNumber })).body.data,
    pay: (id: string, amount: string, more: Record<string, unknown> = {}) =>
      act('addPayment')(id, { amount, paymentmode: 1, ...more }),
    payBatch: (shares: [id: string, amount: string][], more: Record<string, unknown> = {}) =>
      client.send(invoiceCalls.addBatchPayment, {
        payments: shares.map(([InvoiceId, amount]) => ({ InvoiceId, amount })),
        paymentmode: 1,
        ...more,
      }),
    deletePayment: (id: string, PaymentId: string) =>
      client.send(invoiceCalls.deletePayment, { InvoiceId: id, PaymentId }),
    applyCredit: (id: string, amount: string, more: Record<string, unknown> = {}) =>
      client.send(invoiceCalls.applyCredit, { InvoiceId: id, amount, ...more }),
    refundCredit: (clientid: string, amount: string, more: Record<string, unknown> = {}) =>
      client.send(invoiceCalls.refundCredit, { clientid, amount, paymentmode: 1, ...more }),
    cancel: rows('cancelInvoices'),
    archive: rows('archiveInvoices'),
    restore: rows('restoreInvoices'),
    undoCancel: (id: string) => client.send(invoiceCalls.reinstateInvoice, { InvoiceId: id }),
    writeOff: (id: string, more: Record<string, unknown> = {}) =>
      client.send(invoiceCalls.writeOff, { InvoiceId: id, ...more }),
    undoWriteOff: (id: string) => client.send(invoiceCalls.undoWriteOff, { InvoiceId: id }),
    giveBack: (id: string, lines: readonly object[], more: Record<string, unknown> = {}) =>
      client.send(invoiceCalls.giveBack, { InvoiceId: id, lines, ...more }),
    undoGiveBack: (id: string, CreditNoteId: string) =>
      client.send(invoiceCalls.undoGiveBack, { InvoiceId: id, CreditNoteId }),
    setStatus: (id: string, invoicestatus: string | number, more: Record<string, unknown> = {}) =>
      client.send(invoiceCalls.setStatus, { InvoiceId: id, invoicestatus, ...more }),
    duplicate: (invoiceid: string) => client.send(invoiceCalls.duplicateInvoice, { invoiceid }),
    preview: async (id: string, what: string, more: Record<string, unknown> = {}) =>
      expectOk(await client.send(invoiceCalls.previewEffects, { InvoiceId: id, act: what, ...more })).body
        .data,
    list: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(invoiceCalls.listInvoices, query)).body,
    counter: async (query: Record<string, unknown> = {}) =>
      expectOk(await client.send(invoiceCalls.counter, query)).body,
    creditOf: async (clientid: string): Promise<string> =>
      expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data.credit,
    /** The journal as a bookkeeper reads it, oldest first: `2026-03-02 Invoice: Dr 2 100, Cr 13 100`. */
    journal: async (): Promise<string[]> => {
      const range = { fromdate: '2020-01-01', todate: '2030-12-31', limit: '1000' };
      const { Entries } = expectOk(await client.send(reportCalls.journalEntries, range)).body;
      return [...Entries]
        .sort((a, b) => a.number - b.number)
        .map(({ date, memo, lines }) => {
          const sides = lines.map((line) =>
            line.Debit === '0'
              ? `Cr ${line.TAccountId} ${line.Credit}`
              : `Dr ${line.TAccountId} ${line.Debit}`,
          );
          return `${date} ${memo}: ${sides.join(', ')}`;
        });
    },
    /** What was posted to every account until a day, debit positive: `{ 1: '60', 13: '-100' }`. No fiscal year ends in it. */
    balances: async (todate = '2030-12-31'): Promise<Record<number, string>> => {
      const nets: Record<number, string> = {};
      for (let page = 1, last = 1; page <= last; page += 1) {
        const range = { fromdate: '2020-01-01', todate, limit: '1000', page: String(page) };
        const { Entries, pagetotal } = expectOk(await client.send(reportCalls.journalEntries, range)).body;
        last = pagetotal;
        for (const { TAccountId, Debit, Credit } of Entries.flatMap(({ lines }) => lines))
          nets[TAccountId] = plus(nets[TAccountId] ?? '0', minus(Debit, Credit));
      }
      return Object.fromEntries(Object.entries(nets).filter(([, net]) => net !== '0'));
    },
  };
};
export type Api = ReturnType<typeof apiFor>;
