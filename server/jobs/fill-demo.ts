import type { Task } from 'graphile-worker';
import { fillDemo } from '../demo/fill-demo.ts';
import { findDemoUser } from '../demo/open-demo.ts';
import type { JobServices } from './deliver-letter.ts';

/** Fills the demo business; repeated, it goes on where it stopped. */
export const fillDemoJob =
  ({ database, clock }: JobServices): Task =>
  async () => {
    const userId = await findDemoUser(database);
    if (userId) await fillDemo(database, clock, userId);
  };
