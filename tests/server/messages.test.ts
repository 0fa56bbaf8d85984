import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf } from '../../server/http/call/paging.ts';
import { bankCalls } from '../../src/api/calls/bank.ts';
import { billCalls } from '../../src/api/calls/bill.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { mailingCalls } from '../../src/api/calls/mailing.ts';
import { orderCalls } from '../../src/api/calls/order.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { type ExpenseApi, expenseApiFor } from '../support/expense-api.ts';
import { type OrderApi, orderApiFor } from '../support/order-api.ts';
import { type QuoteApi, quoteApiFor } from '../support/quote-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let quotes: QuoteApi;
let bills: BillApi;
let expenses: ExpenseApi;
let orders: OrderApi;
beforeAll(async () => {
  server = await startServer();
  api = apiFor(await server.client());
  quotes = quoteApiFor(api.client);
  bills = billApiFor(api.client);
  expenses = expenseApiFor(api.client);
  orders = orderApiFor(api.client);
});
afterAll(() => server.close());

const customer = async () => {
  const { body } = expectOk(
    await api.client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada' }),
  );
  return body;
};
const deletedCustomer = async (): Promise<string> => {
  const { id } = (await customer()).data;
  expectOk(await api.client.send(customerCalls.deleteCustomer, { clientid: id }));
  return id;
};
const item = { type: 'service', productname: 'Repair', price: '40' };

const quote = async () => quotes.quote({ customer: await api.customer() });

/** What is done, and the answer whose message the page shows as a toast. Spelt as in the spec. */
const order = async () => orders.order({ vendor: (await vendor()).data.id, status: 'Draft' });
const bill = async (status: 'Draft' | 'NotPaid' = 'NotPaid') =>
  bills.bill({ vendor: (await vendor()).data.id, status });
const vendor = async () =>
  expectOk(await api.client.send(vendorCalls.addVendor, { type: 'business', VendorName: 'Northwind' })).body;
const deletedVendor = async () => {
  const { id } = (await vendor()).data;
  expectOk(await api.client.send(vendorCalls.deleteVendor, { vendorid: id }));
  return id;
};

const messages: [message: string, act: () => Promise<{ body: { message: string } }>][] = [
  ['Invoice created', () => api.create()],
  ['Receipt created', () => api.create({ type: 'receipt' })],
  [
    'Invoice details updated successfully.',
    async () =>
      api.update(await api.invoice({ status: 'Draft' }), {
        status: 'Draft',
        customer: await api.customer(),
      }),
  ],
  ['Invoice Archived successfully.', async () => api.archive(await api.invoice({ status: 'Draft' }))],
  [
    'invoice deleted.',
    async () => api.archive([await api.invoice({ status: 'Draft' }), await api.invoice({ status: 'Draft' })]),
  ],
  ['Transaction cancelled successfully.', async () => api.cancel(await api.invoice())],
  ['Invoice status has been updated.', async () => api.setStatus(await api.invoice(), 'Paid')],
  [
    'Quote details are updated successfully',
    async () => quotes.update(await quote(), { customer: await api.customer(), notes: 'Later' }),
  ],
  [
    'Email sent successfully',
    async () =>
      api.client.send(mailingCalls.sendQuoteEmail, { QuoteID: await quote(), Email: 'ada@example.com' }),
  ],
  ['Duplication Successful.', async () => api.duplicate(await api.invoice())],
  ['Payment record added successfully.', async () => api.pay(await api.invoice(), '10')],
  ['Invoice payment done successfully', async () => api.payBatch([[await api.invoice(), '10']])],
  ['Customer added successfully.', async () => ({ body: await customer() })],
  [
    'Customer updated successfully.',
    async () =>
      api.client.send(customerCalls.updateCustomer, {
        id: (await customer()).data.id,
        type: 'person',
        name: 'Ada Stone',
      }),
  ],
  [
    'Client deleted successfully.',
    async () => api.client.send(customerCalls.deleteCustomer, { clientid: (await customer()).data.id }),
  ],
  [
    'Multiple Client deleted successfully.',
    async () => api.client.send(customerCalls.deleteCustomers, { clientid: [(await customer()).data.id] }),
  ],
  [
    'Client restored successfully.',
    async () => api.client.send(customerCalls.restoreCustomer, { clientid: await deletedCustomer() }),
  ],
  [
    'Multiple Client restored successfully.',
    async () => api.client.send(customerCalls.restoreCustomers, { clientid: [await deletedCustomer()] }),
  ],
  ['Vendor detail added successfully.', async () => ({ body: await vendor() })],
  ['Expense details added successfully.', async () => expenses.add()],
  ['Expense details updated successfully.', async () => expenses.update(await expenses.expense())],
  ['Expense deleted successfully.', async () => expenses.remove(await expenses.expense())],
  [
    'Purchase order details added successfully.',
    async () => orders.create({ vendor: (await vendor()).data.id }),
  ],
  [
    'Purchase order details updated successfully.',
    async () => orders.update(await order(), { vendor: (await vendor()).data.id }),
  ],
  ['Purchase order details updated successfully.', async () => orders.convert(await order())],
  [
    'Order deleted successfully.',
    async () => api.client.send(orderCalls.deleteOrder, { PurchaseOrderID: await order() }),
  ],
  ['Bill details added successfully.', async () => bills.create({ vendor: (await vendor()).data.id })],
  [
    'Bill details updated successfully.',
    async () => bills.update(await bill('Draft'), { vendor: (await vendor()).data.id }),
  ],
  [
    'Bill deleted successfully.',
    async () => api.client.send(billCalls.deleteBill, { vendorBillId: await bill('Draft') }),
  ],
  [
    'Email sent successfully.',
    async () =>
      api.client.send(mailingCalls.sendBillEmail, { vendorBillId: await bill(), email: 'mill@example.com' }),
  ],
  [
    'Vendor bill payment done successfully',
    async () =>
      api.client.send(billCalls.addBillBatchPayment, {
        payments: [{ vendorBillId: await bill(), amount: '10' }],
        paymentmode: 1,
      }),
  ],
  [
    'Vendor detail updated successfully.',
    async () =>
      api.client.send(vendorCalls.updateVendor, {
        VendorMasterId: (await vendor()).data.id,
        type: 'business',
        VendorName: 'Northwind Paper',
      }),
  ],
  [
    'Vendor deleted successfully.',
    async () => api.client.send(vendorCalls.deleteVendor, { vendorid: (await vendor()).data.id }),
  ],
  [
    'Multiple Vendor deleted successfully.',
    async () => api.client.send(vendorCalls.deleteVendors, { vendorid: [(await vendor()).data.id] }),
  ],
  [
    'Vendor restored successfully.',
    async () => api.client.send(vendorCalls.restoreVendor, { vendorid: await deletedVendor() }),
  ],
  [
    'Multiple Vendor restored successfully.',
    async () => api.client.send(vendorCalls.restoreVendors, { vendorid: [await deletedVendor()] }),
  ],
  ['Item added successfully.', () => api.client.send(productCalls.addProduct, item)],
  [
    'Item details updated successfully.',
    async () => {
      const added = expectOk(await api.client.send(productCalls.addProduct, item));
      return api.client.send(productCalls.updateProduct, { ...item, id: added.body.data.id, price: '45' });
    },
  ],
  ['Tax has been added.', () => api.client.send(taxCalls.addTax, { TaxName: 'First', TaxPercentage: '5' })],
  [
    'Tax has been deleted.',
    async () => api.client.send(taxCalls.deleteTax, { taxId: await api.tax('Second') }),
  ],
  [
    'Changes saved.',
    async () =>
      api.client.send(taxCalls.updateTax, {
        TaxId: await api.tax('Third'),
        TaxName: 'Third',
        TaxPercentage: '6',
      }),
  ],
  [
    'Created invoice template.',
    () => api.client.send(templateCalls.createTemplate, { InvoiceStyle: 1, InvoiceColor: '#0b6b53' }),
  ],
  [
    'invoice template set as default.',
    async () =>
      api.client.send(templateCalls.setDefaultTemplate, {
        invoiceSettingId: await api.template('#0b6b53'),
        isDefault: 'true',
      }),
  ],
  ['Bank created', () => api.client.send(bankCalls.addBank, { bankname: 'First' })],
  [
    'Bank Set as default successfully.',
    async () => api.client.send(bankCalls.setDefaultBank, { bankid: await api.bank('Second') }),
  ],
  [
    'Bank deleted successfully.',
    async () => api.client.send(bankCalls.deleteBank, { bankid: await api.bank('Third') }),
  ],
];

test.each(messages)('“%s” is answered where the spec says so', async (message, act) => {
  expect((await act()).body.message).toBe(message);
});

test('“Please enter digit from 1 above.” refuses a quantity of zero', async () => {
  const form = formOf({ customer: await api.customer() });
  const items = [{ ItemName: 'Consulting', quantity: '0', price: '10' }];
  const answer = await api.client.send(invoiceCalls.createInvoice, { ...form, items });
  expect([answer.status, answer.body]).toMatchObject([400, { Message: 'Please enter digit from 1 above.' }]);
});

test('a list without page and limit shows the first ten rows', async () => {
  const to = await api.customer();
  for (let made = 0; made < 11; made += 1) {
    await customer();
    await api.invoice({ customer: to });
    await quotes.quote({ customer: to });
    expectOk(await api.client.send(productCalls.addProduct, item));
  }
  const customers = expectOk(await api.client.send(customerCalls.listCustomers, {})).body;
  expect([customers.clients.length, customers.currentpage]).toEqual([10, 1]);
  const invoices = await api.list();
  expect([invoices.Invoices.length, invoices.CurrentPage]).toEqual([10, 1]);
  const quoted = await quotes.list();
  expect([quoted.Quotes.length, quoted.currentpage]).toEqual([10, 1]);
  const { products, ...items } = expectOk(await api.client.send(productCalls.listProducts, {})).body;
  expect([products.length, items.currentpage]).toEqual([10, 1]);
});

test('a search of items gives a thousand rows at most, however many are asked for', async () => {
  expect([pageOf({ limit: '1000' }).limit, pageOf({ limit: '5000' }).limit]).toEqual([1000, 1000]);
  expectOk(await api.client.send(productCalls.listProducts, { limit: '1000', searchQuery: 'Repair' }));
});
