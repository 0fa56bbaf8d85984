import * as z from 'zod/mini';
import { inBusiness } from './call.ts';
import { id } from './wire-types.ts';

const { ours } = inBusiness('businessid');

/** Long work of a business, which goes on without the page and is found again from any device. */
export const taskCalls = {
  // Long work is told to every member of the business: the one key that all sets hold.
  openTasks: ours.read(
    '/api/Task/open-tasks',
    'settings.profile',
    z.object({
      tasks: z.array(
        z.object({
          id,
          kind: z.string(),
          state: z.enum(['queued', 'running', 'failed']),
          total: z.nullable(z.number()),
          done: z.number(),
          fault: z.nullable(z.string()),
        }),
      ),
    }),
  ),
};
