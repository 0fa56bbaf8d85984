import { column, type RowOf } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';
import { newRecoveryCode, newToken } from './secrets.ts';

/** The sealed secret of a user's second factor, and whether it was ever used, which is when it counts. */
const secondFactorColumns = {
  secret: column.text,
  confirmed: column.bool,
};
export type SecondFactor = RowOf<typeof secondFactorColumns>;

/** Where the secret of a user's second factor is sealed for. */
export const factorContext = (userId: string): string => `second-factor:${userId}`;

export const secondFactorOf = async (query: AccessQuery, userId: string): Promise<SecondFactor | null> => {
  const [row] = await query(
    secondFactorColumns,
    'select secret, confirmed_at is not null as confirmed from second_factor where user_id = $1',
    [userId],
  );
  return row ?? null;
};

/** Every stored secret, with whose it is; the rows stay as they are until the end of the transaction. */
export const secretsStored = (query: AccessQuery): Promise<{ userId: string; secret: string }[]> =>
  query(
    { userId: column.id, secret: column.text },
    'select user_id, secret from second_factor order by user_id for update',
  );

export const replaceSecret = async (query: AccessQuery, userId: string, sealed: string): Promise<void> => {
  await query('update second_factor set secret = $2 where user_id = $1', [userId, sealed]);
};

/** Keeps a sealed secret that does not count yet, in place of one that did not. False where one counts already. */
export const keepSecret = async (query: AccessQuery, userId: string, secret: string): Promise<boolean> =>
  (
    await query(
      `insert into second_factor as f (user_id, secret) values ($1, $2)
       on conflict (user_id) do update set secret = excluded.secret, last_step = 0 where f.confirmed_at is null
       returning user_id`,
      [userId, secret],
    )
  ).length > 0;

/** Uses a half minute up. False when it, or a later one, was used before: a code counts once. */
export const takeStep = async (query: AccessQuery, userId: string, step: number): Promise<boolean> =>
  (
    await query(
      'update second_factor set last_step = $2 where user_id = $1 and last_step < $2 returning user_id',
      [userId, step],
    )
  ).length > 0;

const plain = (code: string): string => code.toLowerCase().replace(/[\s-]/g, '');

/** Lets the secret count from now on, and answers ten recovery codes, of which only hashes are kept. */
export const turnOn = async (query: AccessQuery, userId: string, now: Date): Promise<string[]> => {
  await query('update second_factor set confirmed_at = $2 where user_id = $1', [userId, now]);
  const codes = Array.from({ length: 10 }, newRecoveryCode);
  await query('delete from recovery_code where user_id = $1', [userId]);
  await query('insert into recovery_code (user_id, code_hash) select $1, unnest($2::bytea[])', [
    userId,
    codes.map((code) => hashOf(`${userId}:${plain(code)}`)),
  ]);
  return codes;
};

export const turnOff = async (query: AccessQuery, userId: string): Promise<void> => {
  await query('delete from recovery_code where user_id = $1', [userId]);
  await query('delete from second_factor where user_id = $1', [userId]);
};

/** Uses a recovery code up. False for a wrong or used one. */
export const takeRecoveryCode = async (
  query: AccessQuery,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> =>
  (
    await query(
      `update recovery_code set used_at = $3
       where user_id = $1 and code_hash = $2 and used_at is null returning user_id`,
      [userId, hashOf(`${userId}:${plain(code)}`), now],
    )
  ).length > 0;

/** How many recovery codes are left. */
export const recoveryCodesLeft = async (query: AccessQuery, userId: string): Promise<number> => {
  const [row] = await query(
    { n: column.int },
    'select count(*)::int as n from recovery_code where user_id = $1 and used_at is null',
    [userId],
  );
  return row!.n;
};

const tries = 5;
const minutes = 10;

/** Opens the second question of a sign-in whose password was right; answers the secret that names it. */
export const openChallenge = async (
  query: AccessQuery,
  userId: string,
  remembered: boolean,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await query(
    'insert into sign_in_challenge (token_hash, user_id, remembered, tries_left, until) values ($1, $2, $3, $4, $5)',
    [hashOf(token), userId, remembered, tries, new Date(now.getTime() + minutes * 60_000)],
  );
  return token;
};

/** Whose sign-in a live challenge is; no try of it is spent. */
export const challengedUser = async (
  query: AccessQuery,
  token: string,
  now: Date,
): Promise<string | null> => {
  const [row] = await query(
    { userId: column.id },
    'select user_id from sign_in_challenge where token_hash = $1 and until > $2 and tries_left > 0',
    [hashOf(token), now],
  );
  return row?.userId ?? null;
};

/** Spends one of a challenge's tries, and answers whose sign-in it is; null when it has none left, or is over. */
export const tryChallenge = async (
  query: AccessQuery,
  token: string,
  now: Date,
): Promise<{ userId: string; remembered: boolean } | null> => {
  const [row] = await query(
    { userId: column.id, remembered: column.bool },
    `update sign_in_challenge set tries_left = tries_left - 1
     where token_hash = $1 and until > $2 and tries_left > 0 returning user_id, remembered`,
    [hashOf(token), now],
  );
  return row ? { userId: row.userId, remembered: row.remembered } : null;
};

export const endChallenge = async (query: AccessQuery, token: string): Promise<void> => {
  await query('delete from sign_in_challenge where token_hash = $1', [hashOf(token)]);
};
