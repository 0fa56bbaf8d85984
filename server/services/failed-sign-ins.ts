import { withAccess } from '../store/access/access.ts';
import { countFailedSignIn } from '../store/access/users.ts';
import { recordOfAccount } from '../store/plan/events.ts';
import type { Visit } from './visit.ts';

const firstTold = 5;

/** The fifth in a row is told, and each time as many have come again: who tries without end fills no audit trail. */
const isTold = (tries: number): boolean =>
  tries >= firstTold && tries % firstTold === 0 && Number.isInteger(Math.log2(tries / firstTold));

/** Counts a wrong password or code for whose account it may have been meant, and tells their businesses of many in a row. */
export const noteFailedSignIn = (visit: Visit, userIds: readonly string[]): Promise<void> =>
  withAccess(visit.database, async (query) => {
    // A try that is written takes as long as one that finds nothing to write: neither waits for the disk.
    await query('set local synchronous_commit = off');
    for (const { id, tries } of await countFailedSignIn(query, userIds))
      if (isTold(tries))
        await recordOfAccount(query, { id, isSure: false }, 'sign-in-failed', visit, { tries });
  });
