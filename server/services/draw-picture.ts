import { createHash } from 'node:crypto';
import type { Picture } from '../adapters/pictures/picture.ts';
import { redrawn } from '../adapters/pictures/redrawn.ts';
import { asAccess } from '../store/access/access.ts';
import { giveBack, hasTry, takeTries } from '../store/access/tries.ts';
import type { Database } from '../store/database/database.ts';

/** Who wants a picture drawn, and when. */
export interface Painter {
  database: Database;
  userId: string;
  now: Date;
}

/** Ten at once, and another each minute and a half. */
const drawnFor = (userId: string) => ({ subject: `pictures:${userId}`, limit: 20 });
/** Files that came to nothing are no pictures drawn: so many of them beside. */
const retriesOf = (userId: string) => ({ subject: `pictures again:${userId}`, limit: 40 });

/** What was drawn last, by what was sent: a preview asks with every key pressed, and a form that is refused is sent again. */
const latest = new Map<string, Picture>();
const mostKept = 24;

const keyOf = (userId: string, file: Buffer, longestSide: number): string =>
  `${userId} ${longestSide} ${createHash('sha256').update(file).digest('base64')}`;

/**
 * Draws a picture that somebody sent anew, in a process of its own. It takes a while: never call it while rows are held.
 *
 * @param file what was sent; null draws nothing
 * @returns null for what is no picture
 * @throws Throttled after many in a short time, Unavailable while many are drawn
 */
export const drawPicture = async (
  { database, userId, now }: Painter,
  file: Buffer | null,
  longestSide: number,
): Promise<Picture | null> => {
  if (!file) return null;
  const key = keyOf(userId, file, longestSide);
  const known = latest.get(key);
  if (known) return known;
  const access = asAccess(database);
  await takeTries(access, [drawnFor(userId)], now);
  const picture = await redrawn(userId, file, longestSide).catch(async (busy: unknown) => {
    // Nothing was drawn: the same file can be tried again.
    await giveBack(access, [drawnFor(userId)]);
    throw busy;
  });
  if (!picture) {
    // The machine may have been too busy, and whoever has a broken file looks for a whole one.
    if (await hasTry(access, retriesOf(userId), now)) await giveBack(access, [drawnFor(userId)]);
    return null;
  }
  latest.set(key, picture);
  if (latest.size > mostKept) latest.delete(latest.keys().next().value!);
  return picture;
};
