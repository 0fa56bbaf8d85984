import type { AccessQuery } from './access.ts';
import { endOf, hashOf } from './identity.ts';
import { newToken } from './secrets.ts';

/** Opens a session and answers its token, which is known nowhere else from then on. */
export const openSession = async (
  query: AccessQuery,
  userId: string,
  remembered: boolean,
  now: Date,
): Promise<string> => {
  const token = newToken();
  await query(
    `insert into session (token_hash, user_id, remembered, created_at, seen_at, ends_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [hashOf(token), userId, remembered, now, endOf(remembered, now)],
  );
  return token;
};

/** Ends a session; a token that opens none is no error. */
export const endSession = async (query: AccessQuery, tokenHash: Buffer): Promise<void> => {
  await query('delete from session where token_hash = $1', [tokenHash]);
};

/** True when the browser's device token is one this user has signed in with before. */
export const knowsDevice = async (query: AccessQuery, userId: string, device: string): Promise<boolean> =>
  (await query('select 1 from device where token_hash = $1 and user_id = $2', [hashOf(device), userId]))
    .length > 0;

/** Remembers the browser of a sign-in and answers the token it is known by next time. */
export const rememberDevice = async (query: AccessQuery, userId: string, now: Date): Promise<string> => {
  const device = newToken();
  await query('insert into device (token_hash, user_id, seen_at) values ($1, $2, $3)', [
    hashOf(device),
    userId,
    now,
  ]);
  return device;
};
