import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ReportCallName, reportAddresses, sheetCalls } from '../../src/api/calls/report.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import type { ReportHead } from '../../src/domain/report/report-head.ts';
import { headOf } from '../../src/domain/report/reports.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

/** What holds for every report that is registered. Sources: finance-and-settings, section 7; finance-answers.md, Q113 and Q116. */
let server: Server;
let client: Client;
let ada: string;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-05-20');
  client = await server.client();
  const api = apiFor(client);
  ada = await api.customer('Ada');
  await api.invoice({ customer: ada, prices: ['100'], issuedOn: '2026-03-10' });
});
afterAll(() => server.close());

const names = Object.keys(sheetCalls) as ReportCallName[];
const daysOf = async (name: ReportCallName, query: Record<string, string> = {}) => {
  const { fromdate, todate } = expectOk(
    await client.send(sheetCalls[name], { ...needed(name), ...query }),
  ).body;
  return [fromdate, todate];
};
const usualOf = (name: ReportCallName): ReportHead['days'] => headOf(reportAddresses[name].report).days;
/** What a call can't do without. */
const needed = (name: ReportCallName): Record<string, string> => {
  if (name === 'clientStatementReport') return { clientid: ada };
  return name === 'accountTransactionsOfOne' ? { TAccountId: '13' } : {};
};
const isAsOf = (name: ReportCallName) => usualOf(name) === 'as-of';

test.each(names)('%s takes what the specification sends', async (name) => {
  const sent = {
    ...needed(name),
    ...(name.startsWith('accountTransaction') && { TAccountId: '13', subGroupName: 'Sales' }),
    userid: idToWire(client.shop.user.id),
    sortby: 'custom',
    fromdate: '2026-03-01',
    todate: '2026-03-31',
    sortorder: 'asc',
    page: '1',
    limit: '10',
  };
  const { body } = expectOk(await client.send(sheetCalls[name], sent));
  expect([body.fromdate, body.todate]).toEqual([isAsOf(name) ? null : '2026-03-01', '2026-03-31']);
  expect(body.report.controls.filter(({ difference }) => difference !== '0')).toEqual([]);
});

test.each(names)('%s is of its usual days unless told, and knows the presets', async (name) => {
  const days = usualOf(name);
  const usual = {
    'as-of': [null, '2026-05-20'],
    thismonth: ['2026-05-01', '2026-05-31'],
    thisyear: ['2026-01-01', '2026-12-31'],
    alltime: [null, null],
  };
  expect(await daysOf(name)).toEqual(usual[days]);
  expect(await daysOf(name, { sortby: 'no such preset' })).toEqual(usual[days]);
  if (isAsOf(name)) {
    expect(await daysOf(name, { sortby: 'thisyear' })).toEqual([null, '2026-05-20']);
    expect(await daysOf(name, { sortby: 'lastmonth' })).toEqual([null, '2026-04-30']);
  } else {
    expect(await daysOf(name, { sortby: 'lastquarter' })).toEqual(['2026-01-01', '2026-03-31']);
    expect(await daysOf(name, { sortby: 'yeartodate' })).toEqual(['2026-01-01', '2026-05-20']);
    expect(await daysOf(name, { sortby: 'lastyear' })).toEqual(['2025-01-01', '2025-12-31']);
    expect(
      await client.send(sheetCalls[name], { ...needed(name), fromdate: '2026-03-02', todate: '2026-03-01' }),
    ).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'fromdate' }] },
    });
  }
});
