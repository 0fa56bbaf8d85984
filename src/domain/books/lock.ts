import type { Day } from '../day.ts';
import type { World } from '../plan.ts';
import { type Refusal, refusal } from '../refusal.ts';

/** Null when the day is open, else the refusal that names the lock. */
export const lockRefusal = (world: World, onDay: Day): Refusal | null =>
  world.lockedUntil !== null && onDay <= world.lockedUntil
    ? refusal('locked-period', `The books are locked until ${world.lockedUntil}. Choose a later day.`, {
        fields: [{ field: 'onDay', message: `Choose a day after ${world.lockedUntil}.` }],
        details: { lockedUntil: world.lockedUntil },
      })
    : null;
