import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
let client: Client;
beforeAll(async () => {
  server = await startServer();
});
beforeEach(async () => {
  server.setToday('2026-03-20');
  client = await server.client();
});
afterAll(() => server.close());

const onPlan = (plan: string) =>
  server.owner.query('update business set plan = $2 where id = $1', [client.shop.business.id, plan]);

const file = 'Number,Vendor,Issue date,Item,Quantity,Price\n1001,Wax & Co,2026-03-05,Wicks,100,0.1\n';

test.each([
  ['bills', 'bills'],
  ['purchase-orders', 'purchaseOrders'],
] as const)(
  'a file of %s is refused on a plan without them, also where its import is started or resumed',
  async (kind, flag) => {
    const imports = importApiFor(client, kind);
    const [waiting, stopped] = [await imports.uploaded(file), await imports.uploaded(`${file}\n`)];
    expectOk(await imports.start(stopped));
    expectOk(await client.send(importCalls.stopImport, { importid: stopped }));
    await onPlan('starter');
    const refused = { body: { kind: 'plan-limit', details: { flag } } };
    expect(await imports.upload(file)).toMatchObject(refused);
    expect(await imports.start(waiting)).toMatchObject(refused);
    expect(await client.send(importCalls.resumeImport, { importid: stopped })).toMatchObject(refused);
    expect((await imports.view(stopped)).status).toBe('Stopped');
    await onPlan('growth');
    expectOk(await imports.start(waiting));
    await imports.work(waiting);
    expect(await imports.view(waiting)).toMatchObject({ status: 'Finished', created: 1 });
  },
);

test.each([
  ['free', 10],
  ['trial', 15],
])('sales beyond those of the plan %s wait, and the preview says how many fit', async (plan, fit) => {
  await onPlan(plan);
  const imports = importApiFor(client, 'sales');
  const all = fit + 2;
  const rows = Array.from({ length: all }, (_, at) => `S-${at},Invoice,Ada Stone,2026-03-01,Consulting,1,80`);
  const importid = await imports.uploaded(
    `Number,Type,Customer,Issue date,Item,Quantity,Price\n${rows.join('\n')}\n`,
  );
  const answered = { importid, ...(await imports.mapping(importid)), issue: true };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview).toMatchObject({ created: fit, capped: 2, failed: 0, tried: all });
  expect(preview.rows.filter(({ outcome }) => outcome === 'capped').map(({ line }) => line)).toEqual([
    fit + 2,
    fit + 3,
  ]);
  expectOk(await imports.start(importid, { issue: true }));
  await imports.work(importid);
  const stopped = await imports.view(importid);
  expect(stopped).toMatchObject({ status: 'Stopped', created: fit, pending: 2 });
  expect(stopped.fault).toContain(`on line ${fit + 2}`);
  expect((await apiFor(client).list()).Total).toBe(fit);
  await onPlan('starter');
  expectOk(await client.send(importCalls.resumeImport, { importid }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: all, fault: null });
});
