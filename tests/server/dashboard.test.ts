import { afterAll, beforeAll, expect, test } from 'vitest';
import { billCalls } from '../../src/api/calls/bill.ts';
import { customerCalls } from '../../src/api/calls/customer.ts';
import { dashboardCalls } from '../../src/api/calls/dashboard.ts';
import { invoiceCalls } from '../../src/api/calls/invoice.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { quoteCalls } from '../../src/api/calls/quote.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { ledgerApiFor } from '../support/ledger-api.ts';
import { orderApiFor } from '../support/order-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
let api: Api;
let [ada, brook] = ['', ''];
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
  api = apiFor(await server.client());
  [ada, brook] = [await api.customer('Ada Stone'), await api.customer('Brook & Søn')];
  await api.invoice({ customer: brook, prices: ['1000'], issuedOn: '2025-02-10', dueOn: '2025-03-10' });
  await api.invoice({ customer: ada, prices: ['10'], issuedOn: '2025-12-31', dueOn: '2026-01-05' });
  await api.invoice({
    customer: ada,
    prices: ['20'],
    issuedOn: '2026-01-15',
    dueOn: '2026-02-15',
    deposit: '5',
  });
  await api.invoice({ customer: brook, prices: ['30'], issuedOn: '2026-02-10', dueOn: '2026-03-20' });
  await api.invoice({ customer: brook, prices: ['40'], issuedOn: '2026-03-02', type: 'receipt' });
  await api.invoice({ customer: ada, prices: ['50'], issuedOn: '2026-03-16', status: 'Draft' });
  await api.invoice({ customer: ada, prices: ['55'], issuedOn: '2026-03-17', status: 'Draft' });
  expectOk(await api.cancel(await api.invoice({ customer: ada, prices: ['600'], issuedOn: '2026-03-04' })));
});
afterAll(() => server.close());

const summary = async (query: Record<string, unknown> = {}) =>
  expectOk(await api.client.send(dashboardCalls.businessSummary, query)).body;
const toDo = async () => expectOk(await api.client.send(dashboardCalls.toDoList, {})).body.ToDo;

test('a summary is of this year unless told otherwise, and is held against no year before the books began', async () => {
  const { from, to, Income } = await summary();
  expect({ from, to }).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(Income.Total).toBe('90');
  expect(Income.Previous).toBeNull();
});

test('what goes on is held against the same days a year before, by what it has come to until today', async () => {
  const own = await server.client();
  const invoices = apiFor(own);
  server.setToday('2025-01-02');
  await invoices.invoice({ prices: ['5'], issuedOn: '2024-12-30' });
  server.setToday('2026-03-20');
  await invoices.invoice({ prices: ['100'], issuedOn: '2025-03-20' });
  await invoices.invoice({ prices: ['1000'], issuedOn: '2025-03-21' });
  await invoices.invoice({ prices: ['150'], issuedOn: '2026-02-01' });
  await invoices.invoice({ prices: ['40'], issuedOn: '2026-04-10', dueOn: '2026-05-10' });
  const bills = billApiFor(own);
  const items = [{ ProductName: 'Rent', Qty: '1', HomeUnitPrice: '60' }];
  await bills.bill({ vendor: await bills.vendor('Landlord'), items, day: '2026-02-02', due: '2026-03-02' });
  const { Income } = expectOk(await own.send(dashboardCalls.businessSummary, {})).body;
  expect(Income.Total).toBe('190');
  expect(Income.Previous).toEqual({ from: '2025-01-01', to: '2025-03-20', Total: '100', Now: '150' });
  const profit = expectOk(await own.send(dashboardCalls.profitOfDays, {})).body;
  expect(profit).toMatchObject({ from: '2026-01-01', to: '2026-12-31', Total: '130' });
  expect(profit.Previous).toEqual({ from: '2025-01-01', to: '2025-03-20', Total: '100', Now: '90' });
  expect(profit.Months.filter(({ Income }) => Income !== '0')).toEqual([
    { from: '2026-02-01', to: '2026-02-28', Income: '150', Profit: '90' },
    { from: '2026-04-01', to: '2026-04-30', Income: '40', Profit: '40' },
  ]);
  const month = expectOk(await own.send(dashboardCalls.profitOfDays, { sortby: 'thismonth' })).body;
  expect(month.Previous).toEqual({ from: '2025-03-01', to: '2025-03-20', Total: '100', Now: '0' });
  const alltime = expectOk(await own.send(dashboardCalls.profitOfDays, { sortby: 'alltime' })).body;
  expect(alltime).toMatchObject({ from: '2024-12-01', to: '2026-04-30', Total: '1235', Previous: null });
});

test('what falls due within a week is a sum on either side, and the list of just that', async () => {
  const own = await server.client();
  const invoices = apiFor(own);
  const due = async (price: string, dueOn: string) =>
    invoices.invoice({ prices: [price], issuedOn: '2026-03-01', dueOn });
  await due('1', '2026-03-19');
  await due('10', '2026-03-20');
  await invoices.pay(await due('100', '2026-03-27'), '40');
  await due('1000', '2026-03-28');
  const paid = await due('10000', '2026-03-21');
  await invoices.pay(paid, '10000');
  const bills = billApiFor(own);
  const vendor = await bills.vendor('Paper Mill');
  await bills.bill({ vendor, due: '2026-03-27', reference: 'A' });
  await bills.bill({ vendor, due: '2026-03-28', reference: 'B' });
  const { Outstanding, Payable } = expectOk(await own.send(dashboardCalls.businessSummary, {})).body;
  const days = { from: '2026-03-20', to: '2026-03-27' };
  expect(Outstanding.ThisWeek).toEqual({ ...days, Count: 2, Total: '70' });
  expect(Payable.ThisWeek).toEqual({ ...days, Count: 1, Total: '100' });
  const asked = { duefrom: days.from, dueto: days.to };
  const sold = expectOk(await own.send(invoiceCalls.listInvoices, asked)).body;
  expect([sold.Invoices.map(({ total }) => total).sort(), sold.Total]).toEqual([['10', '100'], 2]);
  const late = expectOk(await own.send(invoiceCalls.listInvoices, { dueto: days.to })).body;
  expect(late.Total).toBe(3);
  const bought = expectOk(await own.send(billCalls.listBills, asked)).body;
  expect(bought.total).toBe(1);
});

test('six of the largest customers are named, however many there are', async () => {
  const own = apiFor(await server.client());
  for (const n of [1, 2, 3, 4, 5, 6, 7])
    await own.invoice({ customer: await own.customer(`Customer ${n}`), prices: [`${n}0`] });
  const { Customers } = expectOk(await own.client.send(dashboardCalls.businessSummary, {})).body;
  expect(Customers.map(({ Total }) => Total)).toEqual(['70', '60', '50', '40', '30', '20']);
});

test('income stands by month, adds up to its total, and by account', async () => {
  const { Income } = await summary();
  expect(Income.Bars.slice(0, 4).map(({ from, to, Total }) => [from, to, Total])).toEqual([
    ['2026-01-01', '2026-01-31', '20'],
    ['2026-02-01', '2026-02-28', '30'],
    ['2026-03-01', '2026-03-31', '40'],
    ['2026-04-01', '2026-04-30', '0'],
  ]);
  expect(Income.Bars).toHaveLength(12);
  expect(Income.Accounts.map(({ AccountName, Total }) => [AccountName, Total])).toEqual([['Sales', '90']]);
});

test.each([
  ['thismonth', '40', 31],
  ['quarter1', '90', 3],
  ['quarter2', '0', 3],
  ['alltime', '1100', 14],
])('%s earned %s in %i bars', async (sortby, total, bars) => {
  const { Income } = await summary({ sortby });
  expect(Income.Total).toBe(total);
  expect(Income.Bars).toHaveLength(bars);
});

test('days of one’s own are counted to the day, and held against as many before them', async () => {
  const { Income, Customers } = await summary({ fromdate: '2025-12-31', todate: '2026-02-10' });
  expect(Income.Total).toBe('60');
  expect(Income.Previous).toEqual({ from: '2025-11-19', to: '2025-12-30', Total: '0', Now: '60' });
  expect(Customers.map(({ name, Total }) => [name, Total])).toEqual([
    ['Ada Stone', '30'],
    ['Brook & Søn', '30'],
  ]);
});

test('what is outstanding adds up over how late it is, whatever the days looked at', async () => {
  const { Outstanding } = await summary({ sortby: 'quarter2' });
  expect(Outstanding.Total).toBe('1055');
  expect(Outstanding.Overdue).toBe('1025');
  expect(Outstanding.Ages.map(({ age, Count, Total }) => [age, Count, Total])).toEqual([
    ['not due', 1, '30'],
    ['1-30', 0, '0'],
    ['31-60', 1, '15'],
    ['61-90', 1, '10'],
    ['91 or more', 1, '1000'],
  ]);
});

test('what is future-dated is not outstanding before its day, and what was owed when the books began is', async () => {
  const own = apiFor(await server.client());
  const fields = {
    type: 'person',
    name: 'Ada Stone',
    openingbalance: '70',
    openingbalancedate: '2025-12-31',
  };
  const customer = expectOk(await own.client.send(customerCalls.addCustomer, fields)).body.data.id;
  await own.invoice({ customer, prices: ['100'], issuedOn: '2026-03-20' });
  await own.invoice({ customer, prices: ['900'], issuedOn: '2026-04-10', dueOn: '2026-05-10' });
  const { Outstanding } = expectOk(await own.client.send(dashboardCalls.businessSummary, {})).body;
  expect(Outstanding).toEqual({
    Total: '170',
    Overdue: '0',
    Ages: [
      { age: 'not due', Count: 1, Total: '100' },
      ...['1-30', '31-60', '61-90', '91 or more'].map((age) => ({ age, Count: 0, Total: '0' })),
      { age: 'no document', Count: 0, Total: '70' },
    ],
    ThisWeek: { from: '2026-03-20', to: '2026-03-27', Count: 0, Total: '0' },
  });
  const summary = async (days: Record<string, string>) =>
    expectOk(await own.client.send(customerCalls.customerSummary, days)).body.data;
  const sums = { totalinvoiced: '170', totalsettled: '0', totaloutstanding: '170' };
  expect(await summary({ sortby: 'alltime' })).toMatchObject(sums);
  expect(await summary({ sortby: 'thisyear' })).toMatchObject({
    totalinvoiced: '100',
    totaloutstanding: '100',
  });
});

test('the largest customers of the days come first; what was cancelled is not billed', async () => {
  expect((await summary()).Customers.map(({ name, Count, Total }) => [name, Count, Total])).toEqual([
    ['Brook & Søn', 2, '70'],
    ['Ada Stone', 1, '20'],
  ]);
  expect((await summary({ sortby: 'alltime' })).Customers[0]).toEqual({
    clientid: brook,
    name: 'Brook & Søn',
    Count: 3,
    Total: '1070',
  });
});

test('its documents come ten to a page, the oldest first as the spec says, or the newest', async () => {
  const oldest = await summary();
  expect([oldest.Total, oldest.PageTotal, oldest.CurrentPage]).toEqual([6, 1, 1]);
  expect(oldest.Invoices[0]!.total).toBe('20');
  const newest = await summary({ sortorder: 'descending', limit: '2', status: 'not paid' });
  expect(newest.Invoices.map(({ total }) => total)).toEqual(['30']);
  const own = apiFor(await server.client());
  const customer = await own.customer();
  for (let n = 1; n <= 11; n += 1)
    await own.invoice({ customer, prices: [String(n)], issuedOn: `2026-01-${String(n).padStart(2, '0')}` });
  const eleven = expectOk(await own.client.send(dashboardCalls.businessSummary, {})).body;
  expect(eleven.Invoices.map(({ total }) => total)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(String));
  expect([eleven.Total, eleven.PageTotal, eleven.CurrentPage]).toEqual([11, 2, 1]);
});

test.each([
  [{ page: '2', limit: '4' }, ['50', '55'], 2],
  [{ searchquery: 'brook' }, ['30', '40'], 1],
  [{ status: 'draft' }, ['50', '55'], 1],
  [{ invoicetype: 'receipt' }, ['40'], 1],
  [{ sortby: 'quarter2' }, [], 1],
  [{ fromdate: '2026-02-01', todate: '2026-02-28' }, ['30'], 1],
])('asked for %j a summary lists %j', async (query, amounts, page) => {
  const { Invoices, CurrentPage } = await summary(query);
  expect([Invoices.map(({ total }) => total), CurrentPage]).toEqual([amounts, page]);
});

test('the counters count what is there', async () => {
  const tea = { type: 'product', productname: 'Tea', price: '5' };
  const { id } = expectOk(await api.client.send(productCalls.addProduct, tea)).body.data;
  expectOk(await api.client.send(productCalls.updateProduct, { ...tea, id, price: '6' }));
  expectOk(await api.client.send(productCalls.addProduct, { ...tea, productname: 'Cake' }));
  const counts = expectOk(await api.client.send(dashboardCalls.dashboardCounters, {})).body;
  expect(counts).toEqual({
    NumberofClients: 2,
    NumberofExpenses: 0,
    NumberofInvoicesCreated: 7,
    NumberofProducts: 2,
    NumberofProductsUpdated: 1,
    TotalNumberofInvoices: 8,
  });
});

test('the counters count the expenses that stand', async () => {
  const client = await server.client();
  const expenses = expenseApiFor(client);
  const deleted = await expenses.expense();
  await expenses.expense();
  expectOk(await expenses.remove(deleted));
  const counts = expectOk(await client.send(dashboardCalls.dashboardCounters, {})).body;
  expect(counts.NumberofExpenses).toBe(1);
});

test('to do is what is overdue, old drafts and unanswered quotes; each is gone once it is done', async () => {
  const quote = (IssueDate: string) =>
    api.client.send(quoteCalls.createQuote, {
      ClientIDFK: ada,
      IssueDate,
      QuotesItems: [{ ProductName: 'Advice', Quantity: '1', UnitPrice: '70' }],
    });
  expectOk(await quote('2026-03-06'));
  expectOk(await quote('2026-03-07'));
  expect(await toDo()).toEqual([
    { kind: 'overdue', Count: 3, Total: '1025', until: null },
    { kind: 'unanswered quotes', Count: 1, Total: '70', until: '2026-03-06' },
    { kind: 'old drafts', Count: 1, Total: null, until: '2026-03-16' },
    { kind: 'accounting', Count: 0, Total: null, until: null },
  ]);
});

test('a bill is to do from a week before it is due until it is paid', async () => {
  const client = await server.client();
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill');
  const waiting = async () =>
    expectOk(await client.send(dashboardCalls.toDoList, {})).body.ToDo.filter(
      ({ kind }) => kind === 'bills to pay',
    );
  const [late] = [
    await bills.bill({ vendor, due: '2026-03-10' }),
    await bills.bill({ vendor, due: '2026-03-27' }),
    await bills.bill({ vendor, due: '2026-03-28' }),
    await bills.bill({ vendor, due: '2026-03-10', status: 'Draft' }),
  ];
  expect(await waiting()).toEqual([{ kind: 'bills to pay', Count: 2, Total: '200', until: null }]);
  expectOk(await bills.pay(late!, '100'));
  expect(await waiting()).toEqual([{ kind: 'bills to pay', Count: 1, Total: '100', until: null }]);
});

test('what is owed to vendors stands beside what customers owe, by how long it has been due', async () => {
  const client = await server.client();
  const bills = billApiFor(client);
  const vendor = await bills.vendor('Paper Mill');
  const late = await bills.bill({ vendor, due: '2026-03-10', reference: 'A' });
  await bills.bill({ vendor, due: '2026-03-20', reference: 'B' });
  await bills.bill({ vendor, due: '2026-03-10', status: 'Draft', reference: 'C' });
  expectOk(await bills.pay(late, '40', { date: '2026-03-19' }));
  const { Payable, Outstanding } = expectOk(await client.send(dashboardCalls.businessSummary, {})).body;
  expect(Payable).toMatchObject({ Total: '160', Overdue: '60' });
  expect(Payable.Ages.filter(({ Count }) => Count > 0)).toEqual([
    { age: 'not due', Count: 1, Total: '100' },
    { age: '1-30', Count: 1, Total: '60' },
  ]);
  expect(Outstanding.Total).toBe('0');
});

test('an order is to do two weeks after its day, until something of it is billed', async () => {
  const client = await server.client();
  const orders = orderApiFor(client);
  const vendor = await billApiFor(client).vendor('Paper Mill');
  const waiting = async () =>
    expectOk(await client.send(dashboardCalls.toDoList, {})).body.ToDo.filter(
      ({ kind }) => kind === 'unbilled orders',
    );
  const old = await orders.order({ vendor, more: { PurchaseOrderDate: '2026-03-06' } });
  await orders.order({ vendor, more: { PurchaseOrderDate: '2026-03-07' } });
  expect(await waiting()).toEqual([{ kind: 'unbilled orders', Count: 1, Total: '100', until: '2026-03-06' }]);
  expectOk(await orders.bill(old, ['1', '0']));
  expect(await waiting()).toEqual([]);
});

test('a business that has not begun is told with what to begin', async () => {
  const fresh = apiFor(await server.client());
  const { ToDo } = expectOk(await fresh.client.send(dashboardCalls.toDoList, {})).body;
  expect(ToDo.map(({ kind }) => kind)).toEqual(['no customer', 'no item', 'no invoice', 'accounting']);
  const { Income, Outstanding, Customers, Total } = expectOk(
    await fresh.client.send(dashboardCalls.businessSummary, {}),
  ).body;
  expect([Income.Total, Outstanding.Total, Customers, Total]).toEqual(['0', '0', [], 0]);
});

test('accounting is to be set up until every default is chosen, by those who may and where the plan has it', async () => {
  const client = await server.client();
  const ledger = ledgerApiFor(client);
  const kinds = async () =>
    expectOk(await client.send(dashboardCalls.toDoList, {})).body.ToDo.map(({ kind }) => kind as string);
  expectOk(await ledger.saveDefaults({ Income: null }));
  expect(await kinds()).toContain('accounting');
  await server.owner.query(`update business set plan = 'starter' where id = $1`, [client.shop.business.id]);
  expect(await kinds()).not.toContain('accounting');
  await server.owner.query(`update business set plan = 'growth' where id = $1`, [client.shop.business.id]);
  expect(await kinds()).toContain('accounting');
  expectOk(await ledger.saveDefaults());
  expect(await kinds()).not.toContain('accounting');
});

test('the money there is today, and at the end of next month with what falls due until then, late ones too', async () => {
  const own = await server.client();
  const invoices = apiFor(own);
  const paid = await invoices.invoice({ prices: ['500'], issuedOn: '2026-03-01', dueOn: '2026-03-15' });
  await invoices.pay(paid, '500');
  await invoices.invoice({ prices: ['100'], issuedOn: '2026-01-10', dueOn: '2026-02-10' });
  await invoices.invoice({ prices: ['70'], issuedOn: '2026-03-10', dueOn: '2026-04-30' });
  await invoices.invoice({ prices: ['9'], issuedOn: '2026-03-10', dueOn: '2026-05-01' });
  const bills = billApiFor(own);
  const items = [{ ProductName: 'Flour', Qty: '1', HomeUnitPrice: '40' }];
  await bills.bill({ vendor: await bills.vendor('Mill'), items, day: '2026-03-02', due: '2026-04-02' });
  expect(expectOk(await own.send(dashboardCalls.moneyOutlook, {})).body).toMatchObject({
    Cash: '500',
    until: '2026-04-30',
    FromCustomers: '170',
    ToVendors: '40',
    Expected: '630',
  });
});
