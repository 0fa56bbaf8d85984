import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageOf } from '../../server/http/paging.ts';
import { bankCalls } from '../../src/api/contract/bank.ts';
import { customerCalls } from '../../src/api/contract/customer.ts';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { mailingCalls } from '../../src/api/contract/mailing.ts';
import { productCalls } from '../../src/api/contract/product.ts';
import { taxCalls } from '../../src/api/contract/tax.ts';
import { templateCalls } from '../../src/api/contract/template.ts';
import { type Desk, deskOf, formOf, granted } from '../support/desk.ts';
import { type QuoteDesk, quoteDeskOf } from '../support/quote-desk.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let desk: Desk;
let quotes: QuoteDesk;
beforeAll(async () => {
  server = await startServer();
  desk = deskOf(await server.client());
  quotes = quoteDeskOf(desk.client);
});
afterAll(() => server.close());

const customer = async () => {
  const { body } = granted(
    await desk.client.send(customerCalls.addCustomer, { type: 'person', name: 'Ada' }),
  );
  return body;
};
const deletedCustomer = async (): Promise<string> => {
  const { id } = (await customer()).data;
  granted(await desk.client.send(customerCalls.deleteCustomer, { clientid: id }));
  return id;
};
const item = { type: 'service', productname: 'Repair', price: '40' };

const quote = async () => quotes.quote({ customer: await desk.customer() });

/** What is done, and the answer whose message the page shows as a toast. Spelt as in the documents. */
const told: [message: string, act: () => Promise<{ body: { message: string } }>][] = [
  ['Invoice created', () => desk.create()],
  ['Receipt created', () => desk.create({ type: 'receipt' })],
  [
    'Invoice details updated successfully.',
    async () =>
      desk.update(await desk.invoice({ status: 'Draft' }), {
        status: 'Draft',
        customer: await desk.customer(),
      }),
  ],
  ['Invoice Archived successfully.', async () => desk.archive(await desk.invoice({ status: 'Draft' }))],
  [
    'invoice deleted.',
    async () =>
      desk.archive([await desk.invoice({ status: 'Draft' }), await desk.invoice({ status: 'Draft' })]),
  ],
  ['Transaction cancelled successfully.', async () => desk.cancel(await desk.invoice())],
  ['Invoice status has been updated.', async () => desk.setStatus(await desk.invoice(), 'Paid')],
  [
    'Quote details are updated successfully',
    async () => quotes.update(await quote(), { customer: await desk.customer(), notes: 'Later' }),
  ],
  [
    'Email sent successfully',
    async () =>
      desk.client.send(mailingCalls.sendQuoteEmail, { QuoteID: await quote(), Email: 'ada@example.com' }),
  ],
  ['Duplication Successful.', async () => desk.duplicate(await desk.invoice())],
  ['Payment record added successfully.', async () => desk.pay(await desk.invoice(), '10')],
  ['Invoice payment done successfully', async () => desk.payBatch([[await desk.invoice(), '10']])],
  ['Customer added successfully.', async () => ({ body: await customer() })],
  [
    'Customer updated successfully.',
    async () =>
      desk.client.send(customerCalls.updateCustomer, {
        id: (await customer()).data.id,
        type: 'person',
        name: 'Ada Stone',
      }),
  ],
  [
    'Client deleted successfully.',
    async () => desk.client.send(customerCalls.deleteCustomer, { clientid: (await customer()).data.id }),
  ],
  [
    'Multiple Client deleted successfully.',
    async () => desk.client.send(customerCalls.deleteCustomers, { clientid: [(await customer()).data.id] }),
  ],
  [
    'Client restored successfully.',
    async () => desk.client.send(customerCalls.restoreCustomer, { clientid: await deletedCustomer() }),
  ],
  [
    'Multiple Client restored successfully.',
    async () => desk.client.send(customerCalls.restoreCustomers, { clientid: [await deletedCustomer()] }),
  ],
  ['Item added successfully.', () => desk.client.send(productCalls.addProduct, item)],
  [
    'Item details updated successfully.',
    async () => {
      const added = granted(await desk.client.send(productCalls.addProduct, item));
      return desk.client.send(productCalls.updateProduct, { ...item, id: added.body.data.id, price: '45' });
    },
  ],
  ['Tax has been added.', () => desk.client.send(taxCalls.addTax, { TaxName: 'First', TaxPercentage: '5' })],
  [
    'Tax has been deleted.',
    async () => desk.client.send(taxCalls.deleteTax, { taxId: await desk.tax('Second') }),
  ],
  [
    'Changes saved.',
    async () =>
      desk.client.send(taxCalls.updateTax, {
        TaxId: await desk.tax('Third'),
        TaxName: 'Third',
        TaxPercentage: '6',
      }),
  ],
  [
    'Created invoice template.',
    () => desk.client.send(templateCalls.createTemplate, { InvoiceStyle: 1, InvoiceColor: '#0b6b53' }),
  ],
  [
    'invoice template set as default.',
    async () =>
      desk.client.send(templateCalls.setDefaultTemplate, {
        invoiceSettingId: await desk.template('#0b6b53'),
        isDefault: 'true',
      }),
  ],
  ['Bank created', () => desk.client.send(bankCalls.addBank, { bankname: 'First' })],
  [
    'Bank Set as default successfully.',
    async () => desk.client.send(bankCalls.setDefaultBank, { bankid: await desk.bank('Second') }),
  ],
  [
    'Bank deleted successfully.',
    async () => desk.client.send(bankCalls.deleteBank, { bankid: await desk.bank('Third') }),
  ],
];

test.each(told)('“%s” is answered where the documents say so', async (message, act) => {
  expect((await act()).body.message).toBe(message);
});

test('“Please enter digit from 1 above.” refuses a quantity of zero', async () => {
  const form = formOf({ customer: await desk.customer() });
  const items = [{ ItemName: 'Consulting', quantity: '0', price: '10' }];
  const answer = await desk.client.send(invoiceCalls.createInvoice, { ...form, items });
  expect([answer.status, answer.body]).toMatchObject([400, { Message: 'Please enter digit from 1 above.' }]);
});

test('a list without page and limit shows the first ten rows', async () => {
  for (let made = 0; made < 12; made += 1) await customer();
  const { body } = granted(await desk.client.send(customerCalls.listCustomers, {}));
  expect([body.clients.length, body.currentpage]).toEqual([10, 1]);
});

test('a search of items gives a thousand rows at most, however many are asked for', async () => {
  expect([pageOf({ limit: '1000' }).limit, pageOf({ limit: '5000' }).limit]).toEqual([1000, 1000]);
  granted(await desk.client.send(productCalls.listProducts, { limit: '1000', searchQuery: 'Repair' }));
});
