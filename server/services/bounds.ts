import { type Bounds, boundsOf, usualBounds } from '../../src/domain/values/bounds.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { asAccess } from '../store/access/access.ts';
import { takeOfDay } from '../store/access/day-counts.ts';
import { userSince } from '../store/access/users.ts';
import type { Database } from '../store/database/database.ts';
import { Refused } from '../store/database/tx.ts';

/** What says how much may be done. */
export interface Bounded {
  database: Database;
  /** The installation's; the usual ones when left out. */
  bounds?: Bounds | undefined;
}

/** The bounds of a user at a time. */
export const boundsFor = async (
  { database, bounds = usualBounds }: Bounded,
  userId: string,
  now: Date,
): Promise<Bounds> => boundsOf(bounds, (await userSince(asAccess(database), userId)) ?? now, now);

/** Ends the act with its sentence. */
export const refuseBeyond = (sentence: string): never => {
  throw new Refused(refusal('not-allowed', sentence));
};

/**
 * Counts an act of a user's day.
 *
 * @throws Refused with the sentence when there were as many as there may be
 */
export const countOfDay = async (
  { database }: Bounded,
  userId: string,
  act: 'business' | 'invite',
  now: Date,
  most: number,
  sentence: (most: number) => string,
): Promise<void> => {
  if (!(await takeOfDay(asAccess(database), userId, act, now, most))) refuseBeyond(sentence(most));
};
