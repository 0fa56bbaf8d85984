import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { apiFor, expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
  server.setToday('2026-03-20');
});
afterAll(() => server.close());

const head = 'Number,Type,Customer,Issue date,Item,Quantity,Price,Notes\n';
const file = `${head}S-1,Invoice,Ada Stone,2026-03-01,Advice,1,80,
S-2,Receipt,Ada Stone,2026-03-02,Advice,1,40,
S-3,Receipt,Ada Stone,2026-03-03,Advice,1,20,
`;

test('a sale that is updated stays what it is: another type is an error of its row, the same or none is none', async () => {
  const client = await server.client();
  const imports = importApiFor(client, 'sales');
  const issued = { issue: true, paymentmode: 1 };
  expect(await imports.imported(file, issued)).toMatchObject({ created: 3, failed: 0 });
  const [balances, journal] = [await apiFor(client).balances(), await apiFor(client).journal()];
  const change = `${head}S-1,receipt,Ada Stone,2026-03-01,Advice,1,90,
S-2,receipt,Ada Stone,2026-03-02,Advice,1,40,Thanks
S-3,,Ada Stone,2026-03-03,Advice,1,20,Thanks
`;
  const importid = await imports.uploaded(change);
  const answered = { importid, ...(await imports.mapping(importid)), duplicates: 'update' };
  const preview = expectOk(await client.send(importCalls.previewImport, answered)).body.data;
  expect(preview).toMatchObject({ updated: 2, failed: 1 });
  expect(preview.groups).toEqual([
    {
      column: 'type',
      value: 'receipt',
      rows: 1,
      lines: [2],
      message: 'The type can’t be changed. Enter Invoice, or leave it empty.',
    },
  ]);
  expectOk(await client.send(importCalls.startImport, answered));
  await imports.work(importid);
  const run = await imports.view(importid);
  expect(run).toMatchObject({ status: 'Finished', updated: 2, failed: 1, groups: preview.groups });
  expect([await apiFor(client).balances(), await apiFor(client).journal()]).toEqual([balances, journal]);
});
