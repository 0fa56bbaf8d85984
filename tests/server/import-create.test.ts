import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { locationCalls } from '../../src/api/calls/location.ts';
import { taxCalls } from '../../src/api/calls/tax.ts';
import type { ImportKind } from '../../src/domain/import/run.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';
import { colleague } from '../support/team-api.ts';
import { transferApiFor } from '../support/transfer-api.ts';

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

const previewed = async (importid: string, kind: ImportKind, more: object = {}) => {
  const answered = { importid, ...(await importApiFor(client, kind).mapping(importid)), ...more };
  return expectOk(await client.send(importCalls.previewImport, answered)).body.data;
};
const groupsOf = ({ groups }: Awaited<ReturnType<typeof previewed>>) =>
  groups.map(({ column, value, rows }) => `${column} ${value} ${rows}`);

test('taxes that items of a file name are created while it is looked at: the preview follows, by name or by choice', async () => {
  const imports = importApiFor(client);
  const text = 'Name,Price,Sales tax,Purchase tax\nCandle,5,GST,GST\nLamp,9,GST,\nWax,2,Old levy,\n';
  const importid = await imports.uploaded(text);
  expect(groupsOf(await previewed(importid, 'inventory'))).toEqual([
    'salesTax GST 2',
    'purchaseTax GST 1',
    'salesTax Old levy 1',
  ]);
  const gst = { TaxName: 'GST', TaxPercentage: '18' };
  const { TaxId } = expectOk(await client.send(taxCalls.addTax, gst)).body.data;
  expect(groupsOf(await previewed(importid, 'inventory'))).toEqual(['salesTax Old levy 1']);
  // Created under another name than the file's, it is chosen for every row that has the value.
  const replacements = [{ field: 'salesTax', value: 'Old levy', by: 'GST' }];
  expect(await previewed(importid, 'inventory', { replacements })).toMatchObject({ created: 3, groups: [] });
  expectOk(await imports.start(importid, { replacements }));
  await imports.work(importid);
  expect(await imports.view(importid)).toMatchObject({ status: 'Finished', created: 3, failed: 0 });
  // Undone, the import takes its items out and leaves the tax.
  await imports.undone(importid);
  const { body } = expectOk(await client.send(taxCalls.listTaxes, {}));
  expect(body).toMatchObject({ data: [{ TaxId, TaxName: 'GST' }] });
});

test('taxes and locations that sales and bills name are created the same way', async () => {
  await transferApiFor(client).enable();
  const sale =
    'Number,Customer,Issue date,Item,Quantity,Price,Tax,Location\nS-1,Ada,2026-03-01,Work,1,100,GST,Pier\n';
  const bill =
    'Number,Vendor,Issue date,Item,Quantity,Price,Tax,Location\nB-1,Wax,2026-03-01,Work,1,30,GST,Pier\n';
  const [sales, bills] = [importApiFor(client, 'sales'), importApiFor(client, 'bills')];
  const runs = [await sales.uploaded(sale), await bills.uploaded(bill)] as const;
  const both = ['tax GST 1', 'location Pier 1'];
  expect(groupsOf(await previewed(runs[0], 'sales')).sort()).toEqual([...both].sort());
  expect(groupsOf(await previewed(runs[1], 'bills')).sort()).toEqual([...both].sort());
  expectOk(await client.send(taxCalls.addTax, { TaxName: 'GST', TaxPercentage: '10' }));
  expectOk(await client.send(locationCalls.addLocation, { LocationName: 'Pier' }));
  expect((await previewed(runs[0], 'sales')).groups).toEqual([]);
  for (const [at, imports] of [sales, bills].entries()) {
    expectOk(await imports.start(runs[at]!, { issue: true, paymentmode: 1 }));
    await imports.work(runs[at]!);
  }
  expect(await apiFor(client).balances()).toMatchObject({ 2: '110', 10: '-33', 13: '-100' });
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('who may import and not set taxes up is refused the tax, may add the location, and chooses one there is', async () => {
  await transferApiFor(client).enable();
  await apiFor(client).tax('VAT', '7.5');
  const { send } = await colleague(server, client, 'Manager');
  const refused = await send(taxCalls.addTax, { TaxName: 'GST', TaxPercentage: '18' });
  expect([refused.status, refused.body.kind]).toEqual([400, 'not-allowed']);
  expect((await send(locationCalls.addLocation, { LocationName: 'Pier' })).status).toBe(200);
  const importid = await importApiFor(client).uploaded('Name,Price,Sales tax\nCandle,5,GST\n');
  const answered = { importid, ...(await importApiFor(client).mapping(importid)) };
  const replacements = [{ field: 'salesTax', value: 'GST', by: 'VAT' }];
  const { data } = expectOk(await send(importCalls.previewImport, { ...answered, replacements })).body;
  expect(data).toMatchObject({ created: 1, groups: [] });
});
