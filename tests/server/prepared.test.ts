import { Client, type DatabaseError } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ReportRequest, reportSource } from '../../server/reports/report.ts';
import { preparedOn } from '../../server/store/database/prepared.ts';
import { column, type Query } from '../../server/store/database/row.ts';
import { rowsByColumn } from '../../server/store/database/rowset.ts';
import type { Tx } from '../../server/store/database/tx.ts';
import type { ReportSpec } from '../../src/domain/report/spec.ts';
import { freshDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

const nobody = '00000000-0000-0000-0000-000000000000';

describe('statements of one connection', () => {
  let client: Client;
  let send: Query;
  beforeEach(async () => {
    client = new Client({ connectionString: database.url, pipeline: true });
    await client.connect();
    send = preparedOn(client);
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
      word,
      n: `${n}.5`,
      day: n % 2 ? null : '2026-03-02',
      at: new Date('2026-03-02T08:30:00Z'),
      kept: { said: word, list: [1, '"', { deep: '\\' }], none: null },
    }));
    for (const some of [rows, ...rows.map((row) => [row])]) {
      const { x, values } = rowsByColumn(columns, some);
      // Its first parameter is the business, as in every statement of one.
      expect(await send(columns, `select x.*, $1::int as of from ${x}`, [1, ...values])).toEqual(some);
    }
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

  /** Ends once what was sent before has left, with nothing of it answered. */
  const nextTurn = () => new Promise((resume) => process.nextTick(resume));

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

  test('what can’t be written as a parameter fails by itself, before anything is sent', async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const settled = await Promise.allSettled([
      send('select $1::jsonb as kept', [circle]),
      send('select 1 as n'),
    ]);
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  });

  test('a report is planned for what it is asked, however often it was read on a connection', async () => {
    const { read } = reportSource({} as ReportSpec<{ id: string }, object>, async (tx) => {
      const rows = await tx.query({ id: column.id }, 'select id from product where business_id = $1', [
        nobody,
      ]);
      return { rows, total: 0, page: 1 };
    });
    await send('begin');
    for (let run = 0; run < 7; run += 1) await read({ query: send } as Tx, {} as ReportRequest);
    const plans = await send(
      `select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like 'select id from product%'`,
    );
    await send('rollback');
    expect(plans).toEqual([{ generic_plans: 0, custom_plans: 7 }]);
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
