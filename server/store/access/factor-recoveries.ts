import { column, type RowOf } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';
import { newRecoveryCode } from './secrets.ts';

const days = (from: Date, count: number): Date => new Date(from.getTime() + count * 86_400_000);

/** The notices before a code is mailed, by the days after each until the next step: seven together, and more where jobs were late. */
const pauses = [3, 3, 1] as const;
/** How long the mailed code is good for. */
const codeDays = 7;

/** How far a recovery has come. */
export interface Recovery {
  userId: string;
  /** The notices mailed so far. */
  notices: number;
  /** When the code is mailed, if no job is late; or was mailed, at the latest. */
  codeAt: Date;
  mailed: boolean;
}

const factorRecoveriesColumns = {
  userId: column.id,
  notices: column.small,
  nextAt: column.instant.orNull,
  codeUntil: column.instant.orNull,
};
type Row = RowOf<typeof factorRecoveriesColumns>;

const recoveryOf = ({ userId, notices, nextAt, codeUntil }: Row): Recovery => ({
  userId,
  notices,
  codeAt: nextAt
    ? days(
        nextAt,
        pauses.slice(notices).reduce((sum, pause) => sum + pause, 0),
      )
    : days(codeUntil!, -codeDays),
  mailed: nextAt === null,
});

const columns = 'user_id, notices, next_at, code_until';

/** How many notices come before the code. */
export const noticesOfRecovery = pauses.length;

/** Begins a user's recovery with its first notice; null where one is under way, or its code still good. */
export const beginRecovery = async (
  query: AccessQuery,
  userId: string,
  now: Date,
): Promise<Recovery | null> => {
  const [row] = await query(
    factorRecoveriesColumns,
    `insert into factor_recovery as r (user_id, asked_at, notices, next_at) values ($1, $2, 1, $3)
     on conflict (user_id) do update
       set asked_at = excluded.asked_at, notices = 1, next_at = excluded.next_at, code_hash = null, code_until = null
       where r.code_until <= $2
     returning ${columns}`,
    [userId, now, days(now, pauses[0])],
  );
  return row ? recoveryOf(row) : null;
};

export const recoveryUnderWay = async (query: AccessQuery, userId: string): Promise<Recovery | null> => {
  const [row] = await query(
    factorRecoveriesColumns,
    `select ${columns} from factor_recovery where user_id = $1`,
    [userId],
  );
  return row ? recoveryOf(row) : null;
};

/** Whose recoveries have a step to take. */
export const dueRecoveries = async (query: AccessQuery, now: Date): Promise<string[]> => {
  const rows = await query(
    { userId: column.id },
    'select user_id from factor_recovery where next_at <= $1 order by next_at',
    [now],
  );
  return rows.map((row) => row.userId);
};

/**
 * Takes the next step of a recovery: a further notice, or after the last of them the code, which is answered once and kept as
 * its hash. Null where there is none to take by now, so that a repeated job mails nothing twice.
 */
export const stepRecovery = async (
  query: AccessQuery,
  userId: string,
  now: Date,
): Promise<{ recovery: Recovery; code: string | null } | null> => {
  const [row] = await query(
    factorRecoveriesColumns,
    `select ${columns} from factor_recovery where user_id = $1 and next_at <= $2 for update`,
    [userId, now],
  );
  if (!row) return null;
  const code = row.notices === noticesOfRecovery ? newRecoveryCode() : null;
  const after = code
    ? { ...row, nextAt: null, codeUntil: days(now, codeDays) }
    : { ...row, notices: row.notices + 1, nextAt: days(now, pauses[row.notices]!) };
  await query(
    'update factor_recovery set notices = $2, next_at = $3, code_hash = $4, code_until = $5 where user_id = $1',
    [userId, after.notices, after.nextAt, code && mailedHash(userId, code), after.codeUntil],
  );
  return { recovery: recoveryOf(after), code };
};

const mailedHash = (userId: string, code: string): Buffer =>
  hashOf(`recovery:${userId}:${code.toLowerCase().replace(/[\s-]/g, '')}`);

/** Uses the mailed code up. False for another one, and one that has run out. */
export const takeMailedCode = async (
  query: AccessQuery,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> =>
  (
    await query(
      'delete from factor_recovery where user_id = $1 and code_hash = $2 and code_until > $3 returning user_id',
      [userId, mailedHash(userId, code), now],
    )
  ).length > 0;

/** Ends a recovery, whatever it has come to; its code opens nothing any more. */
export const stopRecovery = async (query: AccessQuery, userId: string): Promise<void> => {
  await query('delete from factor_recovery where user_id = $1', [userId]);
};
