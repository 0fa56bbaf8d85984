import { randomFillSync } from 'node:crypto';

/** Random bytes for many at once: asking the system for each one's own took a third of the server's time for an import. */
const pool = new Uint8Array(4096);
let taken = pool.length;

/** Some random bytes of the system's. @param count at most as many as the pool holds, 4096 */
export const randomBytesFrom = (count: number): Uint8Array => {
  if (taken + count > pool.length) {
    randomFillSync(pool);
    taken = 0;
  }
  taken += count;
  return pool.subarray(taken - count, taken);
};
