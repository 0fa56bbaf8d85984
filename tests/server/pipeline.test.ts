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

  /** Ends once what was sent before has left, with nothing of it answered. */
  const nextTurn = () => new Promise((resume) => process.nextTick(resume));

  test('what is sent while others are under way comes after them, with its own rows', async () => {
    const sent: Promise<unknown>[] = [];
    const ask = async (n: number) => {
      sent.push(
        send('select $1::int as n, pg_sleep(0.01) is null as gone', [n]),
        send('select -$1::int as n', [n]),
      );
      await nextTurn();
    };
    for (let n = 1; n <= 5; n += 1) await ask(n);
    const row = (n: number) => [[{ n, gone: false }], [{ n: -n }]];
    expect(await Promise.all(sent)).toEqual([1, 2, 3, 4, 5].flatMap(row));
  });

  test('one that fails fails those sent with it, and none of those that follow it already', async () => {
    const quotient = (by: number) => send('select 6 / $1::int as n, pg_sleep(0.01) is null as gone', [by]);
    expect(await quotient(1)).toEqual([{ n: 6, gone: false }]);
    const first = Promise.allSettled([quotient(0), send('select 1 as n')]);
    await nextTurn();
    const second = Promise.allSettled([quotient(2), send('select 2 as n')]);
    await nextTurn();
    const third = Promise.allSettled([quotient(0)]);
    await nextTurn();
    const fourth = Promise.allSettled([quotient(3)]);
    const told = (await Promise.all([first, second, third, fourth])).map((settled) =>
      settled.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as DatabaseError).code)),
    );
    expect(told).toEqual([
      ['22012', '22012'],
      [[{ n: 3, gone: false }], [{ n: 2 }]],
      ['22012'],
      [[{ n: 2, gone: false }]],
    ]);
  });

  test('a transaction that failed refuses what follows it already, its commit too', async () => {
    await send('create temp table kept (n int)');
    const sent: Promise<unknown>[] = [];
    for (const statement of [
      'begin',
      'insert into kept values (1)',
      'select 1 / 0',
      'insert into kept values (2)',
      'commit',
    ]) {
      sent.push(send(statement));
      await nextTurn();
    }
    const codes = (await Promise.allSettled(sent)).map((one) =>
      one.status === 'rejected' ? (one.reason as DatabaseError).code : null,
    );
    expect(codes).toEqual([null, null, '22012', '25P02', null]);
    expect(await send('select count(*)::int as n from kept')).toEqual([{ n: 0 }]);
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
    const under: Promise<unknown>[] = [];
    for (const seconds of [30, 31, 32]) {
      under.push(send('select pg_sleep($1)', [seconds]));
      await nextTurn();
    }
    const watched = Promise.allSettled(under);
    await admin.query('select pg_terminate_backend($1)', [pid]);
    expect((await watched).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(send('select 1')).rejects.toThrow();
    await admin.end();
  });
});
