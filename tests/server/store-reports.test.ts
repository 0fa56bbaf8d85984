import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { hearsReports } from '../../server/services/shops.ts';
import { storeAddresses } from '../../src/api/wire/store-addresses.ts';
import { signedReport } from '../../tools/sandboxes/src/shop/webhooks.ts';
import { testSecret } from '../support/payments.ts';
import { connectionOf, pressAt } from '../support/store-api.ts';
import {
  activeStore,
  placeOrder,
  recordsOf,
  reportOf,
  sendReport,
  settleReports,
} from '../support/store-sync.ts';
import { server, shops, startShops } from '../support/with-shops.ts';

const logged: string[] = [];
startShops((line) => logged.push(line));

const kept = async ({ client }: Awaited<ReturnType<typeof activeStore>>) =>
  (
    await server.owner.query(
      'select topic, order_id, raw, outcome from store_event where business_id = $1 order by received_at, topic',
      [client.shop.business.id],
    )
  ).rows;
const at = '2026-03-02T11:50:00Z';

test('a report is kept as its bytes, once for each event of a topic, and settled by a job', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  const report = reportOf(store.shop, 'orders/create', order);
  const other = { ...report, headers: { ...report.headers, 'x-shopify-topic': 'orders/paid' } };
  expect([
    await sendReport(server, report),
    await sendReport(server, report),
    await sendReport(server, other),
  ]).toEqual([200, 200, 200]);
  expect(await kept(store)).toEqual([
    { topic: 'orders/create', order_id: String(order.id), raw: report.raw, outcome: null },
    { topic: 'orders/paid', order_id: String(order.id), raw: report.raw, outcome: null },
  ]);
  await settleReports(server, shops);
  expect((await kept(store)).map(({ outcome }) => outcome)).toEqual(['Applied', 'Applied']);
});

test('a body altered by a byte, another secret, a missing signature and a stranger’s shop keep nothing', async () => {
  const store = await activeStore(server, shops);
  const order = placeOrder(store.shop, at);
  const report = reportOf(store.shop, 'orders/create', order);
  const altered = Buffer.from(report.raw);
  altered[altered.length - 2] = altered[altered.length - 2]! ^ 1;
  const { 'x-shopify-hmac-sha256': _, ...unsigned } = report.headers;
  const forged = signedReport(store.shop, 'orders/create', { id: order.id }, 'another secret');
  const answers = [
    await sendReport(server, { ...report, raw: altered }),
    await sendReport(server, { ...report, headers: unsigned }),
    await sendReport(server, forged),
    await sendReport(server, { raw: Buffer.alloc(0), headers: report.headers }),
  ];
  expect(answers).toEqual([401, 401, 401, 401]);
  expect(logged.some((line) => line.includes('store report refused'))).toBe(true);
  // Signed, and of no store of ours: it's taken and useless.
  const stranger = signedReport({ domain: 'nobody.myshopify.com' }, 'orders/create', { id: 1 }, testSecret);
  expect(await sendReport(server, stranger)).toBe(200);
  expect(await kept(store)).toEqual([]);
  await settleReports(server, shops);
  expect(await recordsOf(server, store.client)).toEqual([]);
});

test('what names no order is settled and makes none', async () => {
  const store = await activeStore(server, shops);
  for (const body of [{}, { id: 'x' }, { id: "1'; drop" }, []])
    expect(await sendReport(server, signedReport(store.shop, 'orders/create', body, testSecret))).toBe(200);
  expect(await sendReport(server, signedReport(store.shop, 'products/update', { id: 5 }, testSecret))).toBe(
    200,
  );
  await settleReports(server, shops);
  expect(new Set((await kept(store)).map(({ outcome }) => outcome))).toEqual(new Set(['names no order']));
  expect(await recordsOf(server, store.client)).toEqual([]);
});

test('more than a megabyte is refused while it streams, signed or not, and told once an hour', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const send = async (length: boolean) => {
    const chunk = Buffer.alloc(65_536, 'a');
    const sending = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: storeAddresses.report,
      headers: {
        'content-type': 'application/json',
        ...signedReport({ domain: 'loud.myshopify.com' }, 'orders/create', {}, 'another secret').headers,
        ...(length ? { 'content-length': 5_000_000 } : { 'transfer-encoding': 'chunked' }),
      },
    });
    sending.on('error', () => {});
    let sent = 0;
    const answered = once(sending, 'response') as Promise<[{ statusCode: number }]>;
    const ended = answered.then(([{ statusCode }]) => statusCode);
    let status = 0;
    void ended.then((code) => {
      status = code;
    });
    while (status === 0 && sent < 5_000_000) {
      sending.write(chunk);
      sent += chunk.length;
      await new Promise((resume) => setTimeout(resume, 2));
    }
    sending.destroy();
    return { status: await ended, sent };
  };
  for (const length of [false, true]) {
    const { status, sent } = await send(length);
    expect(status).toBe(413);
    // The answer comes before the whole was sent.
    expect(sent).toBeLessThan(4_000_000);
  }
  expect(logged.filter((line) => line.includes('store report too large'))).toHaveLength(1);
});

test('an uninstall counts only where the shop lets us in no more', async () => {
  const store = await activeStore(server, shops);
  const gone = () => signedReport(store.shop, 'app/uninstalled', { id: Number(store.shop.id) }, testSecret);
  expect(await sendReport(server, gone())).toBe(200);
  await settleReports(server, shops);
  expect((await connectionOf(store.client)).Standing.status).toBe('Active');
  await pressAt(shops.url, store.shop.domain, 'uninstall');
  // One of before the shop let us in, which comes late, is of an earlier connection: nothing is asked for it.
  const late = signedReport(
    ...([store.shop, 'app/uninstalled', { id: Number(store.shop.id) }, testSecret] as const),
    new Date(server.clock().getTime() - 86_400_000),
  );
  expect(await sendReport(server, late)).toBe(200);
  await settleReports(server, shops);
  expect((await connectionOf(store.client)).Standing.status).toBe('Active');
  expect(await sendReport(server, gone())).toBe(200);
  await settleReports(server, shops);
  expect((await connectionOf(store.client)).Standing.status).toBe('NeedsReauthorisation');
  // What comes meanwhile waits on its record.
  const order = placeOrder(store.shop, at);
  await sendReport(server, reportOf(store.shop, 'orders/create', order));
  await settleReports(server, shops);
  expect(await recordsOf(server, store.client)).toMatchObject([{ status: 'Received', waiting: true }]);
});

test('a page is told whether its store can report here: a real one over https alone', async () => {
  const { client } = await activeStore(server, shops);
  expect((await connectionOf(client)).hasReports).toBe(true);
  const real = { platform: { ...shops.platform, sandbox: false } };
  expect(hearsReports({ ...real, returnTo: 'https://books.example.com/back' })).toBe(true);
  expect(hearsReports({ ...real, returnTo: 'http://books.example.com/back' })).toBe(false);
  expect(hearsReports({ platform: shops.platform, returnTo: 'http://127.0.0.1:9000/back' })).toBe(true);
});
