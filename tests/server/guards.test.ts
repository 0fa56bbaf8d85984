import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../server/store/database/database.ts';
import { asAdmin, freshDatabase } from '../support/database.ts';
import { withEverything } from '../support/everything.ts';
import type { Shop } from '../support/given.ts';
import { busyMonth } from '../support/story.ts';

const appendOnly = ['journal_entry', 'journal_line', 'settlement', 'stock_move', 'event'];
const forbidden = {
  stoodOn: '23503',
  noRows: '42501',
  tiedToEntry: 'CF001',
  unbalanced: 'CF002',
  locked: 'CF003',
  appendOnly: 'CF004',
};

let url: string;
let database: Database;
let owner: pg.Client;
/** Whose rows are sought, and who seeks them. */
let victim: Shop;
let other: Shop;
/** Every table with rows of one business, by the column that says whose they are. */
let tables: { name: string; column: string }[];

const ofBusinesses = `
  select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and (a.attname = 'business_id' or c.relname = 'business' and a.attname = 'id' or c.relname = 'idempotency' and a.attname = 'scope')
  order by 1`;

beforeAll(async () => {
  url = (await freshDatabase()).url;
  database = await openDatabase(url);
  victim = await busyMonth(database, 'Victim');
  other = await busyMonth(database, 'Other');
  await withEverything(victim);
  owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query(`set app.maintenance = 'on'`);
  tables = (await owner.query(ofBusinesses)).rows;
});
afterAll(() => Promise.all([database.close(), owner.end()]));

/** Runs a statement as the server's role inside a business, rolled back: how many rows it met, or the code it fails with. */
const asApp = async (shop: Shop, text: string, values: unknown[] = []): Promise<number | string> => {
  const client = await database.app.connect();
  try {
    await client.query(`begin; set local app.business = '${shop.business.id}'`);
    return (await client.query(text, values)).rowCount ?? 0;
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error);
  } finally {
    await client.query('rollback');
    client.release();
  }
};

/** Runs statements as the server's role and commits: null, or the code it fails with. */
const committed = async (shop: Shop, ...statements: string[]): Promise<string | null> => {
  const client = await database.app.connect();
  try {
    await client.query(`begin; set local app.business = '${shop.business.id}'`);
    for (const statement of statements) await client.query(statement);
    await client.query('commit');
    return null;
  } catch (error) {
    await client.query('rollback');
    return (error as pg.DatabaseError).code ?? String(error);
  } finally {
    client.release();
  }
};

/** What each table answers, by its name; one expectation then names every table that answers otherwise. */
const eachTable = async (
  ask: (table: { name: string; column: string }) => Promise<number | string>,
): Promise<[string, number | string][]> => {
  const answers: [string, number | string][] = [];
  for (const table of tables) answers.push([table.name, await ask(table)]);
  return answers;
};

describe('another business’s rows', () => {
  const mine = () => [victim.business.id];

  it('are there to be sought, in every table', async () => {
    const empty = [];
    for (const { name, column } of tables)
      if (!(await owner.query(`select 1 from ${name} where ${column} = $1 limit 1`, mine())).rowCount)
        empty.push(name);
    expect(empty).toEqual([]);
    expect(tables.length).toBeGreaterThan(30);
  });

  it('are not seen', async () => {
    const answers = await eachTable(({ name, column }) =>
      asApp(other, `select 1 from ${name} where ${column} = $1`, mine()),
    );
    expect(answers.filter(([, met]) => met !== 0 && met !== forbidden.noRows)).toEqual([]);
  });

  it('are not changed', async () => {
    const answers = await eachTable(({ name, column }) =>
      asApp(other, `update ${name} set ${column} = ${column} where ${column} = $1`, mine()),
    );
    expect(answers.filter(([, met]) => met !== 0 && met !== forbidden.noRows)).toEqual([]);
  });

  it('are not deleted', async () => {
    const answers = await eachTable(({ name, column }) =>
      asApp(other, `delete from ${name} where ${column} = $1`, mine()),
    );
    expect(answers.filter(([, met]) => met !== 0 && met !== forbidden.noRows)).toEqual([]);
  });

  it('are not added to, and own rows are not given away', async () => {
    const added = await eachTable(({ name, column }) =>
      asApp(other, `insert into ${name} (${column}) values ($1)`, mine()),
    );
    expect(added.filter(([, met]) => met !== forbidden.noRows)).toEqual([]);
    const givenAway = await eachTable(({ name, column }) =>
      asApp(other, `update ${name} set ${column} = $1`, mine()),
    );
    expect(givenAway.filter(([, met]) => met !== 0 && met !== forbidden.noRows)).toEqual([]);
  });

  it('are not seen without any business, nor by the role that signs people in', async () => {
    const { rows } = await database.app.query('select count(*)::int as n from document');
    expect(rows[0].n).toBe(0);
    // Providers' and stores' reports, and who comes back from a store, come in while nobody is signed in, as letters go out.
    for (const { name } of tables.filter(
      (one) =>
        ![
          'business',
          'member',
          'letter',
          'signed_file',
          'inbox_event',
          'store_authorisation',
          'store_event',
        ].includes(one.name),
    ))
      await expect(database.access.query(`select 1 from ${name}`), name).rejects.toThrow(/permission denied/);
  });
});

describe('people', () => {
  const names = 'select first_name, last_name from app_user where id = $1';
  const ownerOf = (shop: Shop) => [shop.user.id];

  it('are seen by name in the businesses they are members of, and in no other', async () => {
    expect(await asApp(other, names, ownerOf(other))).toBe(1);
    expect(await asApp(other, names, ownerOf(victim))).toBe(0);
    expect(await asApp(other, 'select id from app_user')).toBe(1);
    expect((await database.app.query('select id from app_user')).rows).toEqual([]);
  });

  it('are still seen by name once they left', async () => {
    await owner.query(`update member set ended_at = now() where business_id = $1`, [other.business.id]);
    expect(await asApp(other, names, ownerOf(other))).toBe(1);
    await owner.query('update member set ended_at = null where business_id = $1', [other.business.id]);
  });

  it('show the server’s role no address, password or time, and are not changed by it', async () => {
    for (const column of ['email', 'password_hash', 'verified_at', 'created_at', 'intent_hash', '*'])
      expect(await asApp(other, `select ${column} from app_user`), column).toBe(forbidden.noRows);
    expect(await asApp(other, `update app_user set first_name = ''`)).toBe(forbidden.noRows);
    expect(await asApp(other, 'delete from app_user')).toBe(forbidden.noRows);
  });
});

describe('what happened stays', () => {
  it.each(appendOnly)('%s is only added to, by the server’s role and by the owner', async (table) => {
    const key = table === 'journal_line' ? 'entry_id' : 'id';
    expect(await asApp(victim, `select 1 from ${table} limit 1`)).toBe(1);
    expect(await asApp(victim, `update ${table} set ${key} = ${key}`)).toBe(forbidden.noRows);
    expect(await asApp(victim, `delete from ${table}`)).toBe(forbidden.noRows);
    for (const act of [
      `update ${table} set ${key} = ${key}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ])
      await expect(owner.query(act), act).rejects.toMatchObject({ code: forbidden.appendOnly });
  });

  it('documents, payments and the books’ own rows are not deleted by the server’s role', async () => {
    for (const table of [
      'document',
      'open_item',
      'payment',
      'contact',
      'product',
      'business',
      'member',
      'book',
      'series',
    ])
      expect(await asApp(victim, `delete from ${table}`), table).toBe(forbidden.noRows);
  });
});

describe('accounts', () => {
  const added = `insert into account (business_id, id, name, grp, subgroup, is_current, cash_section)
    values ($1, 1900, 'Bank', 'asset', 'Cash and bank', true, 'cash')`;
  const stoodOn = `insert into bank (business_id, id, account_id, details) values ($1, $1, 1900, '{}')`;

  it('made with a bank may go with it unless anything stands on them, those every business begins with never', async () => {
    const own = [victim.business.id];
    expect(await asApp(victim, 'delete from account')).toBe(0);
    await owner.query(added, own);
    expect(await asApp(victim, 'delete from account')).toBe(1);
    expect(await asApp(other, 'delete from account')).toBe(0);
    await owner.query(stoodOn, own);
    expect(await asApp(victim, 'delete from account')).toBe(forbidden.stoodOn);
    await owner.query('delete from bank where business_id = $1 and account_id = 1900', own);
    await owner.query('delete from account where business_id = $1 and id = 1900', own);
  });
});

describe('an entry', () => {
  let number = 10_000;
  const day = '2026-02-10';
  const entry = (id: string, on = day) => {
    number += 1;
    return `insert into journal_entry (business_id, id, number, on_day, kind, posted_by, posted_at)
      values ('${victim.business.id}', '${id}', ${number}, '${on}', 'manual', '${victim.user.id}', now())`;
  };
  const line = (id: string, n: number, amount: number, on = day) => `
    insert into journal_line (business_id, entry_id, n, on_day, account_id, amount, currency, fx_amount, rate)
    values ('${victim.business.id}', '${id}', ${n}, '${on}', ${n}, ${amount}, 'USD', ${amount}, 1)`;

  it('that balances passes', async () => {
    const id = v7();
    const posted = [entry(id), line(id, 1, 5), line(id, 3, -5), 'set constraints all immediate'];
    expect(await asApp(victim, posted.join(';'))).toBe(0);
  });

  it('is refused at commit when its lines do not add up to nothing', async () => {
    const id = v7();
    expect(await committed(victim, entry(id), line(id, 1, 5), line(id, 3, -4))).toBe(forbidden.unbalanced);
  });

  it('is refused at commit with one line or none', async () => {
    const [one, none] = [v7(), v7()];
    expect(await committed(victim, entry(one), line(one, 1, 5))).toBe(forbidden.unbalanced);
    expect(await committed(victim, entry(none))).toBe(forbidden.unbalanced);
  });

  it('is refused at commit even when the business is changed before it', async () => {
    const id = v7();
    const away = `set local app.business = '${other.business.id}'`;
    expect(await committed(victim, entry(id), line(id, 1, 5), line(id, 3, -4), away)).toBe(
      forbidden.unbalanced,
    );
  });

  it('takes no line on another day', async () => {
    const id = v7();
    const moved = line(id, 3, -5, '2026-02-11');
    expect(await committed(victim, entry(id), line(id, 1, 5), moved)).toBe(forbidden.tiedToEntry);
  });

  it('takes no line, nor a balanced pair, after its own transaction', async () => {
    const { rows } = await owner.query(
      `select id, on_day::text as on_day from journal_entry where business_id = $1 order by id limit 1`,
      [victim.business.id],
    );
    const late = (n: number, amount: number) => line(rows[0].id, n, amount, rows[0].on_day);
    expect(await committed(victim, late(40, 5))).toBe(forbidden.tiedToEntry);
    expect(await committed(victim, late(40, 5), late(41, -5))).toBe(forbidden.tiedToEntry);
  });

  it('is refused on and before the lock date, for the server’s role and for the owner', async () => {
    await owner.query(`update book set locked_until = '${day}' where business_id = $1`, [victim.business.id]);
    for (const on of [day, '2026-02-09']) {
      expect(await asApp(victim, entry(v7(), on))).toBe(forbidden.locked);
      await expect(owner.query(entry(v7(), on))).rejects.toMatchObject({ code: forbidden.locked });
    }
    expect(await asApp(victim, entry(v7(), '2026-02-11'))).toBe(1);
    await owner.query('update book set locked_until = null where business_id = $1', [victim.business.id]);
  });
});

describe('the server does not start', () => {
  it('without a policy on a table of a business', async () => {
    const bare = await freshDatabase();
    await asAdmin(bare.url, 'drop policy own on document');
    await expect(openDatabase(bare.url)).rejects.toThrow(/no row security: document/);
  });

  it('when row security is off on a table, or not forced on its owner', async () => {
    const bare = await freshDatabase();
    await asAdmin(bare.url, 'alter table payment no force row level security');
    await expect(openDatabase(bare.url)).rejects.toThrow(/no row security: payment/);
  });
});
