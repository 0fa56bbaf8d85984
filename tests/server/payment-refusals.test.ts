import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import type { Declared } from '../../src/api/calls/call.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { pathIn } from '../../src/api/calls/field.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** What is wrong with a payment, and the field of its dialog that it is said beside. */
const wrong: [fault: Record<string, unknown>, field: string][] = [
  [{ date: 'tomorrow' }, 'onDay'],
  [{ date: '2027-01-01' }, 'onDay'],
  [{ ExchangeRate: 'two' }, 'rate'],
  [{ amount: 'ten' }, 'amount'],
  [{ paymentmode: 9 }, 'mode'],
];

const refusedFields = (
  { takes }: Pick<Declared, 'takes'>,
  body: { fields?: { field: string }[] | undefined },
): string[] => (body.fields ?? []).map(({ field }) => pathIn(takes, field, 'fromWire'));

test.each(wrong)('a payment with %j is refused beside the dialog’s field %s', async (fault, field) => {
  const InvoiceId = await api.invoice();
  const sound = { InvoiceId, amount: '10', paymentmode: 2 };
  const { status, body } = await client.send(invoiceCalls.addPayment, { ...sound, ...fault });
  expect([status, refusedFields(invoiceCalls.addPayment, body)]).toEqual([400, [field]]);
});

test('so is a payment over several, of an opening balance, and a refund', async () => {
  const InvoiceId = await api.invoice();
  const clientid = await api.customer();
  const batch = { payments: [{ InvoiceId, amount: 'ten' }], paymentmode: 2, date: 'tomorrow' };
  const several = await client.send(invoiceCalls.addBatchPayment, batch);
  expect(refusedFields(invoiceCalls.addBatchPayment, several.body)).toEqual(['shares.0.amount', 'onDay']);
  const paid = { clientid, amount: '10', paymentmode: 2, date: '2026-13-01', ExchangeRate: 'two' };
  const opening = await client.send(customerAccountCalls.payOpeningBalance, paid);
  expect(refusedFields(customerAccountCalls.payOpeningBalance, opening.body).sort()).toEqual([
    'onDay',
    'rate',
  ]);
  const refund = await client.send(invoiceCalls.refundCredit, { ...paid, ExchangeRate: undefined });
  expect(refusedFields(invoiceCalls.refundCredit, refund.body)).toEqual(['onDay']);
});

test('of a payment over several the one that is at fault is named, and its amount pointed at', async () => {
  const customer = await api.customer();
  const [first, second] = [await api.invoice({ customer }), await api.invoice({ customer, prices: ['10'] })];
  const { body } = await client.send(invoiceCalls.addBatchPayment, {
    payments: [
      { InvoiceId: first, amount: '1' },
      { InvoiceId: second, amount: '11' },
    ],
    paymentmode: 2,
  });
  expect(refusedFields(invoiceCalls.addBatchPayment, body)).toEqual(['shares.1.amount']);
  expect(body.Message).toMatch(/^INV-\d+: /);
});

test('a payment over several has the day and the note that were sent, in the books and on each document', async () => {
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Harbour Mill');
  const how = { paymentmode: 1, date: '2026-03-04', memo: 'Transfer 7741' };
  const customer = await api.customer();
  const invoices = [await api.invoice({ customer }), await api.invoice({ customer })];
  server.setToday('2026-03-05');
  const billIds = [await bills.bill({ vendor }), await bills.bill({ vendor })];
  const paying = {
    invoices: (more: object) =>
      client.send(invoiceCalls.addBatchPayment, {
        payments: invoices.map((InvoiceId) => ({ InvoiceId, amount: '10' })),
        ...how,
        ...more,
      }),
    bills: (more: object) =>
      client.send(billCalls.addBillBatchPayment, {
        vendorid: vendor,
        payments: billIds.map((vendorBillId) => ({ vendorBillId, amount: '10' })),
        ...how,
        ...more,
      }),
  };
  for (const pay of Object.values(paying)) {
    expect(refusedFields(invoiceCalls.addBatchPayment, (await pay({ date: '2026-03-06' })).body)).toEqual([
      'onDay',
    ]);
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: '2026-03-04' }));
    expect(refusedFields(billCalls.addBillBatchPayment, (await pay({})).body)).toEqual(['onDay']);
    expectOk(await client.send(businessCalls.setLockDate, { lockedUntil: null }));
    expectOk(await pay({}));
  }
  const noted = { date: '2026-03-04', memo: 'Transfer 7741' };
  for (const id of invoices) expect((await api.view(id)).payment).toMatchObject([noted]);
  for (const id of billIds) expect((await bills.view(id)).PaymentHistory).toMatchObject([noted]);
  const { rows } = await server.owner.query(
    `select on_day::text as "onDay", memo from journal_entry where business_id = $1 and kind = 'payment' and memo = $2`,
    [client.shop.business.id, noted.memo],
  );
  expect(rows).toEqual(Array(2).fill({ onDay: '2026-03-04', memo: noted.memo }));
});
