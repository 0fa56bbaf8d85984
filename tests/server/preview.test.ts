import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { type Api, apiFor, expectOk, formOf } from '../support/api.ts';
import { type Answered, type Server, startServer } from '../support/server.ts';
import { reachOf, storedSince } from '../support/stored-effects.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Case {
  name: string;
  /** Lays the ground and answers the invoice to act on. */
  given: (api: Api, customer: string) => Promise<string>;
  /** The act as previewed, with its choices, and as carried out. */
  act: 'issue' | 'cancel' | 'undo-cancel' | 'write-off' | 'undo-write-off';
  choice?: Record<string, unknown>;
  commit: (api: Api, id: string) => Promise<Answered>;
}

const paid = async (api: Api, customer: string): Promise<string> => {
  const id = await api.invoice({ customer });
  expectOk(await api.pay(id, '40'));
  expectOk(await api.pay(id, '25.5', { paymentmode: 4 }));
  return id;
};
const writtenOff = async (api: Api, customer: string): Promise<string> => {
  const id = await paid(api, customer);
  expectOk(await api.writeOff(id));
  return id;
};
const creditApplied = async (api: Api, customer: string): Promise<string> => {
  expectOk(await api.pay(await api.invoice({ customer }), '120', { surplus: 'credit' }));
  const id = await paid(api, customer);
  expectOk(await api.applyCredit(id, '20'));
  return id;
};
const cancelled = async (api: Api, customer: string): Promise<string> => {
  const id = await paid(api, customer);
  expectOk(await api.cancel(id));
  return id;
};
const refund = { payments: 'refund' };

/** Three of ten candles sold at a discount with shipping, in pounds, at 1.25 of home. */
const goodsSold =
  (status: 'Draft' | 'NotPaid') =>
  async (api: Api, customer: string): Promise<string> =>
    api.invoice({
      customer,
      status,
      items: [
        { productid: await api.goods('Candle', '10', '1.5'), ItemName: '', quantity: '3', price: '7.99' },
      ],
      money: {
        ForeignCurrencyID: 826,
        ExchangeRate: '1.25',
        discountType: 'percentage',
        discountPercentage: '10',
        ShipValue: '4',
      },
    });
const goodsPaid = async (api: Api, customer: string): Promise<string> => {
  const id = await goodsSold('NotPaid')(api, customer);
  expectOk(await api.pay(id, '10', { ExchangeRate: '1.31' }));
  expectOk(await api.pay(id, '5', { ExchangeRate: '1.2', inhomecurrency: true }));
  return id;
};
const goodsCancelled =
  (goods: 'back' | 'kept') =>
  async (api: Api, customer: string): Promise<string> => {
    const id = await goodsPaid(api, customer);
    expectOk(await api.cancel(id, { goods }));
    return id;
  };

const cases: Case[] = [
  {
    name: 'issuing an invoice',
    given: (api, customer) => api.invoice({ customer, status: 'Draft', prices: ['60', '40'] }),
    act: 'issue',
    commit: (api, id) => api.setStatus(id, 'NotPaid'),
  },
  {
    name: 'issuing a receipt',
    given: (api, customer) => api.invoice({ customer, status: 'Draft', type: 'receipt' }),
    act: 'issue',
    commit: (api, id) => api.setStatus(id, 'NotPaid'),
  },
  {
    name: 'issuing an invoice of nothing',
    given: (api, customer) => api.invoice({ customer, status: 'Draft', prices: ['0'] }),
    act: 'issue',
    commit: (api, id) => api.setStatus(id, 'NotPaid'),
  },
  {
    name: 'cancelling with payments to credit',
    given: paid,
    act: 'cancel',
    commit: (api, id) => api.cancel(id),
  },
  {
    name: 'cancelling with refunds the way they came',
    given: paid,
    act: 'cancel',
    choice: refund,
    commit: (api, id) => api.cancel(id, refund),
  },
  {
    name: 'cancelling with refunds by a chosen mode',
    given: paid,
    act: 'cancel',
    choice: { ...refund, paymentmode: 2 },
    commit: (api, id) => api.cancel(id, { ...refund, paymentmode: 2 }),
  },
  {
    name: 'cancelling after a write-off',
    given: writtenOff,
    act: 'cancel',
    commit: (api, id) => api.cancel(id),
  },
  {
    name: 'cancelling with applied credit',
    given: creditApplied,
    act: 'cancel',
    choice: refund,
    commit: (api, id) => api.cancel(id, refund),
  },
  { name: 'cancelling twice', given: cancelled, act: 'cancel', commit: (api, id) => api.cancel(id) },
  {
    name: 'undoing a cancellation',
    given: cancelled,
    act: 'undo-cancel',
    commit: (api, id) => api.undoCancel(id),
  },
  {
    name: 'issuing goods in a foreign currency',
    given: goodsSold('Draft'),
    act: 'issue',
    commit: (api, id) => api.setStatus(id, 'NotPaid'),
  },
  {
    name: 'cancelling goods that came back',
    given: goodsPaid,
    act: 'cancel',
    choice: { goods: 'back' },
    commit: (api, id) => api.cancel(id, { goods: 'back' }),
  },
  {
    name: 'cancelling goods that stayed away, refunded',
    given: goodsPaid,
    act: 'cancel',
    choice: { ...refund, goods: 'kept' },
    commit: (api, id) => api.cancel(id, { ...refund, goods: 'kept' }),
  },
  {
    name: 'undoing the cancellation of goods that came back',
    given: goodsCancelled('back'),
    act: 'undo-cancel',
    commit: (api, id) => api.undoCancel(id),
  },
  {
    name: 'undoing the cancellation of goods that stayed away',
    given: goodsCancelled('kept'),
    act: 'undo-cancel',
    commit: (api, id) => api.undoCancel(id),
  },
  {
    name: 'writing goods with a rate off, their tax taken back',
    given: goodsPaid,
    act: 'write-off',
    choice: { taxrelief: true },
    commit: (api, id) => api.writeOff(id, { taxrelief: true }),
  },
  { name: 'writing the rest off', given: paid, act: 'write-off', commit: (api, id) => api.writeOff(id) },
  {
    name: 'undoing a write-off',
    given: writtenOff,
    act: 'undo-write-off',
    commit: (api, id) => api.undoWriteOff(id),
  },
];

test.each(cases)('$name does just what its preview showed', async ({ given, act, choice, commit }) => {
  const client = await server.client();
  const api = apiFor(client);
  server.setToday('2026-03-02');
  const id = await given(api, await api.customer());
  server.setToday('2026-03-09');
  const from = (await api.view(id)).standing.status;
  const reach = await reachOf(server, client);

  const { status, ...shown } = await api.preview(id, act, choice);
  expectOk(await commit(api, id));

  const view = await api.view(id);
  expect(shown).toEqual(await storedSince(server, client, reach));
  expect(status).toEqual(
    from === view.standing.status
      ? []
      : [
          {
            kind: view.invoicetype,
            number: from === 'Draft' ? null : view.invoicenumber,
            from,
            to: view.standing.status,
            party: view.client.name,
          },
        ],
  );
});

test.each(['invoice', 'receipt'] as const)(
  'a new %s is shown what issuing it with its goods and what is paid at once will do',
  async (type) => {
    server.setToday('2026-03-09');
    const client = await server.client();
    const api = apiFor(client);
    const customer = await api.customer();
    const jar = await api.goods('Jar', '5', '3');
    const items = [{ productid: jar, ItemName: '', quantity: '2', price: '9' }];
    const sent = {
      ...formOf({ customer, items, deposit: type === 'invoice' ? '4' : '0' }),
      invoicetype: type,
    };
    const reach = await reachOf(server, client);
    const { status, ...shown } = expectOk(await client.send(invoiceCalls.previewNewInvoice, sent)).body.data;
    expect(await reachOf(server, client)).toEqual(reach);
    expectOk(await client.send(invoiceCalls.createInvoice, sent));
    expect(shown).toEqual(await storedSince(server, client, reach));
    expect(shown.pools).toMatchObject([{ name: 'Jar', before: { quantity: '5' }, after: { quantity: '3' } }]);
    expect(status.at(-1)).toMatchObject({ kind: type, to: type === 'invoice' ? 'DepositPaid' : 'Paid' });
  },
);

test('a draft invoice that is edited is shown what issuing it as typed will do, and one that stands what saving changes', async () => {
  server.setToday('2026-03-09');
  const client = await server.client();
  const api = apiFor(client);
  const customer = await api.customer();
  const jar = await api.goods('Jar', '5', '3');
  const given = (quantity: string, status: 'Draft' | 'NotPaid') => ({
    customer,
    items: [{ productid: jar, ItemName: '', quantity, price: '9' }],
    status,
  });
  const id = await api.invoice(given('1', 'Draft'));
  for (const [quantity, left] of [
    ['2', '3'],
    ['4', '1'],
  ] as const) {
    const reach = await reachOf(server, client);
    const sent = { ...formOf(given(quantity, 'NotPaid')), id };
    const { status: _, ...shown } = expectOk(await client.send(invoiceCalls.previewInvoiceEdit, sent)).body
      .data;
    expect(await reachOf(server, client)).toEqual(reach);
    expectOk(await client.send(invoiceCalls.updateInvoice, sent));
    expect(shown).toEqual(await storedSince(server, client, reach));
    expect(shown.pools).toMatchObject([{ name: 'Jar', after: { quantity: left } }]);
  }
});

test('invoices that sell the last of an item are shown each on what those before it leave', async () => {
  server.setToday('2026-03-09');
  const client = await server.client();
  const api = apiFor(client);
  const customer = await api.customer();
  const jar = await api.goods('Jar', '5', '3');
  const items = [{ productid: jar, ItemName: '', quantity: '2', price: '9' }];
  const ids: string[] = [];
  for (let n = 0; n < 3; n += 1) ids.push(await api.invoice({ customer, items, status: 'Draft' }));
  const { rows } = expectOk(await client.send(invoiceCalls.previewIssues, { InvoiceId: ids })).body.data;
  for (const { id, effects, reason } of rows) {
    const reach = await reachOf(server, client);
    const answer = await api.setStatus(id, 'NotPaid');
    if (!effects) {
      expect([id, answer.status, answer.body.Message]).toEqual([ids[2], 400, reason]);
      continue;
    }
    const { status: _, ...shown } = effects;
    expect(shown).toEqual(await storedSince(server, client, reach));
  }
  expect(rows.map(({ effects }) => effects !== null)).toEqual([true, true, false]);
});
