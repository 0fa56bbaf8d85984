import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCalls } from '../../src/api/calls/import.ts';
import { expectOk } from '../support/api.ts';
import { importApiFor } from '../support/import-api.ts';
import { type Client, type Server, startServer } from '../support/server.ts';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** The preview of a file of items, as it is proposed to be read. */
const previewed = async (client: Client, text: string) => {
  const imports = importApiFor(client);
  const importid = await imports.uploaded(text);
  const answered = { importid, ...(await imports.mapping(importid)) };
  return expectOk(await client.send(importCalls.previewImport, answered)).body.data;
};

/** A price of each row, which stands on the line two further on. */
const fileOf = (count: number, price: (at: number) => string) =>
  `Name,Price\n${Array.from({ length: count }, (_, at) => `Item ${at},${price(at)}`).join('\n')}\n`;

test('of a long file the first 2,000 rows are tried and the rest is read for errors alone; 50 of each outcome are named', async () => {
  const client = await server.client();
  // 60 errors among those that are tried, and 7 behind them: the first is the first row that isn't tried.
  const isFaulty = (at: number) => at < 60 || (at >= 2000 && at <= 2180 && at % 30 === 20);
  const preview = await previewed(
    client,
    fileOf(2300, (at) => (isFaulty(at) ? 'much' : '5')),
  );
  expect(preview).toMatchObject({
    created: 1940,
    failed: 60,
    updated: 0,
    skipped: 0,
    capped: 0,
    tried: 2000,
    sound: 293,
    faulty: 7,
  });
  const linesOf = (request: string) =>
    preview.rows.filter(({ outcome }) => outcome === request).map(({ line }) => line);
  const fifty = (from: number) => Array.from({ length: 50 }, (_, at) => from + at);
  expect(linesOf('failed')).toEqual(fifty(2));
  expect(linesOf('created')).toEqual(fifty(62));
  expect(preview.rows).toHaveLength(100);
  expect(preview.groups).toEqual([
    { column: 'price', value: 'much', message: 'Price isn’t a number.', rows: 67, lines: [2, 3, 4, 5, 6] },
  ]);
});

test('an error behind the rows that are tried is told with its line', async () => {
  const preview = await previewed(
    await server.client(),
    fileOf(2300, (at) => (at === 2250 ? 'much' : '5')),
  );
  expect(preview).toMatchObject({ created: 2000, failed: 0, tried: 2000, sound: 299, faulty: 1 });
  expect(preview.groups).toMatchObject([{ column: 'price', rows: 1, lines: [2252] }]);
});

test('what the database checks at the end of a transaction alone is checked by a preview, which says nothing is added then', async () => {
  const own = await startServer();
  try {
    const client = await own.client();
    const file = fileOf(3, () => '5');
    expect(await previewed(client, file)).toMatchObject({ created: 3 });
    await own.owner.query(
      `create function refused_late() returns trigger language plpgsql as $$ begin raise exception 'Refused late.'; end $$`,
    );
    await own.owner.query(
      'create constraint trigger late after insert on product deferrable initially deferred for each row execute function refused_late()',
    );
    await expect(previewed(client, file)).rejects.toThrow('Answered 500');
  } finally {
    await own.close();
  }
});
