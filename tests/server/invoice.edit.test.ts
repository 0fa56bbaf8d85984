import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const statusOf = async (id: string) => (await api.view(id)).standing.status;

test('a draft has no number, and changes without a trace in the books', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, status: 'Draft' });
  expectOk(await api.update(id, { customer, status: 'Draft', prices: ['20', '30.5'] }));
  expect(await api.view(id)).toMatchObject({ invoicenumber: null, total: '50.5', journal: [] });
});

test('a draft is edited and issued in the same act', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, status: 'Draft' });
  expectOk(await api.update(id, { customer, prices: ['70'] }));
  expect(await api.view(id)).toMatchObject({ invoicenumber: 'INV-0001', invoicestatus: 2, total: '70' });
  expect(await api.journal()).toEqual(['2026-03-02 Invoice: Dr 2 70, Cr 13 70']);
});

test('an unpaid invoice is posted anew: the old entry reversed on its day, the new one on its own', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.update(id, { customer, prices: ['60', '20'], issuedOn: '2026-03-01' }));
  expect(await api.view(id)).toMatchObject({ invoicenumber: 'INV-0001', total: '80', amountdue: '80' });
  expect(await api.journal()).toEqual([
    '2026-03-02 Invoice: Dr 2 100, Cr 13 100',
    '2026-03-02 Corrected: Cr 2 100, Dr 13 100',
    '2026-03-01 Invoice: Dr 2 80, Cr 13 60, Cr 13 20',
  ]);
});

test('an edit of an invoice whose day is locked is refused', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  await server.lockBooks(api.client, '2026-03-02');
  server.setToday('2026-03-05');
  const { body } = await api.update(id, { customer, prices: ['80'], issuedOn: '2026-03-05' });
  expect(body.kind).toBe('locked-period');
});

test('after a payment notes and due date may change, and lines may not', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '40'));
  const form = { customer, notes: 'Thank you', dueOn: '2026-05-01' };
  expectOk(await api.update(id, form));
  expect(await api.view(id)).toMatchObject({ notes: 'Thank you', due_date: '2026-05-01', invoicestatus: 6 });
  const { rows } = await server.owner.query(
    "select due_on::text from open_item where side = 'receivable' and open = 60",
  );
  expect(rows).toEqual([{ due_on: '2026-05-01' }]);
  const { status, body } = await api.update(id, { ...form, prices: ['120'] });
  expect([status, body.Message]).toEqual([
    400,
    'It has payments, so you can change only the notes, due date and addresses. Delete the payment to edit anything else.',
  ]);
});

test('an amended invoice is found by its customer’s name of today', async () => {
  const customer = await api.customer('Ada Stone');
  const id = await api.invoice({ customer });
  expectOk(
    await api.client.send(customerCalls.updateCustomer, { id: customer, type: 'person', name: 'Ada Ogun' }),
  );
  expectOk(await api.update(id, { customer, notes: 'Renamed' }));
  const found = async (searchquery: string) =>
    (await api.list({ searchquery })).Invoices.map((row) => row.customer);
  expect([await found('ogun'), await found('stone'), await found('INV-0001')]).toEqual([
    ['Ada Ogun'],
    [],
    ['Ada Ogun'],
  ]);
});

test('an amended due date can’t be before the issue date', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expect((await api.update(id, { customer, dueOn: '2026-03-01' })).body.Message).toBe(
    'The due date can’t be before the issue date.',
  );
});

test('an edit on an older version is refused with who saved since and when', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  const { version } = await api.view(id);
  server.setToday('2026-03-04');
  expectOk(await api.update(id, { customer, notes: 'First' }, version));
  const { status, body } = await api.update(id, { customer, notes: 'Second' }, version);
  expect([status, body.kind, body.details]).toEqual([
    400,
    'stale',
    {
      yours: version,
      current: version + 1,
      savedBy: 'Ada Owner',
      savedAt: '2026-03-04T12:00:00.000Z',
    },
  ]);
  expect((await api.view(id)).notes).toBe('First');
});

test('a draft and a cancelled invoice are archived and restored to what they were', async () => {
  for (const prepare of [
    () => api.invoice({ status: 'Draft' }),
    async () => {
      const id = await api.invoice();
      expectOk(await api.cancel(id));
      return id;
    },
  ]) {
    const id = await prepare();
    const before = await statusOf(id);
    expectOk(await api.archive(id));
    expect(await api.view(id)).toMatchObject({ isdeleted: true, invoicestatus: 5 });
    expectOk(await api.restore(id));
    expect(await statusOf(id)).toBe(before);
  }
});

test('a duplicate is a new draft of today with the same content and nothing paid', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer, prices: ['60', '40'], issuedOn: '2026-01-10' });
  expectOk(await api.pay(id, '40'));
  const copy = expectOk(await api.duplicate(id)).body.data.id;
  expect(await api.view(copy)).toMatchObject({
    invoicenumber: null,
    invoicestatus: 3,
    issue_date: '2026-03-02',
    due_date: '2026-04-02',
    clientId: customer,
    total: '100',
    payment: [],
  });
  expect(await statusOf(id)).toBe('DepositPaid');
});

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2026-02-28', '2026-03-28'],
  ['2026-12-15', '2027-01-15'],
])('an invoice of %s without a due date is due on %s', async (issuedOn, due) => {
  expect((await api.view(await api.invoice({ issuedOn }))).due_date).toBe(due);
});

test('setting NotPaid by hand issues a draft, and issuing again says that it was done before', async () => {
  const id = await api.invoice({ status: 'Draft' });
  expectOk(await api.setStatus(id, 'NotPaid'));
  expect((await api.view(id)).invoicenumber).toBe('INV-0001');
  const again = expectOk(await api.setStatus(id, 2)).body;
  expect([again.message, again.data.repeated]).toEqual(['Nothing changed: this was done before.', true]);
});

test('setting Paid by hand records a payment of the balance with its mode and day', async () => {
  const id = await api.invoice();
  expectOk(await api.pay(id, '30'));
  expectOk(await api.setStatus(id, 'Paid', { paymentmode: 4 }));
  expect((await api.view(id)).payment.at(-1)).toMatchObject({ amount: '70', mode: 4, date: '2026-03-02' });
  expect((await api.setStatus(id, 1)).status).toBe(400);
});

test('setting Paid by hand without a mode is paid in cash', async () => {
  const id = await api.invoice();
  expectOk(await api.setStatus(id, 'Paid'));
  expect((await api.view(id)).payment.map(({ mode }) => mode)).toEqual([1]);
});

test('setting Cancelled by hand cancels, and payments become credit', async () => {
  const customer = await api.customer();
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '30'));
  expectOk(await api.setStatus(id, 4));
  expect([await statusOf(id), await api.creditOf(customer)]).toEqual(['Cancelled', '30']);
});

test.each(['Draft', 3])('setting %s by hand is refused', async (status) => {
  const answer = await api.setStatus(await api.invoice(), status);
  expect([answer.status, answer.body.kind, answer.body.Message]).toEqual([
    400,
    'illegal-move',
    'A status follows from what happens: issue, payment or cancellation.',
  ]);
});

test.each(['Deleted', 'DepositPaid', 5, 6, 99])('the status %s can’t be set at all', async (status) => {
  expect((await api.setStatus(await api.invoice(), status)).status).toBe(400);
});
