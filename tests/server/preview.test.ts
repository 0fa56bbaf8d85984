import { afterAll, beforeAll, expect, test } from 'vitest';
import { decimal } from '../../src/domain/money.ts';
import { type Desk, deskOf, granted } from '../support/desk.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';

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

const rows = async <Row extends object>(client: Client, sql: string, ...values: unknown[]): Promise<Row[]> =>
  (await server.owner.query<Row>(sql, [client.shop.business.id, ...values])).rows;

/** What stands in the books beyond what stood there before, in the words of a preview. */
const storedSince = async (client: Client, lastEntry: number, lastMove: number) => {
  const entries = await rows<{ id: string; onDay: string; kind: string; memo: string }>(
    client,
    `select id, on_day::text as "onDay", kind, memo from journal_entry where business_id = $1 and number > $2 order by number`,
    lastEntry,
  );
  const lines = await rows<{
    entry: string;
    accountId: number;
    amount: string;
    memo: string | null;
    account: string;
  }>(
    client,
    `select l.entry_id as entry, l.account_id as "accountId", l.amount::text, l.memo, a.name as account from journal_line l
     join account a on a.business_id = l.business_id and a.id = l.account_id where l.business_id = $1 order by l.entry_id, l.n`,
  );
  const credit = await rows<{ amount: string; currency: string }>(
    client,
    `select i.amount::text, i.currency from open_item i join journal_entry e on e.business_id = i.business_id and e.id = i.entry_id
     where i.business_id = $1 and i.side = 'credit' and e.number > $2 order by i.id`,
    lastEntry,
  );
  const refunds = await rows<{ amount: string; currency: string; mode: number }>(
    client,
    `select p.amount::text, p.currency, p.mode from payment p join journal_entry e on e.business_id = p.business_id and e.payment_id = p.id
     where p.business_id = $1 and p.direction = 'out' and e.number > $2 order by p.id`,
    lastEntry,
  );
  const moves = await rows<{ name: string; quantity: string; value: string }>(
    client,
    `select p.name, m.qty::text as quantity, m.value::text from stock_move m
     join product p on p.business_id = m.business_id and p.id = m.product_id where m.business_id = $1 order by m.id`,
  );
  const exact = <Row extends { amount: string }>(row: Row) => ({ ...row, amount: decimal(row.amount) });
  return {
    entries: entries.map(({ id, ...entry }) => ({
      ...entry,
      lines: lines.filter((line) => line.entry === id).map(({ entry: _, ...line }) => exact(line)),
    })),
    credit: credit.map(exact),
    refunds: refunds.map(exact),
    warnings: [],
    stock: moves
      .slice(lastMove)
      .map(({ name, quantity, value }) => ({ name, quantity: decimal(quantity), value: decimal(value) })),
  };
};

test.each(cases)('$name does just what its preview showed', async ({ given, act, choice, commit }) => {
  const client = await server.client();
  const desk = deskOf(client);
  server.setToday('2026-03-02');
  const id = await given(desk, await desk.customer());
  server.setToday('2026-03-09');
  const from = (await desk.view(id)).standing.status;
  const [last] = await rows<{ n: number }>(
    client,
    'select coalesce(max(number), 0) as n from journal_entry where business_id = $1',
  );

  const [moves] = await rows<{ n: string }>(
    client,
    'select count(*) as n from stock_move where business_id = $1',
  );

  const { status, ...shown } = await desk.preview(id, act, choice);
  granted(await commit(desk, id));

  const view = await desk.view(id);
  expect(shown).toEqual(await storedSince(client, last!.n, Number(moves!.n)));
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
