import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoContext, openDemo } from '../../server/demo/open-demo.ts';
import { storyUntil } from '../../server/demo/story.ts';
import { tellStory } from '../../server/demo/tell-story.ts';
import { toWire, wireIds } from '../../src/api/calls/field.ts';
import { mailSettingsCalls } from '../../src/api/calls/mail-settings.ts';
import { reportCallOf } from '../../src/api/calls/report.ts';
import { anyAsked } from '../../src/api/calls/report-asked.ts';

import { idToWire } from '../../src/api/wire/id.ts';
import { compare, isZero, rounded } from '../../src/domain/money.ts';
import { type AskedReport, pageArgs, reportArgs } from '../../src/domain/report/asked-report.ts';
import { roleAskedOf } from '../../src/domain/report/report-head.ts';
import { headOf, type ReportName, reportNames } from '../../src/domain/report/reports.ts';
import type { ReportSheet, SheetColumn } from '../../src/domain/report/sheet.ts';
import { onPaper } from '../../src/domain/report/written-cell.ts';
import { asTyped } from '../../src/domain/values/csv.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { bankMoneyApiFor } from '../support/bank-money-api.ts';
import { billApiFor } from '../support/bill-api.ts';
import { readPdf } from '../support/pdf-text.ts';
import { dayOfSerial, type ReadCell, readXlsx } from '../support/read-xlsx.ts';
import { reportCsv, reportFile } from '../support/report-csv.ts';
import { type SeenRow, seenReport } from '../support/report-screen.tsx';
import { type Client, clientOf, type Server, startServer } from '../support/server.ts';
import { signedInAs } from '../support/signed-in.ts';

/**
 * Every report of the registry, of the demo's first months: what its page shows, and its CSV, XLSX and PDF files, cell by cell. The CSV
 * is plain text and is what the others are held against, each read back by a reader of its own.
 */
let server: Server;
let client: Client;
let asked: (name: ReportName) => AskedReport;
const [from, to] = ['2025-03-01', '2026-03-02'];

beforeAll(async () => {
  server = await startServer();
  server.setToday(to);
  const { userId } = await openDemo(server.database, server.clock);
  const { taskId: _, ...ctx } = demoContext(server.database, server.clock, userId);
  await tellStory(ctx, storyUntil(to).slice(0, 160), async () => {});
  const token = await signedInAs(server.owner, userId);
  client = clientOf(server.send, { ...ctx, on: () => expect.fail() }, token);
  asked = await askedOf(ctx.business.id);
}, 180_000);
afterAll(() => server.close());

/** Credit notes to a customer and a vendor's credits: one of each has something left, and one is undone. */
const credited = async ({ customer, vendor }: { customer: string; vendor: string }): Promise<void> => {
  const [sales, bills] = [apiFor(client), billApiFor(client)];
  for (const undone of [false, true])
    for (const [id, api] of [
      [await sales.invoice({ customer, prices: ['100'] }), sales],
      [await bills.bill({ vendor }), bills],
    ] as const) {
      expectOk(await api.pay(id, '100'));
      const [line] = (await api.view(id)).Creditable;
      expectOk(await api.giveBack(id, [{ lineId: line!.lineId, amount: '10' }]));
      if (undone) expectOk(await api.undoGiveBack(id, (await api.view(id)).CreditNotes[0]!.id));
    }
};

/** What each report is of: an account, a contact, an item, a bank and its statement that the story tells of. */
const askedOf = async (business: string) => {
  const one = async (sql: string): Promise<string> =>
    idToWire((await server.owner.query(sql, [business])).rows[0].id);
  const billed = (kind: string) =>
    one(`select contact_id as id from document where business_id = $1 and kind = '${kind}' and number is not null
      group by contact_id order by count(*) desc, contact_id limit 1`);
  const contacts = { customer: await billed('invoice'), vendor: await billed('bill') };
  await credited(contacts);
  const item = await one(
    'select product_id as id from stock_move where business_id = $1 group by 1 order by count(*) desc limit 1',
  );
  const money = bankMoneyApiFor(client);
  const { id: bank } = (await money.banks()).find(({ IsCash }) => !IsCash)!;
  const statement = expectOk(
    await money.start(bank, { firstdate: from, lastdate: to, OpeningBalance: '0', ClosingBalance: '1000' }),
  ).body.data.StatementId;
  return (name: ReportName): AskedReport => ({
    dates: '',
    from: headOf(name).days === 'as-of' ? '' : from,
    to,
    account: name === 'account-ledger' ? '2' : '',
    document: '',
    contact: contacts[roleAskedOf(headOf(name)) ?? 'customer'],
    compare: '',
    item: name === 'valuation-moves' ? item : '',
    bank: name === 'bank-transactions' ? bank : '',
    statement: name === 'bank-reconciliation' ? statement : '',
  });
};

/** The views of every report; one without views has its usual one. */
const views = reportNames.flatMap((name): [ReportName, string][] =>
  (headOf(name).views ?? [{ value: '' }]).map(({ value }) => [name, value]),
);

const sheetOf = async (name: ReportName, view: string): Promise<ReportSheet> => {
  const call = reportCallOf(name);
  const args = pageArgs(name, { ...asked(name), view }, 1, 1000);
  const given = toWire(call.takes, args, wireIds);
  return (expectOk(await client.send(call, given)).body as { report: ReportSheet }).report;
};

const isNumeric = ({ kind }: Pick<SheetColumn, 'kind'>): boolean => !['text', 'day', 'minute'].includes(kind);

/** A number as a reader of English takes it from a page: thousands marked by commas or blanks, a true minus. */
const readNumber = (text: string): string => {
  const digits = text.replace(/[\s\u00a0\u202f%€,]/g, '').replace('−', '-');
  expect(digits).toMatch(/^-?\d+(\.\d+)?$/);
  return digits;
};

/** Holds a figure that is seen against what is in the CSV file. */
const expectSeen = (column: SheetColumn, seen: string, stored: string): void => {
  if (stored === '') expect(seen).toBe('');
  else if (seen === '' && column.blank) expect(isZero(stored)).toBe(true);
  else if (isNumeric(column)) {
    const number = readNumber(seen);
    // A cost of four decimals is seen with two.
    const places = column.kind === 'number' ? 20 : (number.split('.')[1]?.length ?? 0);
    expect(compare(number, rounded(stored, places))).toBe(0);
  } else if (column.kind === 'day') expect(new Date(`${seen} UTC`).toISOString().slice(0, 10)).toBe(stored);
  else expect(seen).toBe(stored.replace(/\s+/g, ' '));
};

/** Holds a cell of the workbook against that of the CSV file. */
const expectStored = ({ kind }: { kind: SheetColumn['kind'] }, cell: ReadCell | null, stored: string) => {
  if (stored === '') return expect(cell).toBeNull();
  const { type, value } = cell!;
  if (kind === 'day')
    return expect([type, dayOfSerial(Number(value)).slice(0, 10)]).toEqual(['number', stored]);
  if (kind === 'minute')
    return expect([type, dayOfSerial(Number(value)).slice(0, 16)]).toEqual([
      'number',
      stored.replace(' ', 'T'),
    ]);
  if (kind === 'text') return expect([type, value]).toEqual(['text', asTyped(stored)]);
  expect(type).toBe('number');
  expect(compare(value, stored)).toBe(0);
};

const text: SheetColumn = { title: '', kind: 'text', place: 'own' };

/** The columns of the file: a statement tells the level of each row before them. */
const fileColumns = ({ columns, leveled }: ReportSheet): SheetColumn[] => [
  ...(leveled ? [{ ...text, kind: 'number' as const }] : []),
  ...columns,
];

/** The rows of a CSV file that are seen, beside how they are seen; those of groups alone are summed on page and paper only. */
const paired = (sheet: ReportSheet, csv: readonly string[][], seen: readonly SeenRow[]) => {
  const inFile = seen.filter(({ is }, n) => {
    if (is === 'group') return false;
    return is === 'row' || sheet.leveled || (sheet.totals !== null && n === seen.length - 1);
  });
  return inFile.map((row, n) => ({ row, stored: csv[n + 1]!.slice(sheet.leveled ? 1 : 0) }));
};

const squeezed = (one: string): string => one.replace(/\s+/g, '');

describe.each(views)('%s %s', (name, view) => {
  let sheet: ReportSheet;
  let csv: string[][];
  let seen: SeenRow[];
  const file = (format: string) =>
    reportFile(server, client, { report: name, format, ...sentFields(name, view) });
  beforeAll(async () => {
    sheet = await sheetOf(name, view);
    csv = (await reportCsv(server, client, { report: name, ...sentFields(name, view) })).rows;
    seen = seenReport(sheet, 'en-GB').rows;
  });

  test('has rows', () => {
    expect(sheet.groups.length).toBeGreaterThan(0);
    expect(csv[0]!.length).toBe(fileColumns(sheet).length);
  });

  test('shows on its page what is in its CSV file', () => {
    const pairs = paired(sheet, csv, seen);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { row, stored } of pairs) {
      const own = sheet.columns.flatMap((column, n) => (column.place === 'own' ? [{ column, n }] : []));
      expect(row.figures).toHaveLength(own.length);
      for (const [at, { column, n }] of own.entries())
        expectSeen(
          row.is === 'total' ? { ...column, blank: undefined } : column,
          row.figures[at]!,
          asTyped(stored[n]!),
        );
      for (const [n, column] of sheet.columns.entries())
        if (column.kind === 'text' && column.place !== 'own' && column.place !== 'head')
          expect(`${row.lead} ${row.under}`).toContain(asTyped(stored[n]!).replace(/\s+/g, ' '));
    }
    const figures = csv.slice(pairs.length + 1);
    expect(figures.map(([label]) => label).filter(Boolean)).toEqual(
      sheet.figures.length ? ['Figure', ...sheet.figures.map(({ label }) => label)] : [],
    );
  });

  test('has in its XLSX file the cells of its CSV file, as numbers and dates, and no formula', async () => {
    const { name: called, bytes } = await file('xlsx');
    expect(called).toMatch(/^[\p{L}\p{N}][\p{L}\p{N} ._-]*\.xlsx$/u);
    const [main, about] = readXlsx(bytes);
    expect(main!.formulas).toBe(0);
    const columns = fileColumns(sheet);
    const rows = paired(sheet, csv, seen).length + 1;
    expect(main!.rows).toHaveLength(csv.length);
    for (const [n, stored] of csv.entries()) {
      const { cells, outline } = main!.rows[n]!;
      const isHead = n === 0;
      const isTotal = sheet.leveled ? stored[0] === '1' : sheet.totals !== null && n === rows - 1;
      for (const [at, value] of stored.entries()) {
        const column = isHead || n >= rows || (isTotal && !isNumeric(columns[at]!)) ? text : columns[at]!;
        // The figures under the rows are numbers beside their names.
        const isFigure = n > rows + 1 && at > 0;
        expectStored(isFigure ? { kind: 'money' } : column, cells[at] ?? null, value);
        if ((isHead || isTotal) && cells[at]) expect(cells[at].bold).toBe(true);
      }
      expect(outline).toBe(sheet.leveled && !isHead && stored[0] === '2' ? 1 : 0);
    }
    expect(about!.rows.map(({ cells }) => cells[0]?.value)).toContain(sheet.title);
  });

  test('says in its PDF what is on its page, row by row', async () => {
    const paper = squeezed((await readPdf((await file('pdf')).bytes)).text);
    expectRows(paper, seenReport(sheet, 'en-BE').rows);
    expect(paper).toContain(squeezed(`Prepared on 2 March 2026 by Demo Owner`));
  });
});

/** Holds the text of a paper against rows as they are seen, one after the other. */
const expectRows = (paper: string, rows: readonly SeenRow[]): void => {
  let at = 0;
  for (const { lead, under, figures } of rows) {
    const needle = squeezed([lead, under, ...figures.map((one) => one.replace('€', ''))].join(''));
    const found = paper.indexOf(needle, at);
    if (found < 0) expect(paper.slice(at, at + 400)).toContain(needle);
    at = found + needle.length;
  }
};

describe('of a business that has negative amounts in brackets on paper', () => {
  const isBelowZero = ({ groups, columns }: ReportSheet): boolean =>
    groups.some(({ rows }) =>
      rows.some((cells) =>
        cells.some(
          ({ value }, n) => columns[n]!.place === 'own' && isNumeric(columns[n]!) && value?.startsWith('-'),
        ),
      ),
    );
  const choose = async (BracketsOnPaper: boolean) =>
    expectOk(await client.send(mailSettingsCalls.savePaperSize, { BracketsOnPaper }));

  test('every report says on its print and in its PDF what its page says with a minus, and its CSV and XLSX stay plain', async () => {
    const told: string[] = [];
    for (const [name, view] of views) {
      const sheet = await sheetOf(name, view);
      if (!isBelowZero(sheet)) continue;
      told.push(`${name} ${view}`.trim());
      const sent = { report: name, ...sentFields(name, view) };
      const cells = async () => ({
        csv: (await reportCsv(server, client, sent)).rows,
        xlsx: readXlsx((await reportFile(server, client, { ...sent, format: 'xlsx' })).bytes)[0]!.rows,
      });
      const before = await cells();
      await choose(true);
      const chosen = await sheetOf(name, view);
      expect(chosen, 'the page says what it said').toEqual(sheet);
      const [page, print] = [
        seenReport(chosen, 'en-BE').rows,
        seenReport(onPaper(chosen, true), 'en-BE').rows,
      ];
      const asPage = (figure: string) => figure.replace(/^\((.+)\)$/, '−$1');
      expect(print.flatMap(({ figures }) => figures).filter((one) => one.startsWith('('))).not.toEqual([]);
      expect(print.map(({ figures, ...row }) => ({ ...row, figures: figures.map(asPage) }))).toEqual(page);
      const { bytes } = await reportFile(server, client, { ...sent, format: 'pdf' });
      expectRows(squeezed((await readPdf(bytes)).text), print);
      expect(await cells()).toEqual(before);
      await choose(false);
    }
    expect(told.length, told.join(', ')).toBeGreaterThan(5);
  }, 120_000);
});

const sentFields = (name: ReportName, view: string): Record<string, unknown> =>
  toWire(anyAsked, reportArgs(name, { ...asked(name), view }), wireIds);
