import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violationsSeenBy } from '../../server/maintenance/verify.ts';
import { importCalls } from '../../src/api/calls/import.ts';
import { expectOk } from '../support/api.ts';
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

const contacts = async () => {
  const { rows } = await server.owner.query<{ name: string; email: string }>(
    `select name, coalesce(email, '') as email from contact where business_id = $1 order by name, email`,
    [client.shop.business.id],
  );
  return rows.map(({ name, email }) => `${name} ${email}`);
};

test('a customer made of a name alone is completed by their full row, and another of that name stays apart', async () => {
  const sales = await importApiFor(client, 'sales').imported(
    'Number,Customer,Issue date,Item,Quantity,Price\nD-1,Ada,2026-03-01,Lamp,1,10\n',
  );
  expect(sales.created).toBe(1);
  const imports = importApiFor(client, 'customers');
  const text = 'Name,Email,Opening balance,Opening day\nAda,ada@b.test,25,2026-01-31\n';
  const run = await imports.imported(text);
  expect(run).toMatchObject({ created: 0, updated: 1, skipped: 0, failed: 0 });
  expect(await contacts()).toEqual(['Ada ada@b.test']);
  expect(await imports.imported('Name,Email\nAda,other@b.test\n')).toMatchObject({ created: 1, updated: 0 });
  expect(await contacts()).toEqual(['Ada ada@b.test', 'Ada other@b.test']);
  expect(await imports.undone(run.importid)).toMatchObject({ undone: 1, kept: 0 });
  expect(await contacts()).toEqual(['Ada ', 'Ada other@b.test']);
  expect(await violationsSeenBy(server.owner)).toEqual([]);
});

test('all faults of a row are told at once, and come back in a file parted as the one that came in', async () => {
  const imports = importApiFor(client, 'expenses');
  const text = 'Date;Name;Category;Amount;Vendor;Tax\nsoon;Taxi;Fun;x;Nobody;Levy\n';
  const run = await imports.imported(text);
  expect(run.groups.map(({ column }) => column).sort()).toEqual([
    'amount',
    'category',
    'onDay',
    'taxId',
    'vendor',
  ]);
  const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid: run.importid })).body
    .data;
  const [head, row] = (await server.app.inject({ url })).payload.split('\r\n');
  expect(head).toBe('\uFEFFDate;Name;Category;Amount;Vendor;Tax;What to correct');
  expect(row).toContain('soon;Taxi;Fun;x;Nobody;Levy;');
});

test('what stands for a value and the encoding that was chosen are proposed for the next file of the kind', async () => {
  const expenses = importApiFor(client, 'expenses');
  const rows = 'Date,Name,Category,Amount\n2026-03-01,Taxi,Fun,5\n';
  const replacements = [{ field: 'category', value: 'Fun', by: 'Travel' }];
  expect(await expenses.imported(rows, { replacements })).toMatchObject({ created: 1 });
  const again = await expenses.uploaded(rows.replace('Taxi', 'Bus'));
  expect((await expenses.view(again)).replacements).toEqual(replacements);
  const imports = importApiFor(client, 'customers');
  const bytes = Buffer.concat([Buffer.from('Name,City\n'), Buffer.from([0xe9, 0x2c, 0xe8, 0x0a])]);
  const first = await imports.uploaded(bytes);
  const encoding = 'windows-1250' as const;
  expect((await imports.view(first)).encoding).not.toBe(encoding);
  expectOk(await client.send(importCalls.decodeImport, { importid: first, encoding }));
  expect(await imports.view(await imports.uploaded(bytes))).toMatchObject({
    encoding,
    encodingby: 'proposal',
  });
});
