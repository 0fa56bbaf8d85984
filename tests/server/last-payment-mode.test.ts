import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

/** The way last paid as an invoice and its customer tell it. */
const lastOf = async (InvoiceId: string, clientid: string) => [
  (await api.view(InvoiceId)).lastpaymentmode,
  expectOk(await client.send(customerCalls.getCustomer, { clientid })).body.data.lastpaymentmode,
];

test('the way a customer paid last is told with them and with each of their invoices, and with nobody else', async () => {
  const [customer, other] = [await api.customer(), await api.customer('Somebody Else')];
  const [paid, open, theirs] = [
    await api.invoice({ customer }),
    await api.invoice({ customer }),
    await api.invoice({ customer: other }),
  ];
  expect(await lastOf(open, customer)).toEqual([null, null]);
  expectOk(await api.pay(paid, '10', { paymentmode: 3 }));
  expectOk(await api.pay(paid, '10', { paymentmode: 5 }));
  expect(await lastOf(open, customer)).toEqual([5, 5]);
  expect(await lastOf(theirs, other)).toEqual([null, null]);
});

test('a payment of an opening balance counts, a refund, a deleted payment and what a provider brought do not', async () => {
  const clientid = expectOk(
    await client.send(customerCalls.addCustomer, {
      type: 'person',
      name: 'Ada Stone',
      openingbalance: '100',
      openingbalancedate: '2026-01-01',
    }),
  ).body.data.id;
  const invoice = await api.invoice({ customer: clientid });
  expectOk(
    await client.send(customerAccountCalls.payOpeningBalance, { clientid, amount: '20', paymentmode: 2 }),
  );
  expect(await lastOf(invoice, clientid)).toEqual([2, 2]);
  expectOk(await api.pay(invoice, '130', { paymentmode: 3, surplus: 'credit' }));
  expectOk(await client.send(invoiceCalls.refundCredit, { clientid, amount: '10', paymentmode: 1 }));
  expect(await lastOf(invoice, clientid)).toEqual([3, 3]);
  const second = await api.invoice({ customer: clientid });
  expectOk(await api.pay(second, '10', { paymentmode: 5 }));
  expect(await lastOf(invoice, clientid)).toEqual([5, 5]);
  const [payment] = (await api.view(second)).payment;
  expectOk(await api.deletePayment(second, payment!.id));
  expect(await lastOf(invoice, clientid)).toEqual([3, 3]);
  expectOk(await api.pay(second, '10', { paymentmode: 4 }));
  expect(await lastOf(invoice, clientid)).toEqual([4, 4]);
  await server.owner.query(
    `update payment set provider = 'sandbox', provider_event = 'report' where business_id = $1 and mode = 4`,
    [client.shop.business.id],
  );
  expect(await lastOf(invoice, clientid)).toEqual([3, 3]);
});
