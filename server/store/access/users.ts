import { column, type RowOf } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { hashOf } from './identity.ts';

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  verified: boolean;
}

const userColumns = {
  id: column.id,
  email: column.text,
  firstName: column.text,
  lastName: column.text,
  passwordHash: column.text,
  verifiedAt: column.instant.orNull,
};
type UserRow = RowOf<typeof userColumns>;

const userOf = (found: UserRow | undefined): User | null => {
  if (!found) return null;
  const { verifiedAt, ...user } = found;
  return { ...user, verified: verifiedAt !== null };
};

/** The id of nobody, with whom what is asked of a user can be asked all the same, so that the work tells nothing. */
export const nobody = '00000000-0000-0000-0000-000000000000';

const columns = 'id, email, first_name, last_name, password_hash, verified_at';

/** Whose account an address is: the one who proved it, else the earliest who says it is theirs. A later claim takes nothing from them. */
export const findByEmail = async (query: AccessQuery, email: string): Promise<User | null> => {
  const [row] = await query(
    userColumns,
    `select ${columns} from app_user where lower(email) = lower($1)
     order by verified_at is null, created_at, id limit 1`,
    [email],
  );
  return userOf(row);
};

/**
 * Whose passwords open an account by an address: the one's who proved it, else of those who say it is theirs the one's whom the browser is
 * known to, else the earliest five's, so that many claims cost a sign-in no more hashes than that.
 *
 * @param device what the browser is known by since an earlier sign-in
 * @returns `known` where the browser is known to whom it answers
 */
export const whoMaySignIn = async (
  query: AccessQuery,
  email: string,
  device: string | null,
): Promise<{ users: User[]; known: boolean }> => {
  const found = await query(
    { ...userColumns, known: column.bool },
    `select ${columns}, exists (select 1 from device d where d.user_id = u.id and d.token_hash = $2) as known
     from app_user u where lower(email) = lower($1) order by verified_at is null, known desc, created_at, id limit 5`,
    [email, device === null ? null : hashOf(device)],
  );
  const [first] = found;
  if (!first) return { users: [], known: false };
  const { known, verifiedAt } = first;
  const own = verifiedAt !== null || known ? [first] : found;
  return { users: own.map((row) => userOf(row)!), known };
};

export const findById = async (query: AccessQuery, userId: string): Promise<User | null> => {
  const [row] = await query(userColumns, `select ${columns} from app_user where id = $1`, [userId]);
  return userOf(row);
};

/** When somebody registered. */
export const userSince = async (query: AccessQuery, userId: string): Promise<Date | null> => {
  const [row] = await query({ createdAt: column.instant }, 'select created_at from app_user where id = $1', [
    userId,
  ]);
  return row?.createdAt ?? null;
};

export const findByIntent = async (query: AccessQuery, intentHash: Buffer): Promise<User | null> => {
  const [row] = await query(userColumns, `select ${columns} from app_user where intent_hash = $1`, [
    intentHash,
  ]);
  return userOf(row);
};

/** True when somebody has proved that the address is theirs. */
export const isTaken = async (query: AccessQuery, email: string): Promise<boolean> =>
  (await query('select 1 from app_user where lower(email) = lower($1) and verified_at is not null', [email]))
    .length > 0;

/** Adds a user who has proved nothing yet. False when this intended registration was carried out before. */
export const addUser = async (
  query: AccessQuery,
  user: User,
  intentHash: Buffer | null,
  now: Date,
): Promise<boolean> => {
  const added = await query(
    `insert into app_user (id, email, password_hash, first_name, last_name, created_at, intent_hash)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (intent_hash) do nothing returning id`,
    [user.id, user.email, user.passwordHash, user.firstName, user.lastName, now, intentHash],
  );
  return added.length > 0;
};

/** Marks the address as proved. Fails with 23505 when somebody else proved it first. */
export const markVerified = async (query: AccessQuery, userId: string, now: Date): Promise<void> => {
  await query('update app_user set verified_at = $2 where id = $1 and verified_at is null', [userId, now]);
};

export const isVerified = async (query: AccessQuery, userId: string): Promise<boolean> =>
  (await query('select 1 from app_user where id = $1 and verified_at is not null', [userId])).length > 0;

/** Changes the names where they differ. */
export const rename = async (
  query: AccessQuery,
  userId: string,
  firstName: string,
  lastName: string,
): Promise<void> => {
  await query(
    `update app_user set first_name = $2, last_name = $3
     where id = $1 and (first_name, last_name) is distinct from ($2, $3)`,
    [userId, firstName, lastName],
  );
};

/** True when somebody else than the holder of an address is registered. */
export const othersThan = async (query: AccessQuery, email: string): Promise<boolean> =>
  (await query('select 1 from app_user where lower(email) <> lower($1) limit 1', [email])).length > 0;

export const setPassword = async (
  query: AccessQuery,
  userId: string,
  passwordHash: string,
): Promise<void> => {
  await query('update app_user set password_hash = $2 where id = $1', [userId, passwordHash]);
};

/** Keeps the same password's newer hash, unless the password was changed since the user was read. */
export const renewPassword = async (
  query: AccessQuery,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
  renewed: string,
): Promise<void> => {
  await query('update app_user set password_hash = $3 where id = $1 and password_hash = $2', [
    id,
    passwordHash,
    renewed,
  ]);
};

/** Moves a user to an address they have proved. Fails with 23505 when somebody else proved it first. */
export const setEmail = async (
  query: AccessQuery,
  userId: string,
  email: string,
  now: Date,
): Promise<void> => {
  await query('update app_user set email = $2, verified_at = $3 where id = $1', [userId, email, now]);
};

/** Counts a failed sign-in for each of these users, and answers how many they had in a row. */
export const countFailedSignIn = (
  query: AccessQuery,
  ids: readonly string[],
): Promise<{ id: string; tries: number }[]> =>
  query(
    { id: column.id, tries: column.int.called('failed_sign_ins') },
    `update app_user set failed_sign_ins = failed_sign_ins + 1 where id = any($1::uuid[]) returning id, failed_sign_ins`,
    [ids],
  );

/** Begins to count failed sign-ins anew: one was right. */
export const forgetFailedSignIns = async (query: AccessQuery, userId: string): Promise<void> => {
  await query('update app_user set failed_sign_ins = 0 where id = $1 and failed_sign_ins > 0', [userId]);
};
