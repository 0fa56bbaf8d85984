import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { rebuild } from '../server/maintenance/rebuild.ts';
import { billCalls } from '../src/api/calls/bill.ts';
import { orderCalls } from '../src/api/calls/order.ts';
import { sum } from '../src/domain/money.ts';
import { bundled, startChild } from '../tests/support/child.ts';
import { type OpenBusiness, openBusiness } from '../tests/support/open-business.ts';
import { type WireClient, wireClient } from '../tests/support/wire-client.ts';
import { beside, type Figure, median, milliseconds, timed } from './figure.ts';
import { openPlace, type Place } from './place.ts';
import { addCustomers, addPurchases, postRows } from './posted-rows.ts';

const many = Number(process.env.BENCH_ROWS ?? 1_000_000);
const few = 1000;
const [monthEnd, midMonth] = ['2026-05-31', '2026-05-17'];

interface Tenant {
  business: OpenBusiness;
  client: WireClient;
}

type Balance = Record<'Assets' | 'Liabilities' | 'Equity' | 'Revenue' | 'Expenses', Row[]>;
interface Row {
  TAccountId: number;
  Debit: string;
  Credit: string;
}

const get = async ({ business, client }: Tenant, path: string, query: Record<string, string>) => {
  const { status, body } = await client.get(path, {
    businessid: business.id,
    businessId: business.id,
    ...query,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
};
const trialBalance = (of: Tenant, todate: string) =>
  get(of, '/api/Dashboard/GetTrialBalance', { todate }) as Promise<Balance>;
const list = (of: Tenant) => get(of, '/api/invoice/NewGetAllInvoicesWithFilters', { limit: '50' });

const bills = (of: Tenant) => get(of, billCalls.listBills.path, { limit: '50' });
const orders = (of: Tenant) => get(of, orderCalls.listOrders.path, { limit: '50' });

/** The customers, and the statement of the one all invoices are made out to. */
const customers = (of: Tenant) => get(of, '/api/Client/NewGetAllClients', {});
const statement = (of: Tenant) => get(of, '/api/invoice/ClientStatement', { clientid: of.business.customer });

const summary = (of: Tenant) => get(of, '/api/Dashboard/GetBusinessSummary', { sortby: 'alltime' });

/** Income, accounts 13 and 15, begins each year at nothing. */
const raw = `select account_id as id, sum(amount) as net from journal_line where business_id = $1 and on_day <= $2
  and (account_id not in (13, 15) or on_day >= date_trunc('year', $2::date)) group by account_id having sum(amount) <> 0 order by 1`;

/** The raw sum's time, after a look whether the report says the same to the cent. */
const rawSum = async (owner: pg.Client, of: Tenant, day: string): Promise<number> => {
  const values = [of.business.shop.business.id, day];
  const { rows } = await owner.query<{ id: number; net: string }>(raw, values);
  const balances = Object.values(await trialBalance(of, day)).flatMap((group) =>
    Array.isArray(group) ? group : [],
  );
  const nets = new Map(balances.map((row) => [row.TAccountId, sum([row.Debit, `-${row.Credit}`])]));
  for (const row of rows)
    if (nets.get(row.id) !== sum([row.net]))
      throw new Error(`Account ${row.id} is ${row.net}, not ${nets.get(row.id)}.`);
  const times: number[] = [];
  for (let i = 0; i < 3; i += 1) times.push(await timed(() => owner.query(raw, values)));
  return median(times);
};

/** Microseconds of the server's CPU for one of many requests. */
const cpuOf = async (
  child: { cpu: () => Promise<number> },
  request: () => Promise<unknown>,
): Promise<number> => {
  const times = 400;
  for (let i = 0; i < 600; i += 1) await request();
  const before = await child.cpu();
  for (let i = 0; i < times; i += 1) await request();
  return ((await child.cpu()) - before) / times;
};

const cpuFigure = async (place: Place, tenant: Tenant): Promise<Figure> => {
  const file = join(tmpdir(), `counterfoil-bench-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(await list(tenant)));
  const bundle = await bundled('bench/bare-fastify.ts');
  const bare = await startChild<{ port: number }>(bundle, { BODY_FILE: file });
  const client = wireClient(bare.ready.port, '', 1);
  try {
    const ours = await cpuOf(place.server, () => list(tenant));
    const theirs = await cpuOf(bare, () => client.get('/', {}));
    return {
      name: 'list page of 50, server CPU : bare Fastify sending the same JSON',
      measured: `${ours.toFixed(0)} µs : ${theirs.toFixed(0)} µs`,
      ratio: ours / theirs,
    };
  } finally {
    client.close();
    await bare.kill();
    rmSync(bundle);
    rmSync(file);
  }
};

/** Reports and lists over very many rows, beside the raw sum and beside a small business in the same database. */
export async function manyRows(): Promise<Figure[]> {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  try {
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    const open = async (name: string, rows: number): Promise<Tenant> => {
      const business = await openBusiness(place.database, name);
      const ms = await timed(async () => {
        await postRows(owner, business, rows);
        await addCustomers(owner, business, rows / 100);
        await addPurchases(owner, business);
      });
      console.log(`  ${rows} invoices posted in ${(ms / 1000).toFixed(0)} s`);
      return { business, client: wireClient(place.server.ready.port, business.token, 1) };
    };
    const [small, big] = [await open('Small', few), await open('Big', many)];
    await rebuild(place.database.url);
    await owner.query('vacuum analyze');
    const sums = await rawSum(owner, big, midMonth);
    const day = await beside(
      () => trialBalance(big, midMonth),
      () => trialBalance(small, midMonth),
    );
    const end = await beside(
      () => trialBalance(big, monthEnd),
      () => trialBalance(small, monthEnd),
    );
    const lists = await beside(
      () => list(big),
      () => list(small),
    );
    const billLists = await beside(
      () => bills(big),
      () => bills(small),
    );
    const orderLists = await beside(
      () => orders(big),
      () => orders(small),
    );
    const clients = await beside(
      () => customers(big),
      () => customers(small),
    );
    const statements = await beside(
      () => statement(big),
      () => statement(small),
    );
    const summaries = await beside(
      () => summary(big),
      () => summary(small),
    );
    const cpu = await cpuFigure(place, big);
    for (const { client } of [small, big]) client.close();
    return [
      {
        name: `trial balance by HTTP : raw sum, ${many} invoices`,
        measured: milliseconds(end.big, sums),
        ratio: end.big / sums,
      },
      {
        name: 'trial balance of any day : of a month’s end',
        measured: milliseconds(day.big, end.big),
        ratio: day.big / end.big,
      },
      {
        name: `trial balance at ${many} : at ${few}`,
        measured: milliseconds(day.big, day.small),
        ratio: day.big / day.small,
      },
      {
        name: `invoice list at ${many} : at ${few}`,
        measured: milliseconds(lists.big, lists.small),
        ratio: lists.big / lists.small,
      },
      {
        name: `bill list at ${many} : at ${few}`,
        measured: milliseconds(billLists.big, billLists.small),
        ratio: billLists.big / billLists.small,
      },
      {
        name: `purchase order list at ${many} : at ${few}`,
        measured: milliseconds(orderLists.big, orderLists.small),
        ratio: orderLists.big / orderLists.small,
      },
      {
        name: `customer list at ${many / 100 + 1} customers : at ${few / 100 + 1}`,
        measured: milliseconds(clients.big, clients.small),
        ratio: clients.big / clients.small,
      },
      {
        name: `statement of a customer’s ${many} invoices : of ${few}`,
        measured: milliseconds(statements.big, statements.small),
        ratio: statements.big / statements.small,
      },
      {
        name: `dashboard summary of all time : raw sum, ${many} invoices`,
        measured: milliseconds(summaries.big, sums),
        ratio: summaries.big / sums,
      },
      cpu,
    ];
  } finally {
    await owner.end();
    await place.end();
  }
}
