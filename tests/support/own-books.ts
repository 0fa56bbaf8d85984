import pg from 'pg';
import { expect } from 'vitest';
import { checks, violationsSeenBy } from '../../server/maintenance/verify.ts';
import type { Client } from './server.ts';

/** A session that sees the books of one business at a time, as its server does. */
export interface OwnBooks {
  /** Fails unless the books of the client's business are there, and hold. */
  hold: (client: Client) => Promise<void>;
  close: () => Promise<void>;
}

/** Every check in one question, whose answer is one word; what is wrong is asked for when something is. */
const hold = {
  name: 'books hold',
  text: `select not (${checks.map(({ sql }) => `exists (${sql})`).join(' or ')}) as hold`,
};

/**
 * Verifies a business among others: what is asked after every step of a path costs what that business has written, and
 * its questions are planned once. All businesses together are verified when the file is over.
 */
export const ownBooks = async (url: string): Promise<OwnBooks> => {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  await session.query('set role counterfoil_app');
  return {
    hold: async ({ shop }) => {
      const { rows } = await session.query(
        `select set_config('app.business', $1, false) = (select min(business_id::text) from book) as seen`,
        [shop.business.id],
      );
      expect(rows).toEqual([{ seen: true }]);
      const answer = await session.query<{ hold: boolean }>(hold);
      expect(answer.rows[0]!.hold || (await violationsSeenBy(session))).toBe(true);
    },
    close: () => session.end(),
  };
};
