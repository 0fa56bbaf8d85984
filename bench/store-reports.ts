import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import pg from 'pg';
import { v7 } from 'uuid';
import { storeAddresses } from '../src/api/wire/store-addresses.ts';
import { bundled, type Child, startChild } from '../tests/support/child.ts';
import { openBusiness } from '../tests/support/open-business.ts';
import { signedReport } from '../tools/sandboxes/src/shop/webhooks.ts';
import { type Figure, median } from './figure.ts';
import { openPlace } from './place.ts';

const [rounds, perRound, secret] = [15, 300, 'bench secret of stores'];
const shop = { domain: 'bench.myshopify.com' };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const send = (port: number, path: string, n: number): Promise<void> => {
  const body = {
    id: n,
    admin_graphql_api_id: `gid://shopify/Order/${n}`,
    updated_at: new Date().toISOString(),
  };
  const { raw, headers } = signedReport(shop, 'orders/updated', body, secret);
  return new Promise((resolve, reject) => {
    const options = { port, path, method: 'POST', host: '127.0.0.1', agent };
    const length = { 'content-length': raw.length };
    const requested = request({ ...options, headers: { ...headers, ...length } }, (answer) => {
      answer.resume().on('end', resolve);
      if (answer.statusCode !== 200) reject(new Error(`A report was answered with ${answer.statusCode}.`));
    });
    requested.on('error', reject).end(raw);
  });
};

const cpuOf = async (child: Child<{ port: number }>, path: string, from: number): Promise<number> => {
  const before = await child.cpu();
  for (let n = 0; n < perRound; n += 1) await send(child.ready.port, path, from + n);
  return ((await child.cpu()) - before) / perRound / 1000;
};

/** A store's report taken in, its signature judged, beside a route that keeps the same bytes. Rounds alternate. */
export const storeReports = async (): Promise<Figure[]> => {
  const place = await openPlace();
  const owner = new pg.Client({ connectionString: place.url });
  await owner.connect();
  const bundle = await bundled('bench/store-report-server.ts');
  const children: Child<{ port: number }>[] = [];
  try {
    const business = await openBusiness(place.database);
    await owner.query(
      `set app.maintenance = 'on'; create table bench_report (id bigserial primary key, raw bytea not null)`,
    );
    await owner.query(
      `insert into store_connection (business_id, id, status, shop, shop_id, currency, authorised_at) values ($1, $2, 'Active', $3, '1', 'USD', now())`,
      [business.shop.business.id, v7(), shop.domain],
    );
    const environment = { DATABASE_URL: place.url, SHOP_SECRET: secret };
    const ours = await startChild<{ port: number }>(bundle, environment);
    const bare = await startChild<{ port: number }>(bundle, { ...environment, BARE: 'yes' });
    children.push(ours, bare);
    const spent = { ours: [] as number[], bare: [] as number[] };
    for (let round = -6; round < rounds; round += 1) {
      const from = (round + 7) * perRound;
      const [a, b] = [await cpuOf(ours, storeAddresses.report, from), await cpuOf(bare, '/', from)];
      // The first rounds warm both.
      if (round >= 0) spent.ours.push(a);
      if (round >= 0) spent.bare.push(b);
    }
    const { rows } = await owner.query(
      'select (select count(*) from store_event)::int as ours, (select count(*) from bench_report)::int as bare',
    );
    if (rows[0].ours !== rows[0].bare) throw new Error(`Kept ${rows[0].ours} and ${rows[0].bare}.`);
    const [of, than] = [median(spent.ours), median(spent.bare)];
    return [
      {
        name: 'a store’s report, signature included, CPU : Fastify keeping its bytes',
        measured: `${of.toFixed(2)} ms : ${than.toFixed(2)} ms`,
        ratio: of / than,
      },
    ];
  } finally {
    agent.destroy();
    for (const child of children) await child.kill();
    rmSync(bundle);
    await owner.end();
    await place.end();
  }
};
