import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerAccountCalls } from '../../src/api/calls/customer-account.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
  api = apiFor(await server.client());
});
afterAll(() => server.close());

const draft = () => api.invoice({ status: 'Draft' });
const ways: [status: string, code: number, bring: () => Promise<string>][] = [
  ['Paid', 1, () => api.invoice({ deposit: '100' })],
  ['NotPaid', 2, () => api.invoice()],
  ['Draft', 3, draft],
  [
    'Cancelled',
    4,
    async () => {
      const id = await api.invoice();
      expectOk(await api.cancel(id));
      return id;
    },
  ],
  [
    'Deleted',
    5,
    async () => {
      const id = await draft();
      expectOk(await api.archive(id));
      return id;
    },
  ],
  ['DepositPaid', 6, () => api.invoice({ deposit: '40' })],
];

test.each(ways)('an invoice that is %s is answered as %i, viewed and listed', async (status, code, bring) => {
  const id = await bring();
  const { invoicestatus, invoicenumber } = await api.view(id);
  expect(invoicestatus).toBe(code);
  const listed = (await api.list({ status })).Invoices.find((row) => row.id === id);
  expect([listed?.invoicestatus, listed?.invoicenumber]).toEqual([code, invoicenumber]);
});

const modes = ['Cash', 'Bank Transfer', 'POS', 'Online payment', 'Mobile Money Transfer'];

test.each(modes.map((name, index) => [index + 1, name] as const))(
  'money paid by mode %i is called %s in the customer’s history',
  async (paymentmode, name) => {
    const clientid = await api.customer();
    expectOk(await api.pay(await api.invoice({ customer: clientid }), '10', { paymentmode }));
    const { Invoices } = expectOk(
      await api.client.send(customerAccountCalls.customerHistory, { clientid }),
    ).body;
    expect(Invoices[0]!.payments.map(({ paymenttype }) => paymenttype)).toEqual([name]);
  },
);

test.each([0, 6])('there is no payment mode %i', async (paymentmode) => {
  const id = await api.invoice();
  expect((await api.pay(id, '10', { paymentmode })).status).toBe(400);
  expect((await api.view(id)).amountdue).toBe('100');
});

const units =
  'Bag Box Bowl Bottle Bundles Carton CM Dz Ea Grams Ft Kg Km Litre Pack Pair PCs Portion Sachets Yard';

test.each(units.split(' '))('an item is counted in %s', async (unit) => {
  const card = { type: 'product', productname: `Counted in ${unit}`, price: '1', unit };
  const { id } = expectOk(await api.client.send(productCalls.addProduct, card)).body.data;
  const { body } = expectOk(await api.client.send(productCalls.getProduct, { productId: id }));
  expect(body.data.unit).toBe(unit);
});

test.each(['Barrel', 'kg'])('an item is not counted in %s', async (unit) => {
  const card = { type: 'product', productname: `Counted in ${unit}`, price: '1', unit };
  const { status, body } = await api.client.send(productCalls.addProduct, card);
  expect([status, body.fields?.map(({ field }) => field)]).toEqual([400, ['unit']]);
});
