import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, deskOf, granted } from '../support/desk.ts';
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
  given: (desk: Desk, customer: string) => Promise<string>;
  /** The act as previewed, with its choices, and as carried out. */
  act: 'issue' | 'cancel' | 'undo-cancel' | 'write-off' | 'undo-write-off';
  choice?: Record<string, unknown>;
  commit: (desk: Desk, id: string) => Promise<Answered>;
}

const paid = async (desk: Desk, customer: string): Promise<string> => {
  const id = await desk.invoice({ customer });
  granted(await desk.pay(id, '40'));
  granted(await desk.pay(id, '25.5', { paymentmode: 4 }));
  return id;
};
const writtenOff = async (desk: Desk, customer: string): Promise<string> => {
  const id = await paid(desk, customer);
  granted(await desk.writeOff(id));
  return id;
};
const creditApplied = async (desk: Desk, customer: string): Promise<string> => {
  granted(await desk.pay(await desk.invoice({ customer }), '120', { surplus: 'credit' }));
  const id = await paid(desk, customer);
  granted(await desk.applyCredit(id, '20'));
  return id;
};
const cancelled = async (desk: Desk, customer: string): Promise<string> => {
  const id = await paid(desk, customer);
  granted(await desk.cancel(id));
  return id;
};
const refund = { payments: 'refund' };

/** Three of ten candles sold at a discount with shipping, in pounds, at 1.25 of home. */
const goodsSold =
  (status: 'Draft' | 'NotPaid') =>
  async (desk: Desk, customer: string): Promise<string> =>
    desk.invoice({
      customer,
      status,
      items: [
        { productid: await desk.goods('Candle', '10', '1.5'), ItemName: '', quantity: '3', price: '7.99' },
      ],
      money: {
        ForeignCurrencyID: 826,
        ExchangeRate: '1.25',
        discountType: 'percentage',
        discountPercentage: '10',
        ShipValue: '4',
      },
    });
const goodsPaid = async (desk: Desk, customer: string): Promise<string> => {
  const id = await goodsSold('NotPaid')(desk, customer);
  granted(await desk.pay(id, '10', { ExchangeRate: '1.31' }));
  granted(await desk.pay(id, '5', { ExchangeRate: '1.2', inhomecurrency: true }));
  return id;
};
const goodsCancelled =
  (goods: 'back' | 'kept') =>
  async (desk: Desk, customer: string): Promise<string> => {
    const id = await goodsPaid(desk, customer);
    granted(await desk.cancel(id, { goods }));
    return id;
  };

const cases: Case[] = [
  {
    name: 'issuing an invoice',
    given: (desk, customer) => desk.invoice({ customer, status: 'Draft', prices: ['60', '40'] }),
    act: 'issue',
    commit: (desk, id) => desk.setStatus(id, 'NotPaid'),
  },
  {
    name: 'issuing a receipt',
    given: (desk, customer) => desk.invoice({ customer, status: 'Draft', type: 'receipt' }),
    act: 'issue',
    commit: (desk, id) => desk.setStatus(id, 'NotPaid'),
  },
  {
    name: 'issuing an invoice of nothing',
    given: (desk, customer) => desk.invoice({ customer, status: 'Draft', prices: ['0'] }),
    act: 'issue',
    commit: (desk, id) => desk.setStatus(id, 'NotPaid'),
  },
  {
    name: 'cancelling with payments to credit',
    given: paid,
    act: 'cancel',
    commit: (desk, id) => desk.cancel(id),
  },
  {
    name: 'cancelling with refunds the way they came',
    given: paid,
    act: 'cancel',
    choice: refund,
    commit: (desk, id) => desk.cancel(id, refund),
  },
  {
    name: 'cancelling with refunds by a chosen mode',
    given: paid,
    act: 'cancel',
    choice: { ...refund, paymentmode: 2 },
    commit: (desk, id) => desk.cancel(id, { ...refund, paymentmode: 2 }),
  },
  {
    name: 'cancelling after a write-off',
    given: writtenOff,
    act: 'cancel',
    commit: (desk, id) => desk.cancel(id),
  },
  {
    name: 'cancelling with applied credit',
    given: creditApplied,
    act: 'cancel',
    choice: refund,
    commit: (desk, id) => desk.cancel(id, refund),
  },
  { name: 'cancelling twice', given: cancelled, act: 'cancel', commit: (desk, id) => desk.cancel(id) },
  {
    name: 'undoing a cancellation',
    given: cancelled,
    act: 'undo-cancel',
    commit: (desk, id) => desk.undoCancel(id),
  },
  {
    name: 'issuing goods in a foreign currency',
    given: goodsSold('Draft'),
    act: 'issue',
    commit: (desk, id) => desk.setStatus(id, 'NotPaid'),
  },
  {
    name: 'cancelling goods that came back',
    given: goodsPaid,
    act: 'cancel',
    choice: { goods: 'back' },
    commit: (desk, id) => desk.cancel(id, { goods: 'back' }),
  },
  {
    name: 'cancelling goods that stayed away, refunded',
    given: goodsPaid,
    act: 'cancel',
    choice: { ...refund, goods: 'kept' },
    commit: (desk, id) => desk.cancel(id, { ...refund, goods: 'kept' }),
  },
  {
    name: 'undoing the cancellation of goods that came back',
    given: goodsCancelled('back'),
    act: 'undo-cancel',
    commit: (desk, id) => desk.undoCancel(id),
  },
  {
    name: 'undoing the cancellation of goods that stayed away',
    given: goodsCancelled('kept'),
    act: 'undo-cancel',
    commit: (desk, id) => desk.undoCancel(id),
  },
  { name: 'writing the rest off', given: paid, act: 'write-off', commit: (desk, id) => desk.writeOff(id) },
  {
    name: 'undoing a write-off',
    given: writtenOff,
    act: 'undo-write-off',
    commit: (desk, id) => desk.undoWriteOff(id),
  },
];

test.each(cases)('$name does just what its preview showed', async ({ given, act, choice, commit }) => {
  const client = await server.client();
  const desk = deskOf(client);
  server.setToday('2026-03-02');
  const id = await given(desk, await desk.customer());
  server.setToday('2026-03-09');
  const from = (await desk.view(id)).standing.status;
  const reach = await reachOf(server, client);

  const { status, ...shown } = await desk.preview(id, act, choice);
  granted(await commit(desk, id));

  const view = await desk.view(id);
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
          },
        ],
  );
});
