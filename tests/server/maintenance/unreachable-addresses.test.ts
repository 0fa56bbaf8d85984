import { expect, test } from 'vitest';
import { unreachableAddresses } from '../../../server/maintenance/addresses.ts';
import { asMaintainer } from '../../../server/maintenance/connection.ts';
import { freshDatabase } from '../../support/database.ts';

const user = (n: number) => `01890000-0000-7000-8000-00000000020${n}`;

/** The addresses of users who all proved theirs. */
const users = [
  'ada@example.com',
  // In letters that signing in keeps.
  'j\u00f6rg@example.com',
  // Somebody else proved the plain spelling.
  'dora@example.com',
  'ＤＯＲＡ@example.com',
  // Two that are read as one, with nobody at the plain spelling.
  'ｅva@example.com',
  'eｖa@example.com',
  // No address even in plain letters.
  'fay＠x@example.com',
  // A host in letters of its own, and the same one in ASCII.
  'bea@xn--bcher-kva.example',
  'bea@b\u00fccher.example',
] as const;

test('the operator is told whom no address leads to', async () => {
  const { url } = await freshDatabase();
  await asMaintainer(url, async (client) => {
    for (const [n, email] of users.entries())
      await client.query(
        `insert into app_user (id, email, password_hash, first_name, last_name, verified_at, created_at)
         values ($1, $2, '', 'A', 'B', now(), now())`,
        [user(n), email],
      );
  });
  expect(await unreachableAddresses(url)).toEqual([
    `Nobody can sign in as user ${user(3)}: their address ＤＯＲＡ@example.com is read as DORA@example.com, which another user has.`,
    `Nobody can sign in as user ${user(4)}: their address ｅva@example.com is read as eva@example.com, which another user has too.`,
    `Nobody can sign in as user ${user(5)}: their address eｖa@example.com is read as eva@example.com, which another user has too.`,
    `Nobody can sign in as user ${user(6)}: their address fay＠x@example.com is read as fay@x@example.com, which is not an email address.`,
    `Nobody can sign in as user ${user(8)}: their address bea@b\u00fccher.example is read as bea@xn--bcher-kva.example, which another user has.`,
  ]);
});
