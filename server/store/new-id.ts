import { v7 } from 'uuid';
import { randomBytesFrom } from './random-pool.ts';

const bytesOfId = 16;

/** The millisecond of the last id, and its number among those of that millisecond. */
let [msecs, seq] = [0, 0];

/**
 * A new id: a UUID of version 7, later than every id made before it in this process, so that indexes grow at their end.
 * Source: RFC 9562, 5.7 and 6.2 (method 1: a counter that begins at random in each millisecond).
 */
export const newId = (): string => {
  const random = randomBytesFrom(bytesOfId);
  const now = Date.now();
  if (now > msecs) [msecs, seq] = [now, new DataView(random.buffer, random.byteOffset).getUint32(6) >>> 2];
  else seq += 1;
  return v7({ random, msecs, seq });
};
