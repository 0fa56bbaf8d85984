import { setTimeout as sleep } from 'node:timers/promises';
import { unavailabilityOf } from '../store/database/database-fault.ts';

/** How long is waited before each further try, in ms; after the last the queue of the job waits longer, and says so. */
const waits = [250, 1_000, 3_000, 9_000];

/**
 * Carries long work through a database that goes away for moments: a lost connection, a statement or a lock that took too long. The work
 * is begun again after a wait. Nobody is told of a commit whose answer was lost, so it must ask for itself how far it came.
 *
 * @param work is given what to call when it came further: it may be tried as often again from there
 * @param signal ends the waiting, as the worker ends
 * @throws what the database said last where it stays away, and any other fault at once
 */
export const throughOutages = async (
  work: (cameFurther: () => void) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> => {
  let tried = 0;
  const cameFurther = () => {
    tried = 0;
  };
  for (;;) {
    try {
      return await work(cameFurther);
    } catch (error) {
      const wait = waits[tried];
      if (wait === undefined || !unavailabilityOf(error)) throw error;
      tried += 1;
      await sleep(wait, undefined, signal && { signal });
    }
  }
};
