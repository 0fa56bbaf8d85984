import type { Day } from '../day.ts';
import type { World } from '../plan.ts';
import { type Refusal, refusal } from '../refusal.ts';
import * as words from '../words/lock.ts';

/** Null when the day is open, else the refusal that names the lock. */
export const lockRefusal = (world: World, onDay: Day): Refusal | null =>
  world.lockedUntil !== null && onDay <= world.lockedUntil
    ? refusal('locked-period', words.locked({ day: world.lockedUntil }), {
        fields: [{ field: 'onDay', message: words.chooseLater({ day: world.lockedUntil }) }],
        details: { lockedUntil: world.lockedUntil },
      })
    : null;

/**
 * The day what was posted on a day is reversed: that day while it is open, so that no month shows money that never came; else today.
 */
export const dayOfReversal = (world: World, onDay: Day): Day =>
  lockRefusal(world, onDay) ? world.today : onDay;
