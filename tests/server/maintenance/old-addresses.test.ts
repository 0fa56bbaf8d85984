import { afterAll, beforeAll, expect, test } from 'vitest';
import { unreachableAddresses } from '../../../server/maintenance/addresses.ts';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { emptyDatabase, type TestDatabase } from '../../support/database.ts';

const business = '01890000-0000-7000-8000-000000000001';
const user = (n: number) => `01890000-0000-7000-8000-00000000020${n}`;
let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

/** Users as earlier releases stored them: the address, whether it was proved, and what it is afterwards. */
const users = [
  ['ada@example.com', true, 'ada@example.com'],
  ['Ｂｅａ@example.com', true, 'Bea@example.com'],
  ['ca\u200brl@example.com', true, 'carl@example.com'],
  // Somebody else proved the plain spelling: both stay who they are.
  ['dora@example.com', true, 'dora@example.com'],
  ['ＤＯＲＡ@example.com', true, 'ＤＯＲＡ@example.com'],
  // Two that would become one, with nobody at the plain spelling.
  ['ｅva@example.com', true, 'ｅva@example.com'],
  ['eｖa@example.com', true, 'eｖa@example.com'],
  // Who only claims an address takes it from nobody.
  ['ａda@example.com', false, 'ada@example.com'],
  // No address even in plain letters.
  ['fay＠x@example.com', true, 'fay＠x@example.com'],
] as const;

/** Invitations of one business, the same way. */
const invited = [
  ['Ｇuy@example.com', 'Guy@example.com'],
  ['hal@example.com', 'hal@example.com'],
  ['ｈal@example.com', 'ｈal@example.com'],
] as const;

const emailsOf = (table: string): Promise<string[]> =>
  asMaintainer(database.url, async (client) => {
    const { rows } = await client.query<{ email: string }>(
      `select email from ${table} where email is not null order by id`,
    );
    return rows.map(({ email }) => email);
  });

test('addresses stored in other letters become those that sign-in looks for, and no two users or invitations become one', async () => {
  await migrate(database.url, '0037-no-ended-sessions');
  await asMaintainer(database.url, async (client) => {
    await client.query(
      `insert into business (id, name, home_currency, time_zone, locale, country, plan, created_at)
       values ($1, 'Umbrella', 'USD', 'UTC', 'en-US', 'US', 'trial', now())`,
      [business],
    );
    for (const [n, [email, proved]] of users.entries())
      await client.query(
        `insert into app_user (id, email, password_hash, first_name, last_name, verified_at, created_at)
         values ($1, $2, '', 'A', 'B', $3, now())`,
        [user(n), email, proved ? new Date() : null],
      );
    for (const [n, [email]] of invited.entries())
      await client.query(
        `insert into member (business_id, id, email, role, status) values ($1, $2, $3, 'Staff', 'InviteSent')`,
        [business, user(n), email],
      );
  });
  await migrate(database.url);
  expect(await emailsOf('app_user')).toEqual(users.map(([, , after]) => after));
  expect(await emailsOf('member')).toEqual(invited.map(([, after]) => after));
});

test('the operator is told whom no address leads to', async () => {
  expect(await unreachableAddresses(database.url)).toEqual([
    `Nobody can sign in as user ${user(4)}: their address ＤＯＲＡ@example.com is read as DORA@example.com, which another user has.`,
    `Nobody can sign in as user ${user(5)}: their address ｅva@example.com is read as eva@example.com, which another user has too.`,
    `Nobody can sign in as user ${user(6)}: their address eｖa@example.com is read as eva@example.com, which another user has too.`,
    `Nobody can sign in as user ${user(8)}: their address fay＠x@example.com is read as fay@x@example.com, which is not an email address.`,
  ]);
});
