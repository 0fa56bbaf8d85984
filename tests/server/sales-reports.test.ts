import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itemCalls } from '../../src/api/calls/item.ts';
import { productCalls } from '../../src/api/calls/product.ts';
import { sheetCalls } from '../../src/api/calls/report.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import type { ReportSheet } from '../../src/domain/report/sheet.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { journalApiFor } from '../support/journal-api.ts';
import { reportCsv } from '../support/report-csv.ts';
import { type Server, startServer } from '../support/server.ts';
import { transferApiFor } from '../support/transfer-api.ts';

/** Reports of sales, purchases, ageing, tax, expenses and cash. Source: finance-answers.md, section C, 1 to 4 and 15 to 25; M1 and M10. */
let server: Server;
let api: Api;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-06-30');
  api = apiFor(await server.client());
});
afterAll(() => server.close());

type Name = keyof typeof sheetCalls;
const year = { sortby: 'thisyear' };
const ask = async (name: Name, query: Record<string, string> = year) => {
  const { report } = expectOk(await api.client.send(sheetCalls[name], query)).body;
  expect(report.controls.map(({ difference }) => difference)).toEqual(report.controls.map(() => '0'));
  return report;
};
/** Its rows, each as its name and its own figures; then its totals. */
const linesOf = ({ columns, groups, totals }: ReportSheet): string[] => {
  const own = columns.flatMap(({ place }, n) => (place === 'own' ? [n] : []));
  const name = columns.findIndex(({ place }) => place === 'lead');
  const written = (label: string, cells: { value: string | null }[]) =>
    `${label}: ${own.map((n) => cells[n]!.value ?? '-').join(' ')}`;
  return [
    ...groups.flatMap(({ rows }) => rows.map((cells) => written(cells[name]!.value!, cells))),
    ...(totals ? [written(`= ${totals.label}`, totals.cells)] : []),
  ];
};
const figuresOf = ({ figures }: ReportSheet) =>
  Object.fromEntries(figures.map(({ label, value }) => [label, value]));

describe('ageing', () => {
  test('M1: what was due stays in its column of that day, whatever came later', async () => {
    const customer = await api.customer();
    const given = { customer, issuedOn: '2026-03-10', dueOn: '2026-03-24' };
    const invoice = await api.invoice({ ...given, prices: ['100'] });
    await api.pay(invoice, '40', { date: '2026-04-02' });
    expectOk(await api.cancel(invoice, { date: '2026-05-05' }));
    const on = async (todate: string) => linesOf(await ask('customerAgeing', { todate }));
    expect(await on('2026-03-31')).toEqual([
      'Ada Stone: 0 100 0 0 0 100 0 100',
      '= Total: 0 100 0 0 0 100 0 100',
    ]);
    expect(await on('2026-04-30')).toEqual(['Ada Stone: 0 0 60 0 0 60 0 60', '= Total: 0 0 60 0 0 60 0 60']);
    expect(await on('2026-05-31')).toEqual(['Ada Stone: 0 0 0 0 0 0 40 -40', '= Total: 0 0 0 0 0 0 40 -40']);
    const { columns } = await ask('customerAgeing', { todate: '2026-03-31' });
    expect(columns.slice(1, 6).map(({ title }) => title)).toEqual([
      'Not due',
      '30 or less',
      '31-60',
      '61-90',
      '91 or more',
    ]);
    const details = await ask('customerAgeing', { todate: '2026-04-30', view: 'details' });
    expect(linesOf(details)[0]).toBe('INV-0001: 2026-03-10 2026-03-24 37 100 USD 0 0 60 0 0 60');
    // Today is 30 June: the statement of March is that of March still.
    const march = { clientid: customer, fromdate: '2026-03-01', todate: '2026-03-31' };
    expect(figuresOf(await ask('clientStatementReport', march))).toMatchObject({ 'Balance due': '100' });
  });

  test('the 30th day late is 30 or less, the 31st the next', async () => {
    const customer = await api.customer('Border');
    await api.invoice({ customer, prices: ['1'], issuedOn: '2026-01-01', dueOn: '2026-05-01' });
    const on = async (todate: string) => linesOf(await ask('customerAgeing', { todate }))[0];
    expect(await on('2026-05-01')).toBe('Border: 1 0 0 0 0 1 0 1');
    expect(await on('2026-05-02')).toBe('Border: 0 1 0 0 0 1 0 1');
    expect(await on('2026-05-31')).toBe('Border: 0 1 0 0 0 1 0 1');
    expect(await on('2026-06-01')).toBe('Border: 0 0 1 0 0 1 0 1');
    expect(await on('2026-06-30')).toBe('Border: 0 0 1 0 0 1 0 1');
  });

  test('by document date nothing is not due, and an item is as old as its document, on any past day', async () => {
    const customer = await api.customer('Border');
    await api.invoice({ customer, prices: ['1'], issuedOn: '2026-01-01', dueOn: '2026-05-01' });
    const on = async (todate: string, more = {}) => {
      const report = await ask('customerAgeing', { todate, agedby: 'document', ...more });
      return linesOf(report)[0];
    };
    expect(await on('2026-01-01')).toBe('Border: 1 0 0 0 1 0 1');
    expect(await on('2026-01-31')).toBe('Border: 1 0 0 0 1 0 1');
    expect(await on('2026-02-01')).toBe('Border: 0 1 0 0 1 0 1');
    expect(await on('2026-04-02')).toBe('Border: 0 0 0 1 1 0 1');
    expect(await on('2026-02-01', { view: 'details' })).toBe(
      'INV-0001: 2026-01-01 2026-05-01 31 1 USD 0 1 0 0 1',
    );
    const bills = billApiFor(api.client);
    await bills.bill({ vendor: await bills.vendor('Paper Mill'), day: '2026-05-01', due: '2026-06-15' });
    const aged = { todate: '2026-06-10', agedby: 'document' };
    expect(linesOf(await ask('vendorAgeing', aged))[0]).toBe('Paper Mill: 0 100 0 0 100 0 100');
  });

  test('vendors likewise, with what was paid ahead apart', async () => {
    const bills = billApiFor(api.client);
    const vendor = await bills.vendor('Paper Mill');
    await bills.bill({ vendor, day: '2026-05-01', due: '2026-05-15' });
    expect(linesOf(await ask('vendorAgeing', { todate: '2026-06-30' }))).toEqual([
      'Paper Mill: 0 0 100 0 0 100 0 100',
      '= Total: 0 0 100 0 0 100 0 100',
    ]);
  });
});

describe('sales', () => {
  test('by customer, by item and by category come to net revenue, with what the goods cost', async () => {
    const product = await api.goods('Lamp', '10', '3');
    const ada = await api.customer('Ada');
    const bob = await api.customer('Bob');
    const lamps = (quantity: string) => ({
      items: [{ productid: product, ItemName: '', quantity, price: '10' }],
    });
    const big = await api.invoice({ customer: ada, issuedOn: '2026-06-01', ...lamps('4') });
    await api.invoice({ customer: bob, issuedOn: '2026-06-02', prices: ['50'], money: { ShipValue: '5' } });
    const [line] = (await api.view(big)).items;
    expectOk(await api.giveBack(big, [{ lineId: line!.id, quantity: '1' }], { date: '2026-06-03' }));
    expect(linesOf(await ask('salesByCustomer'))).toEqual([
      'Bob: 1 1 55 0 55 0 0 55 100 64.71',
      'Ada: 1 3 40 10 30 0 9 21 70 35.29',
      '= Total: - 4 95 10 85 0 9 76 - -',
    ]);
    expect(linesOf(await ask('salesByProduct'))).toEqual([
      'Lines without an item: 1 50 0 50 100 50',
      'Lamp: 3 30 9 21 70 10',
      'Shipping: 0 5 0 5 100 -',
      '= Total: 4 85 9 76 - -',
    ]);
    expect(linesOf(await ask('salesByCategory')).map((text) => text.split(':')[0])).toEqual([
      'Lines without an item',
      'Without a category',
      'Shipping',
      '= Total',
    ]);
    expect(figuresOf(await ask('salesByCustomer'))).toEqual({
      'Other cost of sales': '0',
      'Gross profit of the income statement': '76',
    });
    expect(linesOf(await ask('salesByEmployee'))[0]).toMatch(/: 2 2 85 76 100$/);
    expect(linesOf(await ask('salesByCustomer', { ...year, clientId: ada }))[0]).toBe(
      'Ada: 1 3 40 10 30 0 9 21 70 100',
    );
  });

  test('have a column of net sales for each month or quarter, and one for all of them', async () => {
    const ada = await api.customer('Ada');
    const bob = await api.customer('Bob');
    const may = await api.invoice({ customer: ada, issuedOn: '2026-05-02', prices: ['40'] });
    await api.invoice({ customer: bob, issuedOn: '2026-03-31', prices: ['25'] });
    await api.invoice({ customer: ada, issuedOn: '2026-06-02', prices: ['10'] });
    const [line] = (await api.view(may)).items;
    expectOk(await api.giveBack(may, [{ lineId: line!.id, quantity: '1' }], { date: '2026-06-03' }));
    const days = { fromdate: '2026-03-01', todate: '2026-06-30' };
    const byMonth = await ask('salesByCustomer', { ...days, columns: 'month' });
    expect(byMonth.columns.map(({ title }) => title)).toEqual([
      'Customer',
      'March 2026',
      'April 2026',
      'May 2026',
      'June 2026',
      'Total',
    ]);
    expect(byMonth.columns[3]!.days).toEqual({ from: '2026-05-01', to: '2026-05-31' });
    expect(linesOf(byMonth)).toEqual(['Bob: 25 0 0 0 25', 'Ada: 0 0 40 -30 10', '= Total: 25 0 40 -30 35']);
    expect(linesOf(await ask('salesByProduct', { ...days, columns: 'quarter' }))).toEqual([
      'Lines without an item: 25 10 35',
      '= Total: 25 10 35',
    ]);
    expect(linesOf(await ask('salesByCategory', { ...days, columns: 'quarter' })).at(-1)).toBe(
      '= Total: 25 10 35',
    );
    expect(linesOf(await ask('salesByEmployee', { ...days, columns: 'quarter' })).at(-1)).toBe(
      '= Total: 25 10 35',
    );
    const tooMany = { columns: 'month', fromdate: '2020-01-01', todate: '2026-12-31' };
    expect(await api.client.send(sheetCalls.salesByCustomer, tooMany)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'columns' }] },
    });
  });

  test('a discount lowers sales and not what was sold', async () => {
    await api.invoice({
      prices: ['100'],
      issuedOn: '2026-06-02',
      money: { discountType: 'percentage', discountPercentage: '10' },
    });
    expect(linesOf(await ask('salesByProduct'))[0]).toBe('Lines without an item: 1 90 0 90 100 90');
  });

  test('what is outstanding: invoiced less paid, credited and written off', async () => {
    const customer = await api.customer('Ada');
    const paid = await api.invoice({
      customer,
      prices: ['100'],
      issuedOn: '2026-03-01',
      dueOn: '2026-03-15',
    });
    await api.pay(paid, '30', { date: '2026-03-10' });
    await api.invoice({ customer, prices: ['20'], issuedOn: '2025-12-01' });
    const bob = await api.invoice({
      customer: await api.customer('Bob'),
      prices: ['8'],
      issuedOn: '2026-04-01',
    });
    expectOk(await api.writeOff(bob));
    expect(linesOf(await ask('outstandingRevenue'))).toEqual([
      'Ada: 1 100 30 0 0 70 70',
      'Bob: 1 8 0 0 8 0 0',
      'From before this period, opening balances and entries by hand: 0 0 0 0 0 20 20',
      '= Total: 2 108 30 0 8 90 90',
    ]);
  });

  test('income by source and by month', async () => {
    await api.invoice({ prices: ['100'], issuedOn: '2026-05-02' });
    await api.invoice({ prices: ['50'], issuedOn: '2026-06-02' });
    expect(linesOf(await ask('incomeSources'))).toEqual(['13: 150 100', '= Total: 150 -']);
    const months = await ask('profit', { sortby: 'quarter2' });
    expect(linesOf(months)).toEqual([
      'April 2026: 0 0 0 0',
      'May 2026: 100 0 0 100',
      'June 2026: 50 0 0 50',
      '= Total: 150 0 0 150',
    ]);
  });
});

describe('what was sold is narrowed', () => {
  const totalOf = async (name: Name, query: Record<string, string>) => {
    const lines = linesOf(await ask(name, { ...year, ...query }));
    return lines.at(-1) ?? 'nothing';
  };

  test('to a customer, an item, a category, a location, a channel and who sold, in each report of sales', async () => {
    const places = transferApiFor(api.client);
    await places.enable();
    const [main, annex] = [await places.main(), await places.location('Annex')];
    const add = async (productname: string, categoryname: string): Promise<string> => {
      const sent = { type: 'product', productname, price: '1', categoryname };
      return expectOk(await api.client.send(productCalls.addProduct, sent)).body.data.id;
    };
    const [lamp, chair] = [await add('Lamp', 'Light'), await add('Chair', 'Wood')];
    const { ProductCategoryList } = expectOk(await api.client.send(itemCalls.itemCategories, {})).body.data;
    const light = ProductCategoryList.find(({ Category }) => Category === 'Light')!.id;
    const [ada, bob] = [await api.customer('Ada'), await api.customer('Bob')];
    const sold = (productid: string, price: string, LocationIDFK: string) => [
      { productid, ItemName: '', quantity: '1', price, LocationIDFK },
    ];
    await api.invoice({ customer: ada, items: sold(lamp, '10', main), issuedOn: '2026-06-01' });
    await api.invoice({ customer: bob, items: sold(lamp, '30', annex), issuedOn: '2026-06-02' });
    await api.invoice({ customer: bob, items: sold(chair, '500', annex), issuedOn: '2026-06-03' });
    const { Employees } = expectOk(await api.client.send(reportCalls.employees, {})).body.data;
    for (const name of [
      'salesByCustomer',
      'salesByProduct',
      'salesByCategory',
      'salesOfCategory',
      'salesByEmployee',
    ] as const) {
      const net = async (query: Record<string, string>) => {
        const report = await ask(name, { ...year, ...query });
        const at = report.columns.findIndex(({ title }) => title === 'Net sales');
        return report.totals?.cells[at]?.value ?? '0';
      };
      expect(
        [
          await net({ clientId: bob }),
          await net({ productId: lamp }),
          await net({ categoryId: light }),
          await net({ locationId: annex }),
          await net({ channel: 'manual' }),
          await net({ channel: 'store' }),
          await net({ employeeId: Employees[0]!.UserId }),
          await net({ clientId: bob, productId: lamp }),
        ],
        name,
      ).toEqual(['530', '40', '40', '530', '540', '0', '540', '30']);
    }
    // A category leads to its items.
    expect(linesOf(await ask('salesOfCategory', { ...year, categoryId: light }))[0]).toMatch(/^Lamp: 2 40 /);
    expect(await totalOf('salesOfCategory', { categoryId: light })).toMatch(/^= Total: 2 40 /);
  });

  test('by category and employee as they were: what changes later says nothing of an invoice before', async () => {
    const sent = { type: 'product', productname: 'Lamp', price: '1', categoryname: 'Light' };
    const { id: lamp } = expectOk(await api.client.send(productCalls.addProduct, sent)).body.data;
    const items = [{ productid: lamp, ItemName: '', quantity: '1', price: '10' }];
    await api.invoice({ items, issuedOn: '2026-05-01' });
    const { version } = expectOk(await api.client.send(productCalls.getProduct, { productId: lamp })).body
      .data;
    expectOk(
      await api.client.send(productCalls.updateProduct, { ...sent, id: lamp, version, categoryname: 'Wood' }),
    );
    await api.invoice({ items, issuedOn: '2026-06-01' });
    expect(
      linesOf(await ask('salesByCategory')).map((line) => line.split(' ').slice(0, 3).join(' ')),
    ).toEqual(['Light: 1 10', 'Wood: 1 10', '= Total: 2']);
  });
});

test('who sold is chosen among the people of the business, and narrows what was sold', async () => {
  await api.invoice({ prices: ['100'] });
  const { Employees } = expectOk(await api.client.send(reportCalls.employees, {})).body.data;
  expect(Employees.map(({ Name }) => Name)).toEqual([expect.stringMatching(/\S/)]);
  const of = async (employeeId: string) => linesOf(await ask('salesByEmployee', { ...year, employeeId }));
  expect((await of(Employees[0]!.UserId)).at(-1)).toBe('= Total: - - 100 100 -');
  expect(await of(await api.customer())).toEqual([]);
});

describe('sales tax', () => {
  test('M10: tax on sales less what is deducted, what was settled apart', async () => {
    const VAT = await api.tax('VAT', '21');
    const taxed = (price: string) => [{ ItemName: 'Work', quantity: '1', price, TaxId: VAT }];
    // Before the quarter 120 are owed, which are paid in it.
    const lastQuarter = await api.tax('Old VAT', '12');
    await api.invoice({
      items: [{ ItemName: 'Work', quantity: '1', price: '1000', TaxId: lastQuarter }],
      issuedOn: '2026-03-20',
    });
    await journalApiFor(api.client).entry(
      [
        ['Sales tax collected', '120'],
        ['1', '-120'],
      ],
      { EntryDate: '2026-04-20' },
    );
    await api.invoice({ items: taxed('1000'), issuedOn: '2026-04-02' });
    // What is outside scope is in no row, nor in any total.
    const outside = { TaxName: 'Outside', TaxPercentage: '0', Kind: 'outside' };
    const { TaxId } = expectOk(await api.client.send(taxCalls.addTax, outside)).body.data;
    await api.invoice({
      items: [{ ItemName: 'Deposit', quantity: '1', price: '500', TaxId }],
      issuedOn: '2026-04-02',
    });
    const bills = billApiFor(api.client);
    await bills.bill({
      vendor: await bills.vendor('Mill'),
      day: '2026-04-03',
      items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '300', TaxID: VAT }],
    });
    const report = await ask('salesTaxReport', { sortby: 'quarter2' });
    expect(report.columns.map(({ title }) => title)).toEqual([
      ...['Tax', 'Kind', 'Rate %', 'Sales base'],
      ...['Tax on sales', 'Purchases base', 'Tax on expenses'],
    ]);
    expect(linesOf(report)).toEqual(['VAT: 21 1000 210 300 63', '= Total: - 1000 210 300 63']);
    const documents = await ask('salesTaxReport', { sortby: 'quarter2', view: 'documents' });
    expect(documents.columns.map(({ title }) => title)).toEqual([
      ...['Date', 'Document', 'Contact', 'Tax number', 'Country', 'Tax', 'Rate %'],
      ...['Sales base', 'Tax on sales', 'Purchases base', 'Tax on expenses'],
    ]);
    expect(
      documents.groups[0]!.rows.map((cells) => cells.map(({ value }) => value ?? '-').join(' ')),
    ).toEqual([
      '2026-04-03 BILL-0001 Mill - - VAT 21 0 0 300 63',
      '2026-04-02 INV-0002 Ada Stone - - VAT 21 1000 210 0 0',
    ]);
    expect(figuresOf(documents)).toEqual(figuresOf(report));
    const months = await ask('salesTaxReport', { sortby: 'quarter2', view: 'months' });
    expect(linesOf(months)).toEqual(['April 2026: 1000 210 300 63', '= Total: 1000 210 300 63']);
    expect(figuresOf(report)).toMatchObject({
      'Net owing': '147',
      Adjustments: '0',
      'Owed before this period': '120',
      'Paid to the tax office': '120',
      'Owed now': '147',
    });
  });

  test('its documents are turned through, newest first, with the totals and figures of all on each page and a file of all', async () => {
    const VAT = await api.tax('VAT', '21');
    const days = ['2026-04-02', '2026-04-03', '2026-04-03', '2026-04-05', '2026-04-06'];
    for (const [n, issuedOn] of days.entries())
      await api.invoice({
        items: [{ ItemName: 'Work', quantity: '1', price: `${n + 1}00`, TaxId: VAT }],
        issuedOn,
      });
    const listed = async (page: number, limit = 2) => {
      const sent = { sortby: 'quarter2', view: 'documents', page: String(page), limit: String(limit) };
      const { report, ...turned } = expectOk(await api.client.send(sheetCalls.salesTaxReport, sent)).body;
      const numbers = report.groups.flatMap(({ rows }) => rows.map((cells) => cells[1]!.value));
      return { report, numbers, turned: [turned.total, turned.currentpage, turned.pagetotal] };
    };
    const pages = [await listed(1), await listed(2), await listed(3)];
    expect(pages.map(({ numbers }) => numbers)).toEqual([
      ['INV-0005', 'INV-0004'],
      ['INV-0003', 'INV-0002'],
      ['INV-0001'],
    ]);
    expect(pages.map(({ turned }) => turned)).toEqual([
      [5, 1, 3],
      [5, 2, 3],
      [5, 3, 3],
    ]);
    const summary = await ask('salesTaxReport', { sortby: 'quarter2' });
    for (const { report } of pages) {
      expect(linesOf(report).at(-1)).toMatch(/^= Total: .*1500 315 0 0$/);
      expect(figuresOf(report)).toEqual(figuresOf(summary));
    }
    expect((await listed(9)).numbers, 'beyond the last').toEqual(['INV-0001']);
    expect((await listed(1, 1000)).turned).toEqual([5, 1, 1]);
    const file = { report: 'sales-tax', sortby: 'quarter2', view: 'documents' };
    const { rows } = await reportCsv(server, api.client, file);
    expect(rows.slice(1, 6).map(([, number]) => number)).toEqual(pages.flatMap(({ numbers }) => numbers));
    expect(rows[6]!.slice(-4)).toEqual(['1500', '315', '0', '0']);
    // The other two are summaries, which are whole.
    for (const view of ['summary', 'months'])
      expect(
        expectOk(await api.client.send(sheetCalls.salesTaxReport, { sortby: 'quarter2', view, limit: '1' }))
          .body,
      ).toMatchObject({ currentpage: 1, pagetotal: 1 });
  });

  test('nothing taxed is one empty page', async () => {
    const sent = { sortby: 'quarter2', view: 'documents', page: '2' };
    const { body } = expectOk(await api.client.send(sheetCalls.salesTaxReport, sent));
    expect(body).toMatchObject({ total: 0, currentpage: 1, pagetotal: 1 });
    expect([body.report.groups, body.report.totals]).toEqual([[], null]);
  });
});

describe('buying', () => {
  test('purchases by vendor, with expenses and without the tax that is deducted', async () => {
    const VAT = await api.tax('VAT', '10');
    const bills = billApiFor(api.client);
    const vendor = await bills.vendor('Mill');
    await bills.bill({
      vendor,
      day: '2026-04-03',
      items: [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '300', TaxID: VAT }],
    });
    await expenseApiFor(api.client).expense({ NoTaxTotal: '100', ExpenseDate: '2026-05-01' });
    expect(linesOf(await ask('purchasesByVendor'))).toEqual([
      'Mill: 1 0 300 0 300 30 330 75 2026-04-03',
      'Expenses without a vendor: 0 1 100 0 100 0 100 25 2026-05-01',
      '= Total: 1 1 400 0 400 30 430 - -',
    ]);
    expect(linesOf(await ask('expenseAnalysis'))).toEqual([
      'Office supplies: 300 75',
      'Travel: 100 25',
      '= Total without cost of sales: 400 -',
    ]);
    expect(linesOf(await ask('expenseAnalysis', { ...year, view: 'vendor' }))[0]).toBe('Mill: 300 75');
  });

  test('expenses have a column for each month', async () => {
    const spent = (NoTaxTotal: string, ExpenseDate: string) =>
      expenseApiFor(api.client).expense({ NoTaxTotal, ExpenseDate });
    await spent('20', '2026-05-06');
    await spent('5', '2026-06-07');
    const report = await ask('expenseAnalysis', {
      fromdate: '2026-05-01',
      todate: '2026-06-30',
      columns: 'month',
    });
    expect(linesOf(report)).toEqual(['Travel: 20 5 25', '= Total without cost of sales: 20 5 25']);
    const productid = await api.goods('Lamp', '10', '3');
    const items = [{ ItemName: 'Lamp', quantity: '2', price: '5', productid }];
    await api.invoice({ items, issuedOn: '2026-06-08' });
    const all = { fromdate: '2026-05-01', todate: '2026-06-30', costofsales: 'true' };
    expect(linesOf(await ask('expenseAnalysis', all))).toEqual([
      'Travel: 25 80.65',
      'Cost of goods sold: 6 19.35',
      '= Total: 31 -',
    ]);
  });

  test('cash by month: a transfer shows its fee alone, what was opened neither in nor out, at both ends the cash there is', async () => {
    const money = bankMoneyApiFor(api.client);
    const first = await api.bank('First', { OpeningBalance: '1000', OpeningDate: '2026-04-10' });
    const second = await api.bank('Second');
    expectOk(await money.transfer(first, second, '400', { date: '2026-05-05', fee: '3' }));
    expectOk(await money.add(first, '50', { date: '2026-06-06' }));
    expect(linesOf(await ask('cashChart', { sortby: 'quarter2' }))).toEqual([
      'April 2026: 0 0 1000',
      'May 2026: 0 3 997',
      'June 2026: 50 0 1047',
      '= Total: 50 3 -',
    ]);
  });

  test('cash by month: what is expected follows, customers as late as they usually are, late ones this month', async () => {
    const slow = await api.customer('Slow');
    const prompt = await api.customer('Prompt');
    const invoice = (customer: string, price: string, issuedOn: string, dueOn: string) =>
      api.invoice({ customer, prices: [price], issuedOn, dueOn });
    // Paid off 20 and 10 days late; what was paid in part says nothing yet, nor what was paid off over a year ago.
    await api.pay(await invoice(slow, '100', '2026-01-01', '2026-01-10'), '100', { date: '2026-01-30' });
    await api.pay(await invoice(slow, '50', '2026-02-01', '2026-02-10'), '50', { date: '2026-02-20' });
    await api.pay(await invoice(slow, '70', '2025-01-01', '2025-01-10'), '70', { date: '2025-06-29' });
    const part = await invoice(slow, '80', '2026-06-01', '2026-07-20');
    await api.pay(part, '30', { date: '2026-06-30' });
    await invoice(prompt, '40', '2026-06-01', '2026-07-20');
    await invoice(prompt, '15', '2026-01-01', '2026-01-10');
    await invoice(prompt, '5', '2026-06-01', '2028-01-10');
    const items = [{ ProductName: 'Paper', Qty: '1', HomeUnitPrice: '25' }];
    const bills = billApiFor(api.client);
    await bills.bill({ vendor: await bills.vendor('Mill'), items, day: '2026-06-01', due: '2026-07-31' });
    const days = { fromdate: '2026-06-01', todate: '2026-12-31' };
    const posted = ['June 2026: 30 0 250', '= Total: 30 0 -'];
    expect(linesOf(await ask('cashChart', days))).toEqual(posted);
    const report = await ask('cashChart', { ...days, monthsahead: 'true' });
    const quiet = (month: string) => `Expected, ${month}: 0 0 330`;
    expect(linesOf(report)).toEqual([
      posted[0],
      'Expected, June 2026: 15 0 265',
      'Expected, July 2026: 40 25 280',
      'Expected, August 2026: 50 0 330',
      ...['September 2026', 'October 2026', 'November 2026', 'December 2026', 'January 2027'].map(quiet),
      ...['February 2027', 'March 2027', 'April 2027', 'May 2027'].map(quiet),
      'Expected, later: 5 0 335',
      '= Total to date: 30 0 -',
    ]);
    expect(report.groups.map(({ expected }) => expected)).toEqual([undefined, true]);
    // Days that are over have nothing ahead.
    const over = await ask('cashChart', {
      fromdate: '2026-04-01',
      todate: '2026-05-31',
      monthsahead: 'true',
    });
    expect(over.groups.every(({ expected }) => !expected)).toBe(true);
  });

  test('expenses by account, category or vendor, what has none of it in a row of its own', async () => {
    const expenses = expenseApiFor(api.client);
    await expenses.expense({ NoTaxTotal: '40', ExpenseDate: '2026-05-06' });
    const total = '= Total without cost of sales: 40 -';
    expect((await ask('expenseAnalysis')).groups).toHaveLength(1);
    for (const view of ['category', 'vendor'])
      expect(linesOf(await ask('expenseAnalysis', { ...year, view })).at(-1), view).toBe(total);
    expect(linesOf(await ask('expenseAnalysis', { ...year, view: 'vendor' }))[0]).toBe(
      'Without a vendor: 40 100',
    );
  });

  test('cash by month: a payment in, an expense out', async () => {
    const invoice = await api.invoice({ prices: ['100'], issuedOn: '2026-05-02' });
    await api.pay(invoice, '100', { date: '2026-05-03' });
    await expenseApiFor(api.client).expense({ NoTaxTotal: '30', ExpenseDate: '2026-06-01' });
    expect(linesOf(await ask('cashChart', { sortby: 'quarter2' }))).toEqual([
      'April 2026: 0 0 0',
      'May 2026: 100 0 100',
      'June 2026: 0 30 70',
      '= Total: 100 30 -',
    ]);
    expect(linesOf(await ask('businessSummaryReport', { sortby: 'quarter2' }))).toEqual([
      'Income: 100',
      'Expenses: 30',
      'of which cost of sales: 0',
      'Profit: 70',
      'Cash and bank: 70',
      'Receivable: 0',
      'Overdue from customers: 0',
      'Payable: 0',
      'Overdue to vendors: 0',
    ]);
  });
});
