import { Client, type DatabaseError } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pipelineOn } from '../../server/store/pipeline.ts';
import { column, type Query } from '../../server/store/row.ts';
import { rowsByColumn } from '../../server/store/rowset.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

describe.each([
  ['sent together', true],
  ['sent one by one', false],
] as const)('statements %s', (_, pipelined) => {
  let client: Client;
  let send: Query;
  beforeEach(async () => {
    client = new Client({ connectionString: database.url });
    await client.connect();
    send = pipelineOn(client, pipelined);
  });
  afterEach(() => client.end());

  test('statements of one turn are carried out in their order, each with its own rows', async () => {
    const answers = await Promise.all([
      send('create temp table note (n int, said text)'),
      send('insert into note values ($1, $2), ($3, $4) returning n', [1, 'one', 2, null]),
      send('select n, said from note order by n'),
      send('select count(*)::int as n from note where n > $1', [1]),
    ]);
    expect(answers).toEqual([
      [],
      [{ n: 1 }, { n: 2 }],
      [
        { n: 1, said: 'one' },
        { n: 2, said: null },
      ],
      [{ n: 1 }],
    ]);
  });

  test('rows sent by column arrive as they are, whatever their words hold', async () => {
    const columns = {
      n: column.exact,
      word: column.text.orNull,
      kept: column.json,
      day: column.day.orNull,
      at: column.instant,
    };
    const words = ['', ' ', 'NULL', 'null', 'a, "b"', '{}', '\\', '\\"', 'two\nlines', '“Größe”', null];
    const rows = words.map((word, n) => ({
      ...{ word, n: `${n}.5`, day: n % 2 ? null : '2026-03-02', at: new Date('2026-03-02T08:30:00Z') },
      kept: { said: word, list: [1, '"', { deep: '\\' }], none: null },
    }));
    // All of them, one alone, and some that are the same but for their number: what all have alike is sent once.
    const alike = rows.map(({ n }) => ({ ...rows[3]!, n }));
    for (const some of [rows, ...rows.map((row) => [row]), alike]) {
      const { x, values } = rowsByColumn(columns, some);
      // Its first parameter is the business, as in every statement of one.
      expect(await send(columns, `select x.*, $1::int as of from ${x}`, [1, ...values])).toEqual(some);
    }
    expect(rowsByColumn(columns, alike).values).toEqual([
      `{${rows.map(({ n }) => n).join()}}`,
      ...[rows[3]!.word, JSON.stringify(rows[3]!.kept), null, '2026-03-02T08:30:00.000Z'],
    ]);
  });

  test('rows that are alike in ever other columns come to few statements', async () => {
    const columns = Object.fromEntries(['n', 'a', 'b', 'c', 'd', 'e', 'f'].map((name) => [name, column.int]));
    const texts = new Set<string>();
    for (let way = 0; way < 128; way += 1) {
      const rows = [0, 1].map((n) =>
        Object.fromEntries(
          Object.keys(columns).map((name, at) => [name, (way >> at) & 1 || at === 0 ? n : 7]),
        ),
      );
      const { x, values } = rowsByColumn(columns, rows);
      texts.add(x);
      expect(await send(columns, `select x.*, $1::int as of from ${x}`, [1, ...values])).toEqual(rows);
    }
    expect(texts.size).toBeLessThanOrEqual(33);
  });

  test('a column of arrays is not taken by column', () => {
    expect(() => rowsByColumn({ words: column.texts }, [{ words: [] }])).toThrow(
      'A column of text[] can’t be sent by column.',
    );
  });

  test('days stay text, exact numbers are as the domain writes them, bytes and moments are read, lists and objects arrive whole', async () => {
    const at = new Date('2026-03-02T08:30:00Z');
    const read = () =>
      send(
        `select $1::date as day, $2::numeric as amount, $3::timestamptz as at, $4::bytea as bytes, $5::text[] as words,
         $6::jsonb as kept, $7::bool as true, $8::bigint as large`,
        ['2026-03-02', '0.10', at, Buffer.from('ab'), ['a, "b"', 'c'], { a: [1] }, true, '9007199254740993'],
      );
    const row = {
      day: '2026-03-02',
      amount: '0.1',
      at,
      bytes: Buffer.from('ab'),
      words: ['a, "b"', 'c'],
      kept: { a: [1] },
      true: true,
      large: '9007199254740993',
    };
    // The second time it is not described any more.
    expect([await read(), await read()]).toEqual([[row], [row]]);
  });

  test('one that fails fails those after it, and the connection serves on', async () => {
    const settled = await Promise.allSettled([
      send('select 1 as n'),
      send('select 1 / $1::int as n', [0]),
      send('select 2 as n'),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    const codes = settled.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as DatabaseError).code] : [],
    );
    expect(codes).toEqual(['22012', '22012']);
    expect(await Promise.all([send('select 1 / $1::int as n', [1]), send('select 2 as n')])).toEqual([
      [{ n: 1 }],
      [{ n: 2 }],
    ]);
  });

  test('a transaction begun in a turn that failed leaves nothing behind once it is rolled back', async () => {
    await Promise.allSettled([send('begin'), send('create table half_done (n int)'), send('select 1 / 0')]);
    await send('rollback');
    expect(await send(`select to_regclass('half_done') is null as gone`)).toEqual([{ gone: true }]);
  });

  test('a statement whose table changed under it is prepared again, after one failure at most', async () => {
    await send('create temp table growing (n int)');
    await send('insert into growing values (1)');
    expect(await send('select * from growing')).toEqual([{ n: 1 }]);
    await send(`alter table growing add column said text default 'new'`);
    if (pipelined) await expect(send('select * from growing')).rejects.toThrow(/cached plan/);
    expect(await send('select * from growing')).toEqual([{ n: 1, said: 'new' }]);
  });

  test('what can’t be written as a parameter fails by itself, before anything is sent', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const settled = await Promise.allSettled([
      send('select $1::jsonb as kept', [circle]),
      send('select 1 as n'),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('a lost connection fails what is under way and what is asked afterwards', async () => {
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    client.on('error', () => {});
    const [{ pid }] = (await send('select pg_backend_pid() as pid')) as [{ pid: number }];
    const under = send('select pg_sleep(30)');
    const watched = expect(under).rejects.toThrow();
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await watched;
    await expect(send('select 1')).rejects.toThrow();
    await admin.end();
  });
});
