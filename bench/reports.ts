import pg from 'pg';
import { rebuild } from '../server/maintenance/rebuild.ts';
import { sheetCalls } from '../src/api/calls/report.ts';
import { reportCalls } from '../src/api/calls/report-keys.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { type WireClient, wireClient } from '../tests/support/wire-client.ts';
import { type Figure, median, quantile, timed } from './figure.ts';
import { openPlace } from './place.ts';
import { addCustomers, postRows, spreadOverCustomers } from './posted-rows.ts';

const lines = Number(process.env.BENCH_ROWS ?? 1_000_000);
/** So many lines an invoice has with its payment, of `postRows`. */
const linesOfInvoice = 3.2;
const few = 3200;
const runs = 20;

interface Tenant {
  business: OpenBusiness;
  client: WireClient;
}

const year = { fromdate: '2025-01-01', todate: '2025-12-31' };
const yearEnd = { todate: '2025-12-31' };
const byMonth = { ...year, columns: 'month' };

/** What each report may take until it is answered, in milliseconds. Source: finance-answers.md, Q126. */
const [second, two] = [1000, 2000];
const asked: readonly (readonly [name: string, path: string, query: Record<string, string>, ms: number])[] = [
  ['trial balance', reportCalls.trialBalance.path, year, second],
  ['income statement', sheetCalls.incomeStatementDetails.path, year, second],
  ['income statement by month', sheetCalls.incomeStatementDetails.path, byMonth, second],
  ['financial position', sheetCalls.financialPositionDetails.path, yearEnd, second],
  ['business summary', sheetCalls.businessSummaryReport.path, year, second],
  ['account transactions, summary', sheetCalls.accountTransactionSummary.path, year, second],
  ['profit by month', sheetCalls.profit.path, year, second],
  ['income sources', sheetCalls.incomeSources.path, year, second],
  ['customer ageing', sheetCalls.customerAgeing.path, yearEnd, second],
  ['payable ageing', sheetCalls.vendorAgeing.path, yearEnd, second],
  ['outstanding revenue', sheetCalls.outstandingRevenue.path, year, two],
  ['cash flow', sheetCalls.cashFlowDetails.path, year, two],
  ['cash chart', sheetCalls.cashChart.path, year, two],
  ['sales by customer', sheetCalls.salesByCustomer.path, year, two],
  ['sales by product', sheetCalls.salesByProduct.path, year, two],
  ['sales by category', sheetCalls.salesByCategory.path, year, two],
  ['sales by employee', sheetCalls.salesByEmployee.path, year, two],
  ['sales tax', sheetCalls.salesTaxReport.path, year, two],
  ['purchases by vendor', sheetCalls.purchasesByVendor.path, year, two],
  ['expense analysis', sheetCalls.expenseAnalysis.path, year, two],
];

const get = async ({ business, client }: Tenant, path: string, query: Record<string, string>) => {
  const { status, body } = await client.get(path, { businessid: business.id, ...query });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
};

const timesOf = async (act: () => Promise<void>): Promise<number[]> => {
  await act();
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) times.push(await timed(act));
  return times;
};

const figuresOf = async (
  { small, big }: { small: Tenant; big: Tenant },
  [name, path, query, ms]: (typeof asked)[number],
): Promise<Figure[]> => {
  const [ofBig, ofSmall] = [
    await timesOf(() => get(big, path, query)),
    await timesOf(() => get(small, path, query)),
  ];
  const [middle, slow, other] = [median(ofBig), quantile(ofBig, 0.95), median(ofSmall)];
  console.log(`  ${name}: ${middle.toPrecision(3)} ms`);
  return [
    {
      name: `${name}, ${lines} lines : ${ms} ms`,
      measured: `${middle.toPrecision(3)} ms, 95 % within ${slow.toPrecision(3)} ms`,
      ratio: middle / ms,
    },
    {
      name: `${name}, ${lines} lines : ${few}`,
      measured: `${middle.toPrecision(3)} ms : ${other.toPrecision(3)} ms`,
      ratio: middle / other,
    },
  ];
};

/** Every report of a business with very many lines of two years, beside the time it may take and beside a small business. */
export async function reports(): Promise<Figure[]> {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  try {
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    const open = async (name: string, count: number): Promise<Tenant> => {
      const business = await openBusiness(place.database, name);
      const invoices = Math.ceil(count / linesOfInvoice);
      const customers = Math.max(1, Math.floor(invoices / 100));
      const ms = await timed(async () => {
        await postRows(owner, business, invoices);
        await addCustomers(owner, business, customers);
        await spreadOverCustomers(owner, business, customers);
      });
      console.log(`  ${count} lines posted in ${(ms / 1000).toFixed(0)} s`);
      return { business, client: wireClient(place.server.ready.port, business.token, 1) };
    };
    const tenants = { small: await open('Small', few), big: await open('Big', lines) };
    await rebuild(place.database.url);
    await owner.query('vacuum analyze');
    const figures: Figure[] = [];
    for (const report of asked) figures.push(...(await figuresOf(tenants, report)));
    for (const { client } of Object.values(tenants)) client.close();
    return figures;
  } finally {
    await owner.end();
    await place.end();
  }
}
