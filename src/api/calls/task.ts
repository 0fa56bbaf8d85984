import { plainly, subject } from './call.ts';
import { id, list, nullable, number, oneOf, text } from './field.ts';

const { read } = subject('businessid', '/api/Task/').ours;

/** Long work of a business, which goes on without the page and is found again from any device. */
export const taskCalls = {
  // Long work is told to every member of the business: the one key that all sets hold.
  openTasks: read('open-tasks', 'settings.profile', {
    says: plainly({
      open: list('tasks', {
        id: id('id'),
        kind: text('kind'),
        state: oneOf('state', ['queued', 'running', 'failed']),
        total: nullable(number('total')),
        done: number('done'),
        fault: nullable(text('fault')),
      }),
    }),
    reads: 'tasks',
  }),
};
