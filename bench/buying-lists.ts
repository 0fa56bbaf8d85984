import pg from 'pg';
import { rebuild } from '../server/maintenance/rebuild.ts';
import { expenseCalls } from '../src/api/calls/expense.ts';
import { vendorCalls } from '../src/api/calls/vendor.ts';
import { openBusiness } from '../tests/support/open-business.ts';
import { wireClient } from '../tests/support/wire-client.ts';
import { addExpenses, addVendors } from './bought-rows.ts';
import { beside, type Figure, milliseconds, timed } from './figure.ts';
import { openPlace } from './place.ts';

const many = Number(process.env.BENCH_ROWS ?? 100_000);
const few = 1000;

/** The lists of vendors and of expenses over very many rows, beside those of a small business in the same database. */
export async function buyingLists(): Promise<Figure[]> {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.database.url });
  try {
    await owner.connect();
    await owner.query(`set app.maintenance = 'on'`);
    const open = async (name: string, rows: number) => {
      const business = await openBusiness(place.database, name);
      const ms = await timed(async () => {
        await addVendors(owner, business, rows);
        await addExpenses(owner, business, rows);
      });
      console.log(`  ${rows} vendors and expenses in ${(ms / 1000).toFixed(0)} s`);
      const client = wireClient(place.server.ready.port, business.token, 1);
      const list = async (path: string) => {
        const of = { businessid: business.id, businessId: business.id };
        const { status, body } = await client.get(path, { ...of, limit: '50', RecordPerPage: '50' });
        if (status !== 200) throw new Error(JSON.stringify(body));
        return body;
      };
      return { client, list };
    };
    const [small, big] = [await open('Small', few), await open('Big', many)];
    await rebuild(place.database.url);
    await owner.query('vacuum analyze');
    const figures: Figure[] = [];
    for (const [name, { path }] of [
      ['vendor', vendorCalls.listVendors],
      ['expense', expenseCalls.listExpenses],
    ] as const) {
      const taken = await beside(
        () => big.list(path),
        () => small.list(path),
      );
      figures.push({
        name: `${name} list at ${many} : at ${few}`,
        measured: milliseconds(taken.big, taken.small),
        ratio: taken.big / taken.small,
      });
    }
    for (const { client } of [small, big]) client.close();
    return figures;
  } finally {
    await owner.end();
    await place.end();
  }
}
