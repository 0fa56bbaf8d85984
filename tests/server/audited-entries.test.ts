import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { accountSettingsCalls } from '../../src/api/calls/account-settings.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { decimal, sum } from '../../src/domain/money.ts';
import { type Api, apiFor, expectOk } from '../support/api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { expenseApiFor } from '../support/expense-api.ts';
import { importApiFor } from '../support/import-api.ts';
import { notingProvider, openSession, reportOn, sendReport } from '../support/payments.ts';
import { readPdf } from '../support/pdf-text.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What an auditor samples entries by. Source: finance-answers.md, section C, 11 and 26. */
let server: Server;
let client: Client;
let api: Api;
beforeAll(async () => {
  server = await startServer({ payments: notingProvider() });
});
beforeEach(async () => {
  server.setToday('2026-03-02');
  client = await server.client();
  api = apiFor(client);
});
afterAll(() => server.close());

const [euro, dollar] = [978, 840];
const taxOf = async (TaxName: string, TaxPercentage: string, more: object = {}): Promise<string> =>
  expectOk(await client.send(taxCalls.addTax, { TaxName, TaxPercentage, ...more })).body.data.TaxId;
const entries = async (query: Record<string, string> = {}) =>
  expectOk(await client.send(reportCalls.journalEntries, { limit: '100', ...query })).body.Entries;
type Line = Awaited<ReturnType<typeof entries>>[number]['lines'][number];
const moneyOf = (line: Line) => [line.TAccountId, line.currency, line.foreignamount, line.rate];
const taxesOf = (line: Line) => [line.TAccountId, line.tax, line.taxrate, line.taxbase, line.taxamount];

/** Three candles at €10 with a fifth of tax, and work of €10 that is taxed at nothing, at a rate of 1.10. */
const sold = async () => {
  const [vat, none] = [await taxOf('VAT', '20'), await taxOf('Export', '0')];
  const candle = await api.goods('Candle', '8', '2', '2026-01-10');
  await api.invoice({
    items: [
      { productid: candle, ItemName: '', quantity: '3', price: '10', TaxId: vat },
      { ItemName: 'Work', quantity: '1', price: '10', TaxId: none },
    ],
    money: { ForeignCurrencyID: euro, HomeCurrencyID: dollar, ExchangeRate: '1.1' },
  });
};

describe('of a sale in a foreign currency', () => {
  beforeEach(sold);

  test('each line has its currency, foreign amount and rate, its item and quantity', async () => {
    const [goods, sale] = await entries();
    expect(sale!.lines.map(moneyOf)).toEqual([
      [2, 'EUR', '46.00', '1.1'],
      [13, 'EUR', '-30.00', '1.1'],
      [9, 'EUR', '-6.00', '1.1'],
      [13, 'EUR', '-10.00', '1.1'],
    ]);
    expect(sale!.lines.map(({ item, quantity }) => [item, quantity])).toEqual([
      [null, null],
      ['Candle', '3'],
      ['Candle', null],
      [null, '1'],
    ]);
    // What the goods cost is in home currency.
    expect(goods!.lines.map(moneyOf)).toEqual([
      [32, 'USD', null, null],
      [34, 'USD', null, null],
    ]);
  });

  test('a tax is on the lines it was charged for, its base and amount on its own line, at nothing on the line that was taxed', async () => {
    const [, sale] = await entries();
    expect(sale!.lines.map(taxesOf)).toEqual([
      [2, null, null, null, null],
      [13, 'VAT', '20', null, null],
      [9, 'VAT', '20', '33', '6.6'],
      [13, 'Export', '0', '11', '0'],
    ]);
  });

  test('the account has the same of its lines, by call and on request in its file', async () => {
    const request = { TAccountId: '13' };
    const { Lines } = expectOk(await client.send(reportCalls.accountLedger, request)).body;
    expect(Lines).toMatchObject([
      { item: 'Candle', quantity: '3', tax: 'VAT', taxbase: null, foreignamount: '-30.00', rate: '1.1' },
      { item: null, quantity: '1', tax: 'Export', taxbase: '11', foreignamount: '-10.00', rate: '1.1' },
    ]);
    const { rows } = await reportCsv(server, client, {
      report: 'account-ledger',
      ...request,
      morecolumns: 'true',
    });
    expect(rows[0]).toEqual([
      ...['Date', 'Memo', 'Document', 'Contact', 'Item', 'Tax', 'Entered', 'Entered by'],
      ...['Debit', 'Credit', 'Balance', 'Currency', 'Foreign amount', 'Rate', 'Quantity'],
      ...['Tax rate', 'Tax base', 'Tax amount'],
    ]);
    // What stood on it before is no line.
    expect(rows[1]!.slice(11)).toEqual(['', '', '', '', '', '', '']);
    expect(rows[2]!.slice(4, 6)).toEqual(['Candle', 'VAT']);
    expect(rows[2]!.slice(8)).toEqual(['0', '33', '-33', 'EUR', '-30.00', '1.1', '3', '20', '', '']);
    expect(rows[3]!.slice(8)).toEqual(['0', '11', '-44', 'EUR', '-10.00', '1.1', '1', '0', '11', '0']);
  });

  test('the journal’s page, CSV and PDF have these columns where they are asked for, and not otherwise', async () => {
    const titles = async (query: Record<string, string>) =>
      expectOk(await client.send(reportCalls.journalEntries, query)).body.report.columns.map(
        ({ title }) => title,
      );
    const usual = [
      ...['Entry', 'Date', 'Entry memo', 'Document', 'Account', 'Memo', 'Contact', 'Debit', 'Credit'],
    ];
    const more = [
      ...['Entry', 'Date', 'Entry memo', 'Document', 'Entered', 'Entered by', 'Account', 'Memo', 'Contact'],
      ...['Item', 'Tax', 'Debit', 'Credit', 'Currency', 'Foreign amount', 'Rate', 'Quantity'],
      ...['Tax rate', 'Tax base', 'Tax amount'],
    ];
    expect([await titles({}), await titles({ morecolumns: 'true' })]).toEqual([usual, more]);
    const file = { report: 'journal', morecolumns: 'true' };
    const [plain, whole] = [
      await reportCsv(server, client, { report: 'journal' }),
      await reportCsv(server, client, file),
    ];
    expect([plain.rows[0], whole.rows[0]]).toEqual([usual, more]);
    const sale = whole.rows.filter((cells) => cells[2] === 'Invoice');
    expect(sale[0]!.slice(4, 6)).toEqual(['2026-03-02 12:00', expect.stringMatching(/\w/)]);
    expect(sale[2]!.slice(9)).toEqual([
      ...['Candle', 'VAT', '0', '6.6', 'EUR', '-6.00', '1.1', '', '20', '33', '6.6'],
    ]);
    const textOf = async (fields: object) =>
      (await readPdf((await reportFile(server, client, { ...fields, format: 'pdf' })).bytes)).text;
    const text = await textOf(file);
    for (const words of [
      'Entered Mar 2, 2026, 12:00',
      'Candle, Ada Stone, VAT 6.60 EUR −6.00 1.1 20.00 % 33.00 6.60',
      'Work, Ada Stone, Export 11.00 EUR −10.00 1.1 1 0.00 % 11.00 0.00',
    ])
      expect(text).toContain(words);
    expect(await textOf({ report: 'journal' })).not.toContain('Entered');
  });
});

test('bases and amounts add up to what the taxes of each entry are recorded with: deducted in part, reverse charge, shipping, relief', async () => {
  const [half, reverse, none] = [
    await taxOf('Half', '19', { Kind: 'standard', Deductible: '50' }),
    await taxOf('Reverse', '21', { Kind: 'reverse-charge' }),
    await taxOf('Nothing', '0', { Kind: 'exempt' }),
  ];
  const vat = await taxOf('VAT', '20');
  const bills = billApiFor(client);
  const line = (TaxID: string, price: string) => ({
    ProductName: 'Paper',
    Qty: '1',
    ForeignUnitPrice: price,
    TaxID,
  });
  const bill = await bills.bill({
    vendor: await bills.vendor('Mill'),
    items: [line(half, '33.33'), line(reverse, '100'), line(none, '7')],
  });
  expectOk(await bills.cancel(bill));
  const id = await api.invoice({
    items: [{ ItemName: 'Work', quantity: '3', price: '7.99', TaxId: vat }],
    money: { ShipValue: '4', ShippingTaxIDFK: none },
  });
  expectOk(await api.pay(id, '10'));
  expectOk(await api.writeOff(id, { taxrelief: true }));
  await expenseApiFor(client).expense({ ExpenseTaxId: vat });
  const { rows } = await server.owner.query(
    `select e.number, sum(r.home_base)::text as base, sum(r.home_tax)::text as tax from tax_record r
     join journal_entry e on e.business_id = r.business_id and e.id = r.entry_id
     where r.business_id = $1 group by 1 order by 1`,
    [idFromWire(client.business)],
  );
  const taxed = (await entries())
    .map(({ number, lines }) => {
      const added = (of: (line: Line) => string | null) => sum(lines.flatMap((one) => of(one) ?? []));
      return {
        number,
        base: added(({ taxbase }) => taxbase),
        tax: added(({ taxamount }) => taxamount),
        lines,
      };
    })
    .filter(({ lines }) => lines.some(({ taxbase }) => taxbase !== null))
    .map(({ lines: _, ...sums }) => sums)
    .sort((a, b) => a.number - b.number);
  expect(taxed).toEqual(
    rows.map(({ number, base, tax }) => ({ number, base: decimal(base), tax: decimal(tax) })),
  );
  expect(taxed.length).toBeGreaterThan(3);
});

describe('an entry says when and by whom it was entered:', () => {
  const entered = async () => (await entries()).map(({ enteredat, by }) => `${enteredat} ${by}`);

  test('a person by their name as it is now, to the minute in the business’s own zone', async () => {
    await api.invoice();
    const [before] = await entered();
    expect(before).toMatch(/^2026-03-02 12:00 \S/);
    await client.send(accountSettingsCalls.updateProfile, { firstname: 'Aiko', lastname: 'Ito' });
    await server.owner.query("update business set time_zone = 'Asia/Tokyo' where id = $1", [
      idFromWire(client.business),
    ]);
    expect(await entered()).toEqual(['2026-03-02 21:00 Aiko Ito']);
  });

  test('the payment provider, where it reported a payment', async () => {
    const invoice = await api.invoice();
    const session = await openSession(client, invoice);
    await sendReport(server, reportOn(client, session, 'payment.received'));
    expect((await entered())[0]).toBe('2026-03-02 12:00 Payment provider');
  });

  test.each([
    ['expenses', 'Date;Category;Name;Amount\n2026-03-01;Travel;Taxi;40\n'],
    ['customers', 'Name;Opening balance;Opening balance date\nAda Stone;50;2026-01-31\n'],
    ['inventory', 'Name,Price,Cost,Quantity\nCandle,5,2,8\n'],
  ] as const)(
    'an import of %s, with who ran it; an edit by hand is by the person alone',
    async (kind, file) => {
      await importApiFor(client, kind).imported(file);
      const posted = await entries({ sortby: 'thisyear' });
      expect(posted.map(({ by }) => by)).toEqual([expect.stringMatching(/^\S.* \(import\)$/)]);
      await api.invoice();
      expect((await entered())[0]).not.toContain('import');
    },
  );

  test('an import of sales from before entries said so, as its documents do; what is done with them later is by the person', async () => {
    await api.customer('Ada Stone');
    const file = 'Number,Customer,Date,Item,Quantity,Price\nA-7,Ada Stone,2026-03-01,Work,1,100\n';
    await importApiFor(client, 'sales').imported(file, { issue: true });
    const [{ by, documentId }] = (await entries()) as [Awaited<ReturnType<typeof entries>>[number]];
    expect(by).toMatch(/ \(import\)$/);
    // As a server of an earlier version left it: its entries never change.
    await server.owner.query('set session_replication_role = replica');
    await server.owner.query('update journal_entry set imported = false where business_id = $1', [
      idFromWire(client.business),
    ]);
    await server.owner.query('reset session_replication_role');
    server.pass(5);
    expectOk(await api.pay(documentId!, '100'));
    const name = by.replace(' (import)', '');
    expect(await entered()).toEqual([`2026-03-02 12:05 ${name}`, `2026-03-02 12:00 ${by}`]);
  });
});
