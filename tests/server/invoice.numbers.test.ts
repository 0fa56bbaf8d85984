import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const numberOf = async (id: string) => (await api.view(id)).invoicenumber;
const next = async (invoicetype?: string) =>
  expectOk(await api.client.send(invoiceCalls.nextNumber, invoicetype ? { invoicetype } : {})).body.data
    .invoicenumber;

test('invoices and receipts are numbered apart, and drafts not at all', async () => {
  const [draft, first, receipt, second] = [
    await api.invoice({ status: 'Draft' }),
    await api.invoice(),
    await api.invoice({ type: 'receipt' }),
    await api.invoice(),
  ];
  expect(await Promise.all([draft, first, receipt, second].map(numberOf))).toEqual([
    null,
    'INV-0001',
    'REC-0001',
    'INV-0002',
  ]);
  expectOk(await api.setStatus(draft, 'NotPaid'));
  expect(await numberOf(draft)).toBe('INV-0003');
});

test('the next number is a preview: asking for it takes nothing', async () => {
  expect([await next(), await next(), await next('receipt')]).toEqual(['INV-0001', 'INV-0001', 'REC-0001']);
  await api.invoice();
  expect(await next('invoice')).toBe('INV-0002');
});

test('what fails takes no number', async () => {
  await api.invoice();
  expect((await api.create({ prices: [] })).status).toBe(400);
  expect((await api.create({ deposit: '500' })).status).toBe(400);
  expect((await api.create({ prices: ['-1'] })).status).toBe(400);
  expect(await numberOf(await api.invoice())).toBe('INV-0002');
});

test('numbers stay without a gap when many are issued at once and some fail', async () => {
  const customer = await api.customer();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      api.create({ customer, deposit: index % 3 === 0 ? '500' : '0' }),
    ),
  );
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.invoicenumber);
  expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `INV-000${index + 1}`));
});

test('a cancelled or archived invoice keeps its number, and nobody gets it again', async () => {
  const id = await api.invoice();
  expectOk(await api.cancel(id));
  expectOk(await api.archive(id));
  expect([await numberOf(id), await numberOf(await api.invoice())]).toEqual(['INV-0001', 'INV-0002']);
});
