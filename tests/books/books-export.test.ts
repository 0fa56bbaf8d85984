import papaparse from 'papaparse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { booksExportCalls } from '../../src/api/calls/books-export.ts';
import { reportCalls } from '../../src/api/calls/report-keys.ts';
import { answerTo, centsBy, codesIn, faultsOf, noProgram, programs } from '../support/accounting-programs.ts';
import { expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { openOddBusiness } from './odd-business.acts.ts';
import { firstHalf, fourthHalf, later, openShop, play, secondHalf, thirdHalf } from './two-years.acts.ts';

/**
 * Exported books as hledger, ledger and beancount read them: every file is taken without a word, and every account has what the trial
 * balance says, to the cent. Source: finance-answers.md, Q142.
 */
let server: Server;
let shop: Client;
let odd: Client;
beforeAll(async () => {
  server = await startServer();
  const twoYears = await openShop(server);
  for (const acts of [firstHalf, secondHalf, thirdHalf, fourthHalf, later]) await play(twoYears, acts);
  shop = twoYears.client;
  odd = await openOddBusiness(server);
});
afterAll(() => server.close());

const exported = async (client: Client, format: string, fromdate: string, todate: string) => {
  const { data } = expectOk(
    await client.send(booksExportCalls.exportBooks, { format, fromdate, todate }),
  ).body;
  return { name: data.name, text: (await server.app.inject({ url: data.url! })).payload };
};

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** What the trial balance has at the end of a day, by code; earlier years have none. */
const trialBalance = async (
  client: Client,
  fromdate: string,
  todate: string,
): Promise<Map<string, number>> => {
  const { Assets, Liabilities, Equity, Revenue, Expenses } = expectOk(
    await client.send(reportCalls.trialBalance, { fromdate, todate }),
  ).body;
  const rows = [Assets, Liabilities, Equity, Revenue, Expenses].flat();
  return new Map(
    rows.flatMap(({ Code, Debit, Credit }): [string, number][] => {
      const cents = centsOf(Debit) - centsOf(Credit);
      return cents === 0 ? [] : [[Code ?? '', cents]];
    }),
  );
};

const inOrder = (balances: ReadonlyMap<string, number>) => [...balances].sort(([a], [b]) => (a < b ? -1 : 1));

/** The spans each business's books are exported of, and days in each that are compared. */
const spans: readonly (readonly [string, () => Client, string, string, string, readonly string[]])[] = [
  [
    'a lamp shop over two fiscal years and what came after',
    () => shop,
    'EUR',
    '2026-04-01',
    '2028-12-31',
    ['2026-09-30', '2027-03-31', '2027-04-01', '2027-06-30', '2028-03-31', '2028-12-31'],
  ],
  [
    'the same from the middle of a month',
    () => shop,
    'EUR',
    '2026-11-08',
    '2027-12-20',
    ['2026-11-10', '2027-03-31', '2027-07-15', '2027-12-20'],
  ],
  [
    'its second year',
    () => shop,
    'EUR',
    '2027-04-01',
    '2028-03-31',
    ['2027-04-01', '2027-10-31', '2028-03-31'],
  ],
  [
    'a business of four currencies and odd names',
    () => odd,
    'USD',
    '2026-01-01',
    '2027-02-28',
    ['2026-02-28', '2026-03-31', '2026-04-01', '2026-12-31', '2027-02-28'],
  ],
  [
    'the same after its money was revalued',
    () => odd,
    'USD',
    '2026-04-01',
    '2026-12-31',
    ['2026-04-01', '2026-04-30', '2026-12-31'],
  ],
];

describe.each(programs)('%s', (program) => {
  const missing = noProgram(program);
  if (missing) console.warn(missing);

  test.skipIf(missing).each(spans)(
    'takes the books of %s, and agrees with the trial balance',
    async (_, client, home, from, to, days) => {
      const { text } = await exported(client(), program, from, to);
      expect(faultsOf(program, text)).toBe('');
      const codes = codesIn(program, text);
      for (const day of days) {
        const said = centsBy(program, text, day, home);
        const byCode = new Map([...said].map(([name, cents]) => [codes.get(name) ?? name, cents]));
        expect(byCode.size, day).toBe(said.size);
        expect(inOrder(byCode), day).toEqual(inOrder(await trialBalance(client(), from, day)));
      }
    },
  );

  test.skipIf(missing)(
    'shows the income of both years when it is asked as the file’s head says',
    async () => {
      const { text } = await exported(shop, program, '2026-04-01', '2028-03-31');
      const [, asked] = /^;+ .* income statement: (.+)$/m.exec(text)!;
      const line = answerTo(program, text, asked!)
        .split('\n')
        .find((one) => /Income:Sales:Sales( *$| +[|\d-])/.test(one))!;
      const amount = /[\d.,]+\.\d\d/.exec(line)![0].replaceAll(',', '');
      const ends = await Promise.all([
        trialBalance(shop, '2026-04-01', '2027-03-31'),
        trialBalance(shop, '2027-04-01', '2028-03-31'),
      ]);
      expect(centsOf(amount)).toBe(0 - ends.reduce((sum, end) => sum + end.get('13')!, 0));
    },
  );

  test.skipIf(missing)('notices a line that was changed by a cent on both sides', async () => {
    const { text } = await exported(shop, program, '2026-04-01', '2028-03-31');
    const changed = text.replaceAll(' 700.00 EUR', ' 700.01 EUR').replaceAll(' -700.00 EUR', ' -700.01 EUR');
    expect(changed).not.toBe(text);
    expect(faultsOf(program, changed)).not.toBe('');
  });
});

test('the file of journal lines has every line of the days with what it is known by', async () => {
  const { name, text } = await exported(shop, 'csv', '2026-04-01', '2027-03-31');
  expect(name).toBe('Journal lines 2026-04-01 to 2027-03-31.csv');
  const { data: rows } = papaparse.parse<Record<string, string>>(text.slice(1).trimEnd(), { header: true });
  const range = { fromdate: '2026-04-01', todate: '2027-03-31', limit: '1000' };
  const { Entries } = expectOk(await shop.send(reportCalls.journalEntries, range)).body;
  const lineOf = (parts: readonly unknown[]) => parts.map(String).join(' | ');
  expect(
    rows
      .map((row) =>
        lineOf([
          row.Entry,
          row.Date,
          row['Posted at'],
          row['Posted by'],
          row.Document,
          row.Contact,
          row['Account number'],
          centsOf(row.Debit!),
          centsOf(row.Credit!),
          row['Foreign amount'],
          row.Item,
          row.Tax,
        ]),
      )
      .sort(),
  ).toEqual(
    Entries.flatMap((entry) =>
      entry.lines.map((line) =>
        lineOf([
          entry.number,
          entry.date,
          entry.enteredat,
          entry.by,
          entry.documentNumber ?? '',
          line.contact ?? '',
          line.TAccountId,
          centsOf(line.Debit),
          centsOf(line.Credit),
          line.foreignamount ?? '',
          line.item ?? '',
          line.tax ?? '',
        ]),
      ),
    ).sort(),
  );
  const sale = rows.find((row) => row.Kind === 'Sale' && row.Account === 'Sales' && row.Item === 'Lamp')!;
  expect(sale).toMatchObject({
    Date: '2026-04-10',
    'Document type': 'invoice',
    Contact: 'Ada',
    Group: 'Income',
    'Sub-group': 'Sales',
    Debit: '0.00',
    Credit: '150.00',
    Currency: 'EUR',
    'Foreign amount': '',
    'Exchange rate': '',
    Category: 'Lighting',
    Channel: 'Manual',
  });
  const reversal = rows.find((row) => row['Reverses entry'] !== '')!;
  expect(rows.some((row) => row.Entry === reversal['Reverses entry'])).toBe(true);
});
