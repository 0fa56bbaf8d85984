import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printCalls } from '../../src/api/calls/print.ts';
import { templateCalls } from '../../src/api/calls/template.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type BankApi, bankApiFor } from '../support/bank-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: ReturnType<typeof apiFor>;
let banks: BankApi;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  client = await server.client();
  api = apiFor(client);
  banks = bankApiFor(client);
});

const zenith = {
  accountnumber: '0123456789',
  accountname: 'Stone Repairs Ltd',
  accounttype: 'Current',
  ACHRoutingNumber: '021000021',
  BankAddress: '1 Marina, Lagos',
  SortCode: '05-71-50',
  SwiftCode: 'ZEIBNGLA',
};
const pdfOf = async (InvoiceId: string): Promise<string> => {
  const { url } = expectOk(await client.send(printCalls.downloadInvoicePdf, { InvoiceId })).body.data;
  return (await readPdf((await server.app.inject({ method: 'GET', url })).rawPayload)).text;
};
const named = async (id: string) => {
  const { bankid, bankname } = await api.view(id);
  return [bankid, bankname];
};

test('an invoice names the default bank with its nine fields, on its paper too, and keeps it as it was', async () => {
  const bankid = await api.bank('Zenith Bank', zenith);
  const id = await api.invoice();
  const expected = { bankid, bankname: 'Zenith Bank', ...zenith, isdefault: true };
  expect(await api.view(id)).toMatchObject(expected);
  expect(await pdfOf(id)).toContain(
    'Pay by bank transfer Account holder Stone Repairs Ltd Bank Zenith Bank Account number 0123456789 ' +
      'SWIFT code ZEIBNGLA Sort code 05-71-50 Routing number 021000021 Reference INV-0001',
  );
  expectOk(await banks.update(bankid, 'Zenith Bank', { ...zenith, accountnumber: '999' }));
  await api.bank('GTBank', { isdefault: true });
  expect(await api.view(id)).toMatchObject(expected);
});

test('a bank is chosen for an invoice, and left out it stays; null is the default one', async () => {
  const first = await api.bank('Zenith Bank', zenith);
  const second = await api.bank('GTBank');
  const customer = await api.customer();
  const id = await api.invoice({ customer, money: { bankid: second } });
  expect(await named(id)).toEqual([second, 'GTBank']);
  const edit = async (money: Record<string, unknown>) =>
    expectOk(await api.update(id, { customer, money, notes: 'a' }));
  await edit({});
  expect(await named(id)).toEqual([second, 'GTBank']);
  await edit({ bankid: null });
  expect(await named(id)).toEqual([first, 'Zenith Bank']);
});

test('a draft names its bank as it is by now; issued, it is kept', async () => {
  const id = await api.invoice({ status: 'Draft' });
  expect(await named(id)).toEqual([null, null]);
  const bankid = await api.bank('Zenith Bank');
  expect(await named(id)).toEqual([bankid, 'Zenith Bank']);
  expectOk(await api.setStatus(id, 2));
  expectOk(await banks.update(bankid, 'Zenith Bank plc'));
  expect(await named(id)).toEqual([bankid, 'Zenith Bank']);
});

test('what was issued before there was a bank names none until it is edited', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  const bankid = await api.bank('Zenith Bank');
  expect(await named(id)).toEqual([null, null]);
  expect(await pdfOf(id)).not.toContain('Pay by bank transfer');
  expectOk(await api.update(id, { customer, notes: 'Now with a bank' }));
  expect(await named(id)).toEqual([bankid, 'Zenith Bank']);
});

test('a bank that is archived, or another business’s, is named by no invoice', async () => {
  const other = await server.client();
  const foreign = await apiFor(other).bank('GTBank');
  await api.bank('Zenith Bank');
  const archived = await api.bank('Access Bank', { OpeningBalance: '5' });
  expectOk(await banks.remove(archived));
  const ask = (bankid: string) => api.create({ money: { bankid } });
  expect((await ask(foreign)).status).toBe(404);
  const refused = await ask(archived);
  expect([refused.status, refused.body.Message]).toEqual([400, 'This bank is archived. Choose another one.']);
});

test('a receipt and a quote name no bank, and neither does an invoice that is paid', async () => {
  await api.bank('Zenith Bank', zenith);
  const receipt = await api.invoice({ type: 'receipt' });
  expect(await named(receipt)).toEqual([null, null]);
  const quotes = quoteApiFor(client);
  const quote = await quotes.view(await quotes.quote({ customer: await api.customer() }));
  expect(quote.PaperDetails.bank).toBeNull();
  const id = await api.invoice();
  expectOk(await api.pay(id, '100'));
  expect(await pdfOf(id)).not.toContain('Zenith');
});

test('a quote’s invoice names the default bank', async () => {
  const bankid = await api.bank('Zenith Bank', zenith);
  const quotes = quoteApiFor(client);
  const { id } = expectOk(
    await quotes.convert(await quotes.quote({ customer: await api.customer() }), 'invoice'),
  ).body.data;
  expect(await named(id)).toEqual([bankid, 'Zenith Bank']);
});

test('a template leaves the bank off the paper, and the answer still has it', async () => {
  const bankid = await api.bank('Zenith Bank', zenith);
  const card = { InvoiceStyle: 1, InvoiceColor: '#0b6b53', ShowBank: false };
  expectOk(await client.send(templateCalls.createTemplate, card));
  const id = await api.invoice();
  expect(await named(id)).toEqual([bankid, 'Zenith Bank']);
  expect(await pdfOf(id)).not.toContain('Pay by bank transfer');
  const [listed] = expectOk(await client.send(templateCalls.listTemplates)).body.data;
  expect(listed!.ShowBank).toBe(false);
});

test('an IBAN is kept in capitals without blanks, and one with a wrong digit is refused', async () => {
  const id = await api.bank('Sparkasse', { IBAN: 'de89 3704 0044 0532 0130 00' });
  expect((await banks.bank(id)).IBAN).toBe('DE89370400440532013000');
  const refused = await banks.add('Commerzbank', { IBAN: 'DE89370400440532013001' });
  expect(refused.body.fields).toMatchObject([{ field: 'IBAN' }]);
});
