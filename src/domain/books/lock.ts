import type { Day } from '../day.ts';
import { formatDay } from '../values/format.ts';
import { type Refusal, refusal } from '../values/refusal.ts';
import { lock as words } from '../words/everywhere.ts';
import type { World } from './world.ts';

/** Null when the day is open, else the refusal that names the lock. */
export const lockRefusal = ({ lockedUntil, locale }: World, onDay: Day): Refusal | null => {
  if (lockedUntil === null || onDay > lockedUntil) return null;
  const message = words.locked({ day: formatDay(lockedUntil, locale) });
  return refusal('locked-period', message, {
    fields: [{ field: 'onDay', message }],
    details: { lockedUntil },
  });
};

/**
 * The day what was posted on a day is reversed: that day while it is open, so that no month shows money that never came; else today.
 */
export const dayOfReversal = (world: World, onDay: Day): Day =>
  lockRefusal(world, onDay) ? world.today : onDay;
