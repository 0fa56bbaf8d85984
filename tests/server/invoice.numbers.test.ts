import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/contract/invoice.ts';
import { type Desk, deskOf, granted } from '../support/desk.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let desk: Desk;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  desk = deskOf(await server.client());
});
afterAll(() => server.close());

const numberOf = async (id: string) => (await desk.view(id)).invoicenumber;
const next = async (invoicetype?: string) =>
  granted(await desk.client.send(invoiceCalls.nextNumber, invoicetype ? { invoicetype } : {})).body.data
    .invoicenumber;

test('invoices and receipts are numbered apart, and drafts not at all', async () => {
  const [draft, first, receipt, second] = [
    await desk.invoice({ status: 'Draft' }),
    await desk.invoice(),
    await desk.invoice({ type: 'receipt' }),
    await desk.invoice(),
  ];
  expect(await Promise.all([draft, first, receipt, second].map(numberOf))).toEqual([
    null,
    'INV-0001',
    'REC-0001',
    'INV-0002',
  ]);
  granted(await desk.setStatus(draft, 'NotPaid'));
  expect(await numberOf(draft)).toBe('INV-0003');
});

test('the next number is a preview: asking for it takes nothing', async () => {
  expect([await next(), await next(), await next('receipt')]).toEqual(['INV-0001', 'INV-0001', 'REC-0001']);
  await desk.invoice();
  expect(await next('invoice')).toBe('INV-0002');
});

test('what fails takes no number', async () => {
  await desk.invoice();
  expect((await desk.create({ prices: [] })).status).toBe(400);
  expect((await desk.create({ deposit: '500' })).status).toBe(400);
  expect((await desk.create({ prices: ['-1'] })).status).toBe(400);
  expect(await numberOf(await desk.invoice())).toBe('INV-0002');
});

test('numbers stay without a gap when many are issued at once and some fail', async () => {
  const customer = await desk.customer();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      desk.create({ customer, deposit: index % 3 === 0 ? '500' : '0' }),
    ),
  );
  const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.invoicenumber);
  expect(numbers.sort()).toEqual(Array.from({ length: 8 }, (_, index) => `INV-000${index + 1}`));
});

test('a cancelled or archived invoice keeps its number, and nobody gets it again', async () => {
  const id = await desk.invoice();
  granted(await desk.cancel(id));
  granted(await desk.archive(id));
  expect([await numberOf(id), await numberOf(await desk.invoice())]).toEqual(['INV-0001', 'INV-0002']);
});
