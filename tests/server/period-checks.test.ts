import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessCalls } from '../../src/api/calls/business.ts';
import { revaluationCalls } from '../../src/api/calls/revaluation.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { taxFilingCalls } from '../../src/api/calls/tax-filing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { checksOf, isHard, type PeriodCheck } from '../../src/domain/period/period-check.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { periodApiFor } from '../support/period-api.ts';
import { type Server, startServer } from '../support/server.ts';

/** Every check of a period, not met once and then met. Source: finance-answers.md, Q139. */
let server: Server;
let api: Api;
let periods: ReturnType<typeof periodApiFor>;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-04-03');
  api = apiFor(await server.client());
  periods = periodApiFor(api.client);
  await journalApiFor(api.client).entry(
    [
      ['Rent', '1'],
      ['36', '-1'],
    ],
    { EntryDate: '2026-03-01' },
  );
});
afterAll(() => server.close());

const march = '2026-03';
const business = () => api.client.shop.business.id;
const findings = async (check: PeriodCheck, Period = march) => {
  const found = (await periods.view(Period)).Checks.find(({ Check }) => Check === check)!;
  return found.Found.map(({ Of, Name, Amount, Currency, fromdate }) =>
    [Of, Name, Amount, Currency, fromdate].filter((part) => part !== null && part !== '').join(' '),
  );
};
/** Entries by hand, in home currency. */
const posted = (account: string, amount: string, EntryDate = '2026-03-10') =>
  journalApiFor(api.client).entry(
    [
      [account, amount],
      ['36', amount.startsWith('-') ? amount.slice(1) : `-${amount}`],
    ],
    { EntryDate },
  );

test('a month in which nothing waits meets them all', async () => {
  const { Checks } = await periods.view(march);
  expect(Checks.map(({ Check }) => Check)).toEqual(checksOf('month'));
  expect(Checks.filter(({ IsMet }) => !IsMet)).toEqual([]);
});

test('drafts dated in it: three are named, and how many there are', async () => {
  for (const day of ['2026-03-04', '2026-03-02', '2026-03-31', '2026-03-03', '2026-04-01'])
    await api.invoice({ status: 'Draft', issuedOn: day });
  const { total } = (await periods.view(march)).Checks.find(({ Check }) => Check === 'drafts')!;
  expect(total).toBe(4);
  expect(await findings('drafts')).toEqual(
    ['2026-03-02', '2026-03-03', '2026-03-04'].map((day) => `document 100 USD ${day}`),
  );
});

test('drafts of bills count, those of quotes and orders don’t', async () => {
  const bills = billApiFor(api.client);
  await bills.bill({ vendor: await bills.vendor('Mill'), day: '2026-03-05', status: 'Draft' });
  expect(await findings('drafts')).toEqual(['document 100 USD 2026-03-05']);
});

test('a foreign document that was booked at 1, and reverse charge without the other party’s tax number', async () => {
  const Kind = 'reverse-charge';
  const reverse = expectOk(
    await api.client.send(taxCalls.addTax, { TaxName: 'Reverse', TaxPercentage: '21', Kind }),
  ).body.data.TaxId;
  const bills = billApiFor(api.client);
  const items = [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '100', TaxID: reverse }];
  const mill = await bills.vendor('Mill');
  await bills.bill({ vendor: mill, day: '2026-03-06', items });
  await bills.bill({
    vendor: await bills.vendor('Known', { taxid: 'BE0403.170.701' }),
    day: '2026-03-07',
    items,
  });
  const foreign = { ForeignCurrencyID: 978, ExchangeRate: '1' };
  await api.invoice({ issuedOn: '2026-03-08', money: foreign });
  await api.invoice({ issuedOn: '2026-03-08', money: { ...foreign, ExchangeRate: '1.1' } });
  expect((await findings('particulars')).map((line) => line.replace(/ \S+ 100 /, ' 100 '))).toEqual([
    'document 100 USD 2026-03-06',
    'document 100 EUR 2026-03-08',
    'own-number',
  ]);
});

test('a bank that moved or holds money, without a finished statement of the last day or later', async () => {
  const [bank, empty] = [await api.bank('Meridian'), await api.bank('Empty')];
  const money = bankMoneyApiFor(api.client);
  const entry = expectOk(await money.add(bank, '50', { date: '2026-03-09' })).body.data.TransactionId;
  await posted('1', '5');
  expect(await findings('statements')).toEqual([
    'bank Cash and cash equivalents 5 USD',
    'bank Meridian 50 USD',
  ]);
  const start = async (of: string, lastdate: string, amount: string) =>
    expectOk(
      await money.start(of, {
        firstdate: '2026-03-01',
        lastdate,
        OpeningBalance: '0',
        ClosingBalance: amount,
      }),
    ).body.data.StatementId;
  const statement = await start(bank, '2026-04-02', '50');
  expectOk(await money.mark(statement, 'ticked', entry));
  expect(await findings('statements')).toHaveLength(2);
  expectOk(await money.conclude(statement));
  const cash = (await money.banks()).find(({ IsCash }) => IsCash)!.id;
  const [count] = await money.rows(cash);
  const counted = await start(cash, '2026-03-31', '5');
  expectOk(await money.mark(counted, 'ticked', count!.TransactionId));
  expectOk(await money.conclude(counted));
  expect(await findings('statements')).toEqual([]);
  expect(empty).toBeTruthy();
});

test('money in payment clearing and in store clearing at the end of the last day', async () => {
  await posted('3', '7');
  await posted('46', '8');
  expect(await findings('clearing')).toEqual([
    'account Payment clearing 7 USD',
    'account Store clearing 8 USD',
  ]);
  await posted('3', '-7', '2026-03-31');
  await posted('46', '-8', '2026-04-01');
  expect(await findings('clearing')).toEqual(['account Store clearing 8 USD']);
});

test('payouts of providers and of the store that arrived and aren’t in the books', async () => {
  await server.owner.query(
    `insert into provider_payout (business_id, id, provider, account, live, payout, status, amount, fees, currency, arrives_on, told_at)
     select $1, gen_random_uuid(), 'stripe', 'acct', false, 'po_' || day, status, 90, 10, 'USD', day::date, now()
     from (values ('2026-03-20', 'Paid'), ('2026-03-21', 'Announced'), ('2026-04-01', 'Paid')) x (day, status)`,
    [business()],
  );
  await server.owner.query(
    `insert into store_payout (business_id, shop_id, payout_id, status, on_day, net, currency)
     values ($1, 'shop', '77', 'Paid', '2026-03-22', 40, 'USD')`,
    [business()],
  );
  expect(await findings('payouts')).toEqual([
    'provider-payout stripe 90 USD 2026-03-20',
    'store-payout 77 40 USD 2026-03-22',
  ]);
});

describe('equalities of the books', () => {
  const lists = ['receivable', 'payable', 'credit', 'advance'] as const;

  test.each(lists)('%s that differs from its list names the contact, and can’t be skipped', async (side) => {
    const contact = idFromWire(await api.customer('Ada Stone'));
    const { rows } = await server.owner.query<{ id: string }>(
      `insert into open_item (business_id, id, side, contact_id, on_day, due_on, currency, rate, amount, home_amount, open, home_open)
       values ($1, gen_random_uuid(), $2, $3, '2026-03-31', '2026-03-31', 'USD', 1, 5, 5, 5, 5) returning id`,
      [business(), side, contact],
    );
    const owner = side === 'receivable' || side === 'credit' ? 'customer' : 'vendor';
    expect(isHard(side)).toBe(true);
    expect(await findings(side)).toEqual([`${owner} Ada Stone -5 USD`]);
    expect(await periods.unmet(march)).toHaveLength(1);
    expect((await periods.skip(march, side)).body.Message).toBe(
      'This check can’t be skipped, because your books and their lists must be equal.',
    );
    expect((await periods.check(march)).body.Message).toBe(
      'Your books and their lists differ. Clear the checks marked as differing first.',
    );
    await server.owner.query('delete from open_item where business_id = $1 and id = $2', [
      business(),
      rows[0]!.id,
    ]);
    expectOk(await periods.check(march));
  });

  test('lists are compared as of the last day: what is paid or revalued later changes nothing', async () => {
    const invoice = await api.invoice({ issuedOn: '2026-03-10' });
    const foreign = { ForeignCurrencyID: 978, ExchangeRate: '1.1' };
    await api.invoice({ issuedOn: '2026-03-10', money: foreign });
    expectOk(await api.pay(invoice, '150', { date: '2026-04-02', surplus: 'credit' }));
    const rates = [{ Currency: 'EUR', ExchangeRate: '1.2' }];
    expectOk(await api.client.send(revaluationCalls.revalue, { date: '2026-03-31', rates }));
    for (const side of lists) expect([side, await findings(side)]).toEqual([side, []]);
  });

  test('inventory that differs from what the stock is worth', async () => {
    await api.goods('Candle', '3', '2', '2026-03-05');
    expect(await findings('inventory')).toEqual([]);
    const shift = async (by: string) => {
      await server.owner.query('alter table stock_move disable trigger append_only');
      await server.owner.query('update stock_move set value = value + $2 where business_id = $1', [
        business(),
        by,
      ]);
      await server.owner.query('alter table stock_move enable trigger append_only');
    };
    await shift('1');
    expect(await findings('inventory')).toEqual(['account Inventory -1 USD']);
    await shift('-1');
  });
});

test('tax charged on sales by a business without a tax number', async () => {
  const TaxId = await api.tax('VAT', '21');
  await api.invoice({
    issuedOn: '2026-03-10',
    items: [{ ItemName: 'Work', quantity: '1', price: '10', TaxId }],
  });
  expect(await findings('particulars')).toEqual(['own-number']);
  await server.owner.query(
    `update business set particulars = particulars || '{"vatNumber": "DE123456789"}' where id = $1`,
    [business()],
  );
  expect(await findings('particulars')).toEqual([]);
});

test('stock below zero at the end of the last day', async () => {
  expectOk(await api.client.send(businessCalls.saveNegativeStock, { NegativeStock: true }));
  const candle = await api.goods('Candle', '3', '2', '2026-03-05');
  const items = [{ productid: candle, ItemName: '', quantity: '5', price: '5' }];
  await api.invoice({ issuedOn: '2026-03-06', items });
  expect(await findings('stock')).toEqual(['item Candle -2']);
  expect(await periods.unmet(march)).toEqual([
    expect.stringMatching(/^stock 1/),
    expect.stringMatching(/^opening 1/),
  ]);
});

test('foreign balances without a revaluation of the last day', async () => {
  await api.invoice({ issuedOn: '2026-03-10', money: { ForeignCurrencyID: 978, ExchangeRate: '1.1' } });
  expect(await findings('revaluation')).toEqual(['account Accounts receivable 100 EUR']);
  const rates = [{ Currency: 'EUR', ExchangeRate: '1.2' }];
  expectOk(await api.client.send(revaluationCalls.revalue, { date: '2026-03-31', rates }));
  expect(await findings('revaluation')).toEqual([]);
});

describe('sales tax that isn’t marked as filed', () => {
  const file = (fromdate: string, todate: string, more: { TaxPeriod?: string } = {}) =>
    api.client.send(taxFilingCalls.fileTax, { fromdate, todate, ...more });
  const kept = async () =>
    expectOk(await api.client.send(taxFilingCalls.taxFiling, { sortby: 'thismonth' })).body.data.TaxPeriod;
  const sold = async (issuedOn: string) => {
    const TaxId = await api.tax(`VAT ${issuedOn}`, '21');
    await api.invoice({ issuedOn, items: [{ ItemName: 'Work', quantity: '1', price: '10', TaxId }] });
  };

  test('is asked for each month while nobody said how often it is filed, and of days that had tax alone', async () => {
    await sold('2026-02-10');
    await sold('2026-03-10');
    expect(await findings('tax')).toEqual(['tax-days 2026-03-01']);
    expect(await findings('tax', '2026-02')).toEqual(['tax-days 2026-02-01']);
    expectOk(await file('2026-03-01', '2026-03-31'));
    expect(await findings('tax')).toEqual([]);
    expect(await findings('tax', '2026-02')).toEqual(['tax-days 2026-02-01']);
  });

  test('is asked of the month that ends a quarter, once a quarter was filed', async () => {
    server.setToday('2026-07-03');
    for (const day of ['2026-01-10', '2026-03-10', '2026-05-10']) await sold(day);
    expectOk(await file('2026-01-01', '2026-03-31'));
    expect(await findings('tax')).toEqual([]);
    expect(await findings('tax', '2026-05')).toEqual([]);
    expect(await findings('tax', '2026-06')).toEqual(['tax-days 2026-04-01']);
  });

  test('follows what was said with the last mark, also where the first was for other days', async () => {
    server.setToday('2026-07-03');
    for (const day of ['2026-01-10', '2026-03-10', '2026-05-10']) await sold(day);
    expectOk(await file('2026-01-01', '2026-01-31', { TaxPeriod: 'quarter' }));
    expect(await kept()).toBe('quarter');
    expect(await findings('tax', '2026-02')).toEqual([]);
    expect(await findings('tax', '2026-03')).toEqual(['tax-days 2026-01-01']);
    expectOk(await file('2026-02-01', '2026-03-31'));
    expect(await kept()).toBe('quarter');
    expect(await findings('tax', '2026-03')).toEqual([]);
    expectOk(await file('2026-04-01', '2026-04-30', { TaxPeriod: 'month' }));
    expect(await findings('tax', '2026-05')).toEqual(['tax-days 2026-05-01']);
    expect((await file('2026-05-01', '2026-05-31', { TaxPeriod: 'fortnight' })).status).toBe(400);
  });
});

test('opening balances that weren’t moved', async () => {
  await posted('33', '-20');
  expect(await findings('opening')).toEqual(['account Opening balance equity -20 USD']);
});
