import { importKinds } from '../../domain/import/run.ts';
import { taskActs, taskStates, taskSteps } from '../../domain/task/task.ts';
import { done, file, plainly, subject, told } from './call.ts';
import { flag, id, list, nullable, number, oneOf, paged, paging, part, several, text } from './field.ts';
import { touchedByWork } from './subject.ts';

const { ask, change, read } = subject('businessid', '/api/Task/').ours;

/** The import a task works for, with what became of its rows. */
const run = part('import', {
  id: id('importid'),
  kind: oneOf('type', importKinds),
  fileName: text('filename'),
  created: number('created'),
  updated: number('updated'),
  skipped: number('skipped'),
  failed: number('failed'),
  undone: number('undone'),
  kept: number('kept'),
  refused: number('refused'),
});

const task = {
  id: id('id'),
  kind: text('kind'),
  total: nullable(number('total')),
  done: number('done'),
  fault: nullable(text('fault')),
  state: oneOf('state', taskStates),
  /** What is done with it now; null once it is over. */
  step: nullable(oneOf('step', taskSteps)),
  /** How many of what was looked at went wrong. */
  failed: number('failed'),
  by: text('by'),
  startedAt: text('startedat'),
  endedAt: nullable(text('endedat')),
  /** When it is tried again by itself. */
  dueAt: nullable(text('dueat')),
  import: nullable(run),
  /** The file it makes, and whether it can be fetched by now. */
  file: nullable(part('file', { name: text('name'), ready: flag('ready') })),
  /** What can be asked of it. */
  acts: several('acts', taskActs),
};

const one = { id: id('taskid') };

const moved = {
  takes: one,
  says: told({ id: id('id'), state: oneOf('state', taskStates), ...done }),
  touches: touchedByWork,
} as const;

/** The page of long work, and what can be asked of it there. What runs is told by a call of its own, which every page asks. */
export const taskListCalls = {
  // As much as every page tells: open to every member.
  listTasks: read('list-tasks', 'settings.profile', {
    takes: paging,
    says: plainly({ rows: list('Tasks', task), ...paged }),
    reads: 'tasks',
  }),
  /** What a task made; the role and the plan are asked for what it is. */
  downloadTaskFile: ask('download-file', 'reports', { takes: one, says: file }),
  stopTask: change('stop-task', 'inventory.import', moved),
  retryTask: change('retry-task', 'inventory.import', moved),
};
