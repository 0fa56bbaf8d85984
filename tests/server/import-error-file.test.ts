import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { importLimits } from '../../src/domain/import/limits.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Names and prices in as many columns as a file may have. */
const columns = [
  'Name',
  'Price',
  ...Array.from({ length: importLimits.columns - 2 }, (_, at) => `More ${at}`),
];
const blank = ','.repeat(importLimits.columns - 2);

test('the faulty rows of a file with 1,000 columns are uploaded as they come, and what to correct is read for nothing', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  let last = await imports.imported(`${columns}\nCandle,5${blank}\nLamp,much${blank}\n`);
  // The second time the column of what to correct is there already, and is written anew.
  for (const price of ['more', '7']) {
    expect(last).toMatchObject({ status: 'Finished', failed: 1 });
    const { importid } = last;
    const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
    const { payload } = await server.app.inject({ url });
    const [head, row] = payload.replace('\uFEFF', '').split('\r\n');
    expect([head, row]).toEqual([
      `${columns},What to correct`,
      `Lamp,${price === '7' ? 'more' : 'much'}${blank},Price isn’t a number.`,
    ]);
    last = await imports.imported(payload.replace(/much|more(?=,)/, price));
  }
  expect(last).toMatchObject({ status: 'Finished', created: 1, failed: 0, total: 1 });
  expect(last.headers).toEqual([...columns, 'What to correct']);
  expect(last.mapping.map(({ column }) => column)).toEqual([0, 1]);
});

test('a column more than 1,000 is refused beside that of what to correct too', async () => {
  const imports = importApiFor(await server.client());
  const { body } = await imports.upload(`${columns},What to correct,One more\nCandle,5${blank},,\n`);
  expect(body).toBe('This file has more than 1,000 columns. Remove the columns you don’t need.');
});

test('a column of a person’s own that is called like that of what to correct gives way to it', async () => {
  const client = await server.client();
  const imports = importApiFor(client);
  const { importid } = await imports.imported('Name,Price,WHAT TO CORRECT\nLamp,much,ask Ann\n');
  const { url } = expectOk(await client.send(importCalls.importErrorFile, { importid })).body.data;
  const { payload } = await server.app.inject({ url });
  expect(payload).toBe('\uFEFFName,Price,What to correct\r\nLamp,much,Price isn’t a number.\r\n');
  expect(await imports.imported(payload.replace('much', '7'))).toMatchObject({ created: 1, failed: 0 });
});
