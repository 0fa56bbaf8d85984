import * as z from 'zod/mini';
import { call } from './call.ts';
import { id } from './wire-types.ts';

/** Long work of a business, which goes on without the page and is found again from any device. */
export const taskCalls = {
  openTasks: call({
    method: 'GET',
    path: '/api/Task/open-tasks',
    summary: 'Long work that waits, runs or went wrong, with how far it has come.',
    door: 'session',
    // Long work is told to every member of the business: the one key that all sets hold.
    permission: 'settings.profile',
    effect: 'reads',
    business: 'businessid',
    ours: true,
    query: z.object({ businessid: id }),
    answer: z.object({
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
  }),
};
