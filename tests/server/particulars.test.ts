import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { printCalls } from '../../src/api/calls/print.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: ReturnType<typeof apiFor>;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
});

const settings = async () => expectOk(await client.send(businessCalls.getSettings)).body.data;
const germany = { id: 276 };
const update = async (more: Record<string, unknown> = {}) =>
  client.send(businessCalls.updateBusiness, { companyname: 'Nordlicht', country: germany, ...more });
const saveContact = (fields: Record<string, unknown>) => client.send(businessCalls.saveContact, fields);
const pdfOf = async (InvoiceId: string): Promise<string> => {
  const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId })).body.data;
  return (await readPdf((await server.app.inject({ method: 'GET', url })).rawPayload)).text;
};

const contact = {
  phone: '+49 40 123456',
  email: 'hallo@nordlicht.example',
  website: 'nordlicht.example',
  TaxNumber: '22/123/45678',
  VatNumber: 'DE136695976',
  RegistrationNumber: 'HRB 12345, Hamburg',
  PaperFooter: 'Managing directors: Ida Nord\nRegistered in Hamburg',
};

test('a business keeps what law and customers want to know of it; what is left out stays', async () => {
  expectOk(await update({ address: 'Lindenstraße 12', postcode: ' 20099 ', town: 'Hamburg' }));
  expectOk(await saveContact(contact));
  expect(await settings()).toMatchObject({
    address: 'Lindenstraße 12',
    postcode: '20099',
    town: 'Hamburg',
    state: '',
    ...contact,
  });
  expectOk(await saveContact({ phone: '1' }));
  expectOk(await update({ address: 'Lindenstraße 13' }));
  expect(await settings()).toMatchObject({ ...contact, phone: '1', town: 'Hamburg', postcode: '20099' });
});

test('a VAT number without the letters of its own country is kept with them', async () => {
  expectOk(await update({ address: 'Lindenstraße 12' }));
  expectOk(await saveContact({ ...contact, VatNumber: '136 695 976' }));
  expect(await settings()).toMatchObject({ VatNumber: 'DE136695976' });
});

test('an invoice’s paper names it: address in lines, how it is reached, its numbers by its country’s words, its footer', async () => {
  expectOk(await update({ address: 'Lindenstraße 12', postcode: '20099', town: 'Hamburg' }));
  expectOk(await saveContact(contact));
  const text = await pdfOf(await api.invoice());
  expect(text).toContain(
    'Nordlicht Lindenstraße 12 20099 Hamburg Germany +49 40 123456 hallo@nordlicht.example nordlicht.example ' +
      'Tax number 22/123/45678 VAT ID DE136695976 Commercial register HRB 12345, Hamburg',
  );
  expect(text).toContain('Managing directors: Ida Nord Registered in Hamburg');
});

test('an issued invoice stays as it was, takes what was added with its next edit, and a draft follows the business', async () => {
  expectOk(await update({ address: 'Lindenstraße 12' }));
  const customer = await api.customer();
  const [issued, draft] = [await api.invoice({ customer }), await api.invoice({ customer, status: 'Draft' })];
  expectOk(await saveContact({ TaxNumber: '22/123/45678' }));
  expectOk(await update({ companyname: 'Nordlicht GmbH', address: 'Hafenstraße 1' }));
  const own = async (id: string) => (await api.view(id)).business;
  expect(await own(issued)).toEqual({ name: 'Nordlicht', address: 'Lindenstraße 12', country: 'DE' });
  const now = { name: 'Nordlicht GmbH', address: 'Hafenstraße 1', taxId: '22/123/45678', country: 'DE' };
  expect(await own(draft)).toEqual(now);
  expectOk(await api.update(issued, { customer, notes: 'With our number' }));
  expect(await own(issued)).toMatchObject({ name: 'Nordlicht', taxId: '22/123/45678' });
  expectOk(await api.setStatus(draft, 2));
  expectOk(await saveContact({ TaxNumber: '' }));
  expect(await own(draft)).toEqual(now);
});

test('a quote’s invoice names the business as it is by then', async () => {
  const quotes = quoteApiFor(client);
  const quote = await quotes.quote({ customer: await api.customer() });
  expectOk(await saveContact({ TaxNumber: '12-3456789' }));
  const { id } = expectOk(await quotes.convert(quote, 'invoice')).body.data;
  expect((await api.view(id)).business.taxId).toBe('12-3456789');
});

test.each([
  [{ email: 'nobody' }, 'email', 'Write the email like name@example.com.'],
  [{ TaxNumber: '1'.repeat(31) }, 'TaxNumber', 'This can have at most 30 characters.'],
  [{ phone: '\u0007' }, 'phone', 'Use printable characters only.'],
])('%j is refused at its field, and nothing is kept', async (fields, field, message) => {
  const refused = await saveContact({ website: 'a.example', ...fields });
  expect([refused.status, refused.body.fields]).toEqual([400, [{ field, message }]]);
  expect((await settings()).website).toBe('');
});

test('what its country wants on invoices waits on the to-do list until it is known, for those who may add it', async () => {
  const kinds = async () =>
    expectOk(await client.send(dashboardCalls.toDoList, {})).body.ToDo.map(({ kind }) => kind);
  expect(await kinds()).not.toContain('particulars');
  expectOk(await update({ address: 'Lindenstraße 12' }));
  expect(await kinds()).toContain('particulars');
  expectOk(await saveContact({ TaxNumber: '22/123/45678' }));
  expect(await kinds()).not.toContain('particulars');
});
