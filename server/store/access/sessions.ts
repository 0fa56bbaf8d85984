import { column } from '../database/row.ts';
import type { AccessQuery } from './access.ts';
import { endOf, hashOf } from './identity.ts';
import { newToken } from './secrets.ts';

/** By what and from where a session was opened, so that its user knows it again among theirs. */
export interface Agent {
  /** What the browser says it is. */
  agent: string;
  /** The network address. */
  address: string;
}

/** Opens a session and answers its token, which is known nowhere else from then on. */
export const openSession = async (
  query: AccessQuery,
  userId: string,
  remembered: boolean,
  now: Date,
  { agent, address }: Agent = { agent: '', address: '' },
): Promise<string> => {
  const token = newToken();
  await query(
    `insert into session (token_hash, user_id, remembered, created_at, seen_at, ends_at, agent, address)
     values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [hashOf(token), userId, remembered, now, endOf(remembered, now), agent.slice(0, 300), address],
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

/** Ends every session of a user, but for the one that asks, where there is one. */
export const endSessionsOf = async (
  query: AccessQuery,
  userId: string,
  keep: Buffer | null = null,
): Promise<void> => {
  await query('delete from session where user_id = $1 and ($2::bytea is null or token_hash <> $2)', [
    userId,
    keep,
  ]);
};

/** A live session as its user sees it. */
export interface LiveSession extends Agent {
  id: string;
  createdAt: Date;
  seenAt: Date;
  remembered: boolean;
  /** The one that asks. */
  own: boolean;
}

const liveColumns = {
  id: column.id,
  createdAt: column.instant,
  seenAt: column.instant,
  remembered: column.bool,
  agent: column.text,
  address: column.text,
  own: column.bool,
};

/** The user's live sessions, the last used first. */
export const liveSessions = async (
  query: AccessQuery,
  userId: string,
  own: Buffer,
  now: Date,
): Promise<LiveSession[]> =>
  query(
    liveColumns,
    `select id, created_at, seen_at, remembered, agent, address, token_hash = $2 as own
     from session where user_id = $1 and ends_at > $3 order by own desc, seen_at desc, id`,
    [userId, own, now],
  );

/** Ends one of the user's sessions. False when they have none of this id. */
export const endSessionById = async (query: AccessQuery, userId: string, id: string): Promise<boolean> =>
  (await query('delete from session where user_id = $1 and id = $2 returning id', [userId, id])).length > 0;
