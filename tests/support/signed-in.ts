import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { hashOf } from '../../server/store/access/identity.ts';

/** Live for longer than any test's clock runs. */
const addSession = `insert into session (token_hash, user_id, remembered, created_at, seen_at, ends_at)
  values ($1, $2, true, now(), '2100-01-01', '2100-01-01')`;

/**
 * Opens a session of a user without asking for a password.
 *
 * @param owner the database owner's session
 * @returns the session's token
 */
export const signedInAs = async (owner: pg.Client, userId: string): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await owner.query(addSession, [hashOf(token), userId]);
  return token;
};
