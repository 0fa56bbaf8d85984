import { billCalls } from '../../src/api/calls/bill.ts';
import { businessCalls } from '../../src/api/calls/business.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { revaluationCalls } from '../../src/api/calls/revaluation.ts';
import { stockCalls } from '../../src/api/calls/stock.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { type BankMoneyApi, bankMoneyApiFor } from '../support/bank-money-api.ts';
import { type BillApi, billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { type GivenLine, journalApiFor } from '../support/journal-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { quoteApiFor } from '../support/quote-api.ts';
import type { Answered, Client, Server } from '../support/server.ts';

const dollars = 840;
const inDollars = (ExchangeRate: string) => ({ ForeignCurrencyID: dollars, ExchangeRate });

/** The lamp shop, and what of it acts name. */
interface Shop {
  server: Server;
  client: Client;
  api: Api;
  bills: BillApi;
  money: BankMoneyApi;
  ids: Record<string, string>;
}

/** Each act on the day it is typed. */
type Act = readonly [day: string, act: (shop: Shop) => Promise<unknown>];

const must = async (answer: Promise<Answered>): Promise<void> => {
  expectOk(await answer);
};
const keep = async (shop: Shop, name: string, made: Promise<string>): Promise<void> => {
  shop.ids[name] = await made;
};

/** The shop before its first day: banks, a tax, a lamp and consulting, whom it sells to and buys from. */
export const openShop = async (server: Server): Promise<Shop> => {
  server.setToday('2026-04-01');
  const client = await server.client('EUR');
  const api = apiFor(client);
  const bills = billApiFor(client);
  expectOk(await client.send(businessCalls.fiscalYear, { FiscalYear: 4 }));
  const opened = { OpeningDate: '2026-04-01' };
  const giro = await api.bank('Girobank', { OpeningBalance: '10000', ...opened, isdefault: true });
  const usd = await api.bank('Dollar bank', {
    Currency: 'USD',
    OpeningBalance: '1000',
    OpeningRate: '0.9',
    ...opened,
  });
  const add = async (card: Record<string, unknown>): Promise<string> =>
    expectOk(await client.send(productCalls.addProduct, { price: '50', ...card })).body.data.id;
  const ids = {
    giro,
    usd,
    vat: await api.tax('VAT', '20'),
    lamp: await add({
      type: 'product',
      productname: 'Lamp',
      categoryname: 'Lighting',
      trackstock: true,
      quantity: '10',
      openingcost: '12',
      openingdate: '2026-04-01',
    }),
    consulting: await add({ type: 'service', productname: 'Consulting' }),
    ada: await api.customer('Ada'),
    blue: await api.customer('Blue'),
    cara: await api.customer('Cara'),
    mill: await bills.vendor('Mill'),
    dockside: await bills.vendor('Dockside'),
  };
  return { server, client, api, bills, money: bankMoneyApiFor(client), ids };
};

type Ware = 'lamp' | 'consulting';
const sold = ({ ids }: Shop, ware: Ware, quantity: string, price: string, taxed = true) => ({
  productid: ids[ware],
  ItemName: '',
  quantity,
  price,
  ...(taxed && { TaxId: ids.vat }),
});

const invoice =
  (
    name: string,
    customer: string,
    dueOn: string,
    [ware, quantity, price]: readonly [Ware, string, string],
    money: Record<string, unknown> = {},
  ) =>
  (shop: Shop) => {
    const isForeign = 'ForeignCurrencyID' in money;
    return keep(
      shop,
      name,
      shop.api.invoice({
        customer: shop.ids[customer]!,
        issuedOn: shop.server.clock().toISOString().slice(0, 10),
        dueOn,
        items: [sold(shop, ware, quantity, price, !isForeign)],
        money,
      }),
    );
  };

const pay =
  (name: string, amount: string, more: Record<string, unknown> = {}, bank = 'giro') =>
  ({ api, ids }: Shop) =>
    must(api.pay(ids[name]!, amount, { paymentmode: 2, BankId: ids[bank], ...more }));

const payBill =
  (name: string, amount: string, more: Record<string, unknown> = {}, bank = 'giro') =>
  ({ bills, ids }: Shop) =>
    must(bills.pay(ids[name]!, amount, { paymentmode: 2, BankId: ids[bank], ...more }));

const bill =
  (
    name: string,
    vendor: string,
    due: string,
    item: Record<string, unknown>,
    more: Record<string, unknown> = {},
  ) =>
  (shop: Shop) => {
    const { day = shop.server.clock().toISOString().slice(0, 10), taxed, ...rest } = more;
    const items = [{ Qty: '1', ...item, ...(taxed ? { TaxID: shop.ids.vat } : {}) }];
    return keep(
      shop,
      name,
      shop.bills.bill({ vendor: shop.ids[vendor]!, day: String(day), due, items, more: rest }),
    );
  };

const entry =
  (name: string, lines: readonly GivenLine[], more: Record<string, unknown> = {}) =>
  (shop: Shop) =>
    keep(shop, name, journalApiFor(shop.client).entry(lines, more));

const reversed =
  (name: string) =>
  ({ client, ids }: Shop) =>
    must(journalApiFor(client).reverse(ids[name]!));

/** An expense with the tax of 20 percent, paid from the bank unless told. */
const spent =
  (CategoryID: number, NoTaxTotal: string, more: Record<string, unknown> = {}) =>
  ({ client, ids }: Shop) =>
    must(
      expenseApiFor(client).add({
        CategoryID,
        NoTaxTotal,
        ExpenseTaxId: ids.vat,
        ModeOfPaymentID: 2,
        BankId: ids.giro,
        ...more,
      }),
    );

/** So many lamps of an invoice come back. */
const givenBack =
  (name: string, quantity: string, more: Record<string, unknown> = {}) =>
  async ({ api, ids }: Shop) => {
    const [line] = (await api.view(ids[name]!)).items;
    return must(api.giveBack(ids[name]!, [{ lineId: line!.id, quantity }], more));
  };

const orderForDockside = async (shop: Shop) => {
  const { client, ids } = shop;
  const orders = orderApiFor(client);
  const items = [{ ProductIDFK: ids.lamp, ProductName: '', Qty: '15', ForeignUnitPrice: '26' }];
  const more = { CurrencyIDFK: dollars, ExchangeRate: '0.96', PurchaseOrderDate: '2026-08-01' };
  ids.order = await orders.order({ vendor: ids.dockside!, items, more });
  await must(orders.payAdvance(ids.order, '200', { ExchangeRate: '0.94', BankId: ids.usd }));
};

const billForDockside = async ({ client, bills, ids }: Shop) => {
  const { vendorBillId } = expectOk(await orderApiFor(client).bill(ids.order!, ['15'])).body.data;
  ids.bill2 = vendorBillId;
  await must(bills.approve(vendorBillId));
  await must(client.send(billCalls.applyAdvance, { vendorBillId, amount: '200' }));
};

const quoteForBlue = async (shop: Shop) => {
  const { client, ids } = shop;
  ids.quote = await quoteApiFor(client).quote({
    customer: ids.blue!,
    issuedOn: '2026-06-15',
    items: [
      { ProductIDFK: ids.consulting, ProductName: '', Quantity: '1', UnitPrice: '500' },
      { ProductIDFK: ids.lamp, ProductName: '', Quantity: '10', UnitPrice: '40' },
    ],
    money: { ForeignCurrencyIDFK: dollars, ExchangeRate: '0.92' },
  });
};

const statementOfSeptember = async ({ money, ids }: Shop) => {
  const { StatementId } = expectOk(
    await money.start(ids.giro!, {
      firstdate: '2026-04-01',
      OpeningBalance: '0',
      lastdate: '2026-09-30',
      ClosingBalance: '10222.20',
    }),
  ).body.data;
  const rows = (await money.rows(ids.giro!, { limit: '100' })).filter(({ date }) => date <= '2026-09-30');
  ids.september = StatementId;
  await must(money.mark(StatementId, 'ticked', ...rows.map(({ TransactionId }) => TransactionId)));
  await must(money.conclude(StatementId));
};

const rent = { ProductName: 'Rent', HomeUnitPrice: '600', TAccountId: 21 };
const paper = { ProductName: 'Paper', TAccountId: 26 };

/** Until the statement of 30 September 2026 has come. */
export const firstHalf: Act[] = [
  ['2026-04-10', invoice('inv1', 'ada', '2026-05-10', ['lamp', '5', '30'])],
  ['2026-05-05', pay('inv1', '180')],
  [
    '2026-05-12',
    (shop) =>
      bill(
        'bill1',
        'mill',
        '2026-06-11',
        { ProductIDFK: shop.ids.lamp, ProductName: '', Qty: '20', HomeUnitPrice: '15' },
        { taxed: true, EarlyPaymentPercent: '2', EarlyPaymentDays: 14 },
      )(shop),
  ],
  ['2026-05-20', payBill('bill1', '352.80', { takediscount: true, taxrelief: true })],
  ['2026-06-15', quoteForBlue],
  [
    '2026-06-20',
    async (shop) => {
      const { data } = expectOk(await quoteApiFor(shop.client).convert(shop.ids.quote!, 'invoice')).body;
      shop.ids.inv2 = data.id;
    },
  ],
  ['2026-07-25', pay('inv2', '900', { ExchangeRate: '0.95' }, 'usd')],
  ['2026-08-01', orderForDockside],
  ['2026-08-05', invoice('inv3', 'ada', '2026-08-20', ['consulting', '1', '200'])],
  ['2026-08-20', billForDockside],
  ['2026-08-25', pay('inv3', '45')],
  ['2026-09-05', payBill('bill2', '190', { ExchangeRate: '0.93' }, 'usd')],
  ['2026-09-10', bill('bill3', 'mill', '2026-10-10', rent)],
  ['2026-09-15', spent(5, '100')],
  [
    '2026-09-20',
    ({ money, ids }) =>
      must(money.transfer(ids.usd!, ids.giro!, '500', { amountin: '470', rate: '0.95', fee: '2' })),
  ],
  ['2026-10-05', statementOfSeptember],
];

/** Until 12 April 2027, when what is left of March is typed. */
export const secondHalf: Act[] = [
  ['2026-10-08', payBill('bill3', '350')],
  [
    '2026-10-10',
    entry('settled', [
      ['9', '70'],
      ['1000', '8.80'],
      ['8', '-78.80'],
    ]),
  ],
  [
    '2026-11-05',
    invoice('inv4', 'ada', '2026-12-05', ['lamp', '10', '45'], {
      discountType: 'percentage',
      discountPercentage: '10',
      ShipValue: '10',
    }),
  ],
  ['2026-11-10', pay('inv4', '600', { surplus: 'credit' })],
  ['2026-12-01', ({ api, ids }) => must(api.applyCredit(ids.inv3!, '95'))],
  ['2027-01-15', givenBack('inv4', '2', { payments: 'credit' })],
  ['2027-02-10', invoice('inv5', 'cara', '2027-02-24', ['consulting', '1', '60'])],
  ['2027-02-25', pay('inv5', '20')],
  ['2027-03-01', ({ money, ids }) => must(money.add(ids.giro!, '1000'))],
  [
    '2027-03-05',
    entry('bench', [
      ['6', '700'],
      ['1000', '-700'],
    ]),
  ],
  ['2027-03-15', ({ money, ids }) => must(money.remove(ids.giro!, '200'))],
  [
    '2027-03-20',
    entry(
      'electricity',
      [
        ['22', '80'],
        ['12', '-80'],
      ],
      { ReverseOn: '2027-04-01' },
    ),
  ],
  [
    '2027-03-25',
    entry('mistake', [
      ['27', '30'],
      ['12', '-30'],
    ]),
  ],
  ['2027-03-28', reversed('mistake')],
  ['2027-03-28', invoice('inv6', 'blue', '2027-04-27', ['consulting', '1', '300'], inDollars('0.90'))],
  ['2027-04-12', spent(5, '15', { ExpenseDate: '2027-03-29' })],
  [
    '2027-04-12',
    bill(
      'bill4',
      'mill',
      '2027-04-29',
      { ...paper, HomeUnitPrice: '50' },
      { day: '2027-03-30', taxed: true },
    ),
  ],
  ['2027-04-12', ({ api, ids }) => must(api.writeOff(ids.inv3!, { date: '2027-03-31' }))],
  [
    '2027-04-12',
    ({ client, ids }) =>
      must(
        client.send(stockCalls.decreaseQuantity, {
          productId: ids.lamp,
          quantity: '1',
          reason: 'damaged',
          date: '2027-03-31',
        }),
      ),
  ],
  [
    '2027-04-12',
    ({ client }) =>
      must(
        client.send(revaluationCalls.revalue, {
          date: '2027-03-31',
          rates: [{ Currency: 'USD', ExchangeRate: '0.91' }],
        }),
      ),
  ],
];

/** Until 30 June 2027. */
export const thirdHalf: Act[] = [
  ['2027-04-20', pay('inv6', '300', { ExchangeRate: '0.92' }, 'usd')],
  ['2027-04-28', payBill('bill4', '60')],
  ['2027-05-10', spent(2, '85')],
  ['2027-05-20', ({ api, ids }) => must(api.cancel(ids.inv5!, { payments: 'credit' }))],
  [
    '2027-05-25',
    ({ api, ids }) => must(api.refundCredit(ids.cara!, '20', { paymentmode: 2, BankId: ids.giro })),
  ],
  [
    '2027-06-01',
    async ({ bills, ids }) => {
      const [line] = (await bills.view(ids.bill3!)).Creditable;
      await must(bills.giveBack(ids.bill3!, [{ lineId: line!.lineId, amount: '100' }]));
    },
  ],
  ['2027-06-10', payBill('bill3', '150')],
  ['2027-06-15', invoice('inv7', 'ada', '2027-07-15', ['lamp', '6', '50'])],
  [
    '2027-06-20',
    async (shop) => {
      const items = [sold(shop, 'lamp', '2', '50')];
      const { cara } = shop.ids;
      shop.ids.rec1 = await shop.api.invoice({
        type: 'receipt',
        customer: cara!,
        issuedOn: '2027-06-20',
        items,
      });
    },
  ],
  ['2027-06-25', ({ api, ids }) => must(api.applyCredit(ids.inv7!, '99'))],
];

/** Until 5 April 2028, when what is left of March is typed. */
export const fourthHalf: Act[] = [
  [
    '2027-07-10',
    entry('office', [
      ['9', '152'],
      ['8', '-30'],
      ['1000', '-122'],
    ]),
  ],
  [
    '2027-09-03',
    ({ money, ids }) =>
      must(
        money.transfer(ids.usd!, ids.giro!, '1308', {
          amountin: '1190',
          date: '2027-09-01',
          arrivaldate: '2027-09-03',
        }),
      ),
  ],
  [
    '2027-09-15',
    entry('loan', [
      ['1000', '5000'],
      ['45', '-5000'],
    ]),
  ],
  ['2027-10-05', pay('inv7', '261')],
  [
    '2027-11-02',
    bill(
      'bill5',
      'dockside',
      '2027-12-02',
      { ...paper, ForeignUnitPrice: '100' },
      { CurrencyIDFK: dollars, ExchangeRate: '0.9' },
    ),
  ],
  ['2027-12-15', invoice('inv8', 'blue', '2028-01-14', ['consulting', '1', '250'], inDollars('0.88'))],
  ['2028-02-10', invoice('inv9', 'ada', '2028-03-11', ['lamp', '1', '55'])],
  ['2028-03-20', invoice('inv10', 'cara', '2028-04-19', ['consulting', '1', '40'])],
  [
    '2028-03-31',
    entry('depreciation', [
      ['44', '70'],
      ['7', '-70'],
    ]),
  ],
  ['2028-04-05', spent(5, '25', { ExpenseDate: '2028-03-28', ModeOfPaymentID: 1, BankId: null })],
  [
    '2028-04-05',
    (shop) =>
      givenBack('inv7', '1', {
        date: '2028-03-30',
        payments: 'refund',
        paymentmode: 2,
        BankId: shop.ids.giro,
      })(shop),
  ],
  [
    '2028-04-05',
    entry(
      'wages',
      [
        ['23', '300'],
        ['12', '-300'],
      ],
      { EntryDate: '2028-03-31', ReverseOn: '2028-04-01' },
    ),
  ],
];

/** What comes after the second year has ended. */
export const later: Act[] = [
  ['2028-04-20', pay('inv8', '250', { ExchangeRate: '0.91' }, 'usd')],
  ['2028-05-02', ({ api, ids }) => must(api.cancel(ids.inv9!, { goods: 'back' }))],
  ['2028-05-05', ({ bills, ids }) => must(bills.cancel(ids.bill5!))],
  ['2028-05-06', reversed('depreciation')],
  ['2028-05-08', givenBack('inv4', '1', { payments: 'credit' })],
];

/** Types acts, each on its day. */
export const play = async (shop: Shop, acts: readonly Act[]): Promise<void> => {
  for (const [day, act] of acts) {
    shop.server.setToday(day);
    await act(shop);
  }
};
