import * as z from 'zod/mini';
import { importKinds } from '../../domain/import/run.ts';
import { taskActs, taskStates, taskSteps } from '../../domain/task.ts';
import { download, envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paging, upperPaged } from './list-wire.ts';
import { all, id } from './wire-types.ts';

const { ours } = inBusiness('businessid');

const moved = envelope(z.object({ id, state: z.enum(taskStates), ...repeated }));

/** The page of long work, and what can be asked of it there. What runs is told by a call of its own, which every page asks. */
export const taskListCalls = {
  // As much as every page tells: open to every member.
  listTasks: ours.read(
    '/api/Task/list-tasks',
    'settings.profile',
    z.object({
      Tasks: z.array(
        z.object({
          id,
          kind: z.string(),
          total: z.nullable(z.number()),
          done: z.number(),
          fault: z.nullable(z.string()),
          state: z.enum(taskStates),
          /** What is done with it now; null once it is over. */
          step: z.nullable(z.enum(taskSteps)),
          /** How many of what was looked at went wrong. */
          failed: z.number(),
          ...all(z.string(), 'by startedat'),
          /** When it ended, and when it is tried again by itself. */
          ...all(z.nullable(z.string()), 'endedat dueat'),
          /** The import it works for, with what became of its rows. */
          import: z.nullable(
            z.object({
              importid: id,
              type: z.enum(importKinds),
              filename: z.string(),
              ...all(z.number(), 'created updated skipped failed undone kept refused'),
            }),
          ),
          /** The file it makes, and whether it can be fetched by now. */
          file: z.nullable(z.object({ name: z.string(), ready: z.boolean() })),
          /** What can be asked of it. */
          acts: z.array(z.enum(taskActs)),
        }),
      ),
      ...upperPaged,
    }),
    paging,
  ),
  /** What a task made; the role and the plan are asked for what it is. */
  downloadTaskFile: ours.ask('/api/Task/download-file', 'reports', download, { taskid: id }),
  stopTask: ours.change('/api/Task/stop-task', 'inventory.import', moved, { taskid: id }),
  retryTask: ours.change('/api/Task/retry-task', 'inventory.import', moved, { taskid: id }),
};
