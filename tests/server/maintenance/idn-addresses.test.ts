import { expect, test } from 'vitest';
import { unreachableAddresses } from '../../../server/maintenance/addresses.ts';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { migrate } from '../../../server/store/migrate.ts';
import { emptyDatabase } from '../../support/database.ts';

const user = (n: number) => `01890000-0000-7000-8000-00000000020${n}`;
/** Users as earlier releases stored them, and what they are afterwards. */
const users = [
  ['ada@b\u00fccher.example', true, 'ada@xn--bcher-kva.example'],
  ['ada@b\u00fccher.example', false, 'ada@xn--bcher-kva.example'],
  ['bea@xn--bcher-kva.example', true, 'bea@xn--bcher-kva.example'],
  // Somebody proved the other spelling: both stay who they are.
  ['bea@b\u00fccher.example', true, 'bea@b\u00fccher.example'],
  ['j\u00f6rg@example.com', true, 'j\u00f6rg@example.com'],
] as const;

test('addresses stored with an internationalised domain become those that sign-in looks for', async () => {
  const database = await emptyDatabase();
  try {
    await migrate(database.url, '0203-vacuumed-sooner');
    await asMaintainer(database.url, async (client) => {
      for (const [n, [email, proved]] of users.entries())
        await client.query(
          `insert into app_user (id, email, password_hash, first_name, last_name, verified_at, created_at)
           values ($1, $2, '', 'A', 'B', $3, now())`,
          [user(n), email, proved ? new Date() : null],
        );
    });
    await migrate(database.url);
    await asMaintainer(database.url, async (client) => {
      const { rows } = await client.query<{ email: string }>('select email from app_user order by id');
      expect(rows.map(({ email }) => email)).toEqual(users.map(([, , after]) => after));
    });
    expect(await unreachableAddresses(database.url)).toEqual([
      `Nobody can sign in as user ${user(3)}: their address bea@b\u00fccher.example is read as bea@xn--bcher-kva.example, which another user has.`,
    ]);
  } finally {
    await database.drop();
  }
});
