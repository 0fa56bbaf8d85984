import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { ledgerAccountCalls } from '../../src/api/calls/ledger-account.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BillApi, billApiFor, billFormOf, type GivenBill } from '../support/bill-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Answered, type Client, type Server, startServer } from '../support/server.ts';
import { reachOf, storedSince } from '../support/stored-effects.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Buyer {
  client: Client;
  api: Api;
  bills: BillApi;
  vendor: string;
}

interface Case {
  name: string;
  /** Lays the ground and answers the bill to act on. */
  given: (buyer: Buyer) => Promise<string>;
  /** The act as previewed, with its choices, and as carried out. */
  act: 'issue' | 'cancel' | 'undo-cancel' | 'write-off' | 'undo-write-off';
  choice?: Record<string, unknown>;
  commit: (buyer: Buyer, id: string) => Promise<Answered>;
}

const foreign = { ForeignCurrencyID: 826, ExchangeRate: '1.25' };

/** Seven of an item of which three lie there, their tax in the cost, with shipping and a discount, in pounds. */
const goodsGiven = async (
  { client, api, vendor }: Buyer,
  status: 'Draft' | 'NotPaid',
): Promise<GivenBill> => {
  const { TaxId } = expectOk(await client.send(taxCalls.addTax, { TaxName: 'Duty', TaxPercentage: '7' })).body
    .data;
  const ProductIDFK = await api.goods('Candle', '3', '1.5');
  return {
    vendor,
    status,
    items: [
      {
        ProductIDFK,
        ProductName: 'Candle',
        Qty: '7',
        HomeUnitPrice: '1.99',
        ForeignUnitPrice: '1.59',
        TaxID: TaxId,
      },
      { ProductName: 'Pallets', Qty: '1', HomeUnitPrice: '20', ForeignUnitPrice: '16' },
    ],
    more: { ...foreign, ShipValue: '4', DiscountType: 'percentage', DiscountPercentage: '10' },
  };
};
const goods =
  (status: 'Draft' | 'NotPaid') =>
  async (buyer: Buyer): Promise<string> =>
    buyer.bills.bill(await goodsGiven(buyer, status));
const paid = async (buyer: Buyer): Promise<string> => {
  const id = await goods('NotPaid')(buyer);
  expectOk(await buyer.bills.pay(id, '5', { ExchangeRate: '1.31' }));
  expectOk(await buyer.bills.pay(id, '4', { ExchangeRate: '1.2', paymentmode: 4 }));
  return id;
};
const cancelled = async (buyer: Buyer): Promise<string> => {
  const id = await paid(buyer);
  expectOk(await buyer.bills.cancel(id));
  return id;
};
const withAdvance = async (buyer: Buyer): Promise<string> => {
  const orders = orderApiFor(buyer.client);
  const order = await orders.order({ vendor: buyer.vendor });
  expectOk(await orders.payAdvance(order, '30'));
  return expectOk(await orders.bill(order, ['10', '2'])).body.data.vendorBillId;
};

/** Five jars at 4 each are billed of which three were sold before there were any, thought to cost 3. */
const soldBefore = async ({ client, api, bills, vendor }: Buyer): Promise<string> => {
  expectOk(await client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  const jar = await api.goods('Jar', '0', '3');
  const sold = { productid: jar, ItemName: '', quantity: '3', price: '9' };
  await api.invoice({ customer: await api.customer(), items: [sold] });
  const items = [{ ProductIDFK: jar, ProductName: 'Jar', Qty: '5', HomeUnitPrice: '4' }];
  return bills.bill({ vendor, status: 'Draft', items });
};
const soldSince = async (buyer: Buyer): Promise<string> => {
  const id = await soldBefore(buyer);
  expectOk(await buyer.bills.approve(id));
  return id;
};

const cases: Case[] = [
  {
    name: 'approving goods in a foreign currency',
    given: goods('Draft'),
    act: 'issue',
    commit: ({ bills }, id) => bills.approve(id),
  },
  {
    name: 'approving the bill of an order with an advance',
    given: withAdvance,
    act: 'issue',
    commit: ({ bills }, id) => bills.approve(id),
  },
  {
    name: 'approving goods that were sold before they came',
    given: soldBefore,
    act: 'issue',
    commit: ({ bills }, id) => bills.approve(id),
  },
  {
    name: 'cancelling goods of which some were sold',
    given: soldSince,
    act: 'cancel',
    commit: ({ bills }, id) => bills.cancel(id),
  },
  {
    name: 'cancelling, its payments left as an advance',
    given: paid,
    act: 'cancel',
    commit: ({ bills }, id) => bills.cancel(id),
  },
  {
    name: 'cancelling, its payments taken back',
    given: paid,
    act: 'cancel',
    choice: { payments: 'refund' },
    commit: ({ bills }, id) => bills.cancel(id, 'refund'),
  },
  {
    name: 'undoing a cancellation',
    given: cancelled,
    act: 'undo-cancel',
    commit: ({ bills }, id) => bills.reinstate(id),
  },
  {
    name: 'taking the rest as a discount',
    given: paid,
    act: 'write-off',
    commit: ({ bills }, id) => bills.discount(id),
  },
];

test.each(cases)('$name does just what its preview showed', async ({ given, act, choice, commit }) => {
  server.setToday('2026-03-02');
  const client = await server.client();
  const bills = billApiFor(client);
  const buyer = { client, bills, api: apiFor(client), vendor: await bills.vendor('Paper Mill') };
  const id = await given(buyer);
  server.setToday('2026-03-09');
  const from = (await bills.view(id)).Status;
  const reach = await reachOf(server, client);

  const { status, ...shown } = await bills.preview(id, act, choice);
  expectOk(await commit(buyer, id));

  expect(shown).toEqual(await storedSince(server, client, reach));
  const to = (await bills.view(id)).Status;
  const own = status.find(({ kind }: { kind: string }) => kind === 'bill');
  expect(own && { from: own.from, to: own.to, party: own.party }).toEqual(
    from === to ? undefined : { from, to, party: 'Paper Mill' },
  );
});

test('stock value and average cost before and after, and what is due by when, are shown and come to be', async () => {
  server.setToday('2026-03-02');
  const client = await server.client();
  const [bills, api] = [billApiFor(client), apiFor(client)];
  const vendor = await bills.vendor('Paper Mill');
  const candle = await api.goods('Candle', '3', '1.5');
  const items = [{ ProductIDFK: candle, ProductName: 'Candle', Qty: '7', HomeUnitPrice: '2' }];
  const id = await bills.bill({ vendor, status: 'Draft', items, day: '2026-03-01', due: '2026-03-31' });

  const approving = await bills.preview(id, 'issue');
  const before = { quantity: '3', value: '4.5', average: '1.5' };
  const after = { quantity: '10', value: '18.5', average: '1.85' };
  expect(approving.pools).toEqual([{ name: 'Candle', before, after }]);
  expect(approving.due).toEqual([{ amount: '14', currency: 'USD', onDay: '2026-03-31' }]);
  expectOk(await bills.approve(id));
  expect(await api.stockOf(candle)).toBe('10 worth 18.5');
  expect((await bills.view(id)).DueDate).toBe('2026-03-31');

  const cancelling = await bills.preview(id, 'cancel');
  expect(cancelling.pools).toEqual([{ name: 'Candle', before: after, after: before }]);
  expect(cancelling.due).toEqual([]);
  expectOk(await bills.cancel(id));
  expect(await api.stockOf(candle)).toBe('3 worth 4.5');
});

test('a bill that is not saved yet is shown what approving it will do, and keeps nothing until it is saved', async () => {
  server.setToday('2026-03-09');
  const client = await server.client();
  const [bills, api] = [billApiFor(client), apiFor(client)];
  const buyer = { client, bills, api, vendor: await bills.vendor('Paper Mill') };
  const given = await goodsGiven(buyer, 'NotPaid');
  const reach = await reachOf(server, client);
  const request = { ...billFormOf(given), AttachmentIds: [] };
  const { status, ...shown } = expectOk(await client.send(billCalls.previewNewBill, request)).body.data;
  expect((await bills.counts()).AllCount).toBe(0);
  expect(await reachOf(server, client)).toEqual(reach);
  expectOk(await bills.create(given));
  expect(shown).toEqual(await storedSince(server, client, reach));
  expect(status).toEqual([{ kind: 'bill', number: null, from: null, to: 'NotPaid', party: 'Paper Mill' }]);
});

test('a draft that is edited is shown what approving it as typed will do', async () => {
  server.setToday('2026-03-09');
  const client = await server.client();
  const [bills, api] = [billApiFor(client), apiFor(client)];
  const buyer = { client, bills, api, vendor: await bills.vendor('Paper Mill') };
  const given = await goodsGiven(buyer, 'Draft');
  const VendorBillID = await bills.bill({ vendor: buyer.vendor, status: 'Draft' });
  const reach = await reachOf(server, client);
  const request = { ...billFormOf({ ...given, status: 'NotPaid' }), VendorBillID };
  const { status: _, ...shown } = expectOk(await client.send(billCalls.previewBillEdit, request)).body.data;
  expect(await bills.view(VendorBillID)).toMatchObject({ Status: 'Draft', GrandTotalAmount: '100' });
  expectOk(await bills.update(VendorBillID, { ...given, status: 'NotPaid' }));
  expect(shown).toEqual(await storedSince(server, client, reach));
});

test('three bills of one item and one that can’t be are shown as approving them one after the other leaves them', async () => {
  server.setToday('2026-03-09');
  const client = await server.client();
  const [bills, api] = [billApiFor(client), apiFor(client)];
  const vendor = await bills.vendor('Paper Mill');
  const candle = await api.goods('Candle', '3', '1.5');
  const draft = (Qty: string, HomeUnitPrice: string) =>
    bills.bill({
      vendor,
      status: 'Draft',
      items: [{ ProductIDFK: candle, ProductName: 'Candle', Qty, HomeUnitPrice }],
    });
  expectOk(await client.send(ledgerAccountCalls.addAccount, { TAccountName: 'Fairs', SubGroupId: 14 }));
  const fair = [{ ProductName: 'Stand', Qty: '1', HomeUnitPrice: '70', TAccountId: 101 }];
  const refused = await bills.bill({ vendor, items: fair, status: 'Draft' });
  expectOk(await client.send(ledgerAccountCalls.deactivateAccount, { TAccountId: 101 }));
  const ids = [await draft('7', '2'), refused, await draft('1', '9.99'), await draft('4', '0.07')];
  const start = await reachOf(server, client);

  const { rows } = expectOk(await client.send(billCalls.previewApprovals, { vendorBillId: ids })).body.data;
  expect(await reachOf(server, client)).toEqual(start);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  for (const { id, effects, reason } of rows) {
    const reach = await reachOf(server, client);
    const answer = await bills.approve(id);
    if (id === refused) expect([answer.status, answer.body.Message, effects]).toEqual([400, reason, null]);
    else {
      const { status, ...shown } = effects!;
      expect(shown).toEqual(await storedSince(server, client, reach));
      expect(status).toMatchObject([{ kind: 'bill', from: 'Draft', to: 'NotPaid' }]);
    }
  }
  const pools = rows.flatMap(({ effects }) => effects?.pools ?? []);
  expect(pools.map(({ before, after }) => [before.quantity, after.quantity])).toEqual([
    ['3', '10'],
    ['10', '11'],
    ['11', '15'],
  ]);
});
