import type { FastifyInstance } from 'fastify';
import { taskCalls } from '../../src/api/contract/task.ts';
import { taskListCalls } from '../../src/api/contract/task-list.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { formatName } from '../../src/domain/report/formats.ts';
import type { TaskView } from '../../src/domain/task.ts';
import { taskAnswers as words } from '../../src/domain/words/tasks.ts';
import { retryLongWork, stopLongWork, type TaskResult } from '../commands/task.ts';
import { taskViewOf } from '../services/task-view.ts';
import { recordEvent } from '../store/events.ts';
import { handOutMade } from '../store/made-files.ts';
import { findTask, listTasks, openTasks } from '../store/tasks.ts';
import { Missing, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';
import { downloadOf } from './print.answers.ts';
import { allowReport } from './report-download.ts';
import type { SentFile } from './report-making.ts';

const answerWith = (message: string, { id, state, repeated }: TaskResult) =>
  answer(message, { id: idToWire(id), state, repeated: repeated === true });

const toWire = ({ id, import: run, startedAt, endedAt, dueAt, acts, ...task }: TaskView) => ({
  ...task,
  id: idToWire(id),
  startedat: startedAt,
  endedat: endedAt,
  dueat: dueAt,
  acts: [...acts],
  import: run && {
    importid: idToWire(run.id),
    type: run.kind,
    filename: run.fileName,
    created: run.created,
    updated: run.updated,
    skipped: run.skipped,
    failed: run.failed,
    undone: run.undone,
    kept: run.kept,
    refused: run.refused,
  },
});

/** Mounts the calls about long work. */
export const taskRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, { ...taskCalls, ...taskListCalls }, inBusiness(services), {
    openTasks: async ({ ctx }) => ({
      tasks: (await withBusiness(ctx, 'read', openTasks)).flatMap(
        ({ id, kind, state, total, done, fault }) =>
          state === 'done' || state === 'stopped'
            ? []
            : [{ id: idToWire(id), kind, state, total, done, fault }],
      ),
    }),
    listTasks: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(query);
        const { tasks, total } = await listTasks(tx, { page, limit });
        const views: TaskView[] = [];
        for (const task of tasks) views.push(await taskViewOf(tx, task));
        return {
          Tasks: views.map(toWire),
          CurrentPage: page,
          Total: total,
          PageTotal: pagesOf(total, limit),
        };
      }),
    downloadTaskFile: async ({ ctx, body }) => {
      const id = idFromWire(body.taskid);
      const task = await withBusiness(ctx, 'read', (tx) => findTask(tx, id));
      const { report, format } = (task?.input.sent ?? {}) as Partial<SentFile>;
      if (!report || !format) throw new Missing();
      const { title } = allowReport(ctx, report);
      return withBusiness(ctx, 'write', async (tx) => {
        const named = { report: title, format: formatName(format) };
        await recordEvent(tx, 'report.download', 'business', tx.business.id, named);
        return downloadOf(await handOutMade(tx, id));
      });
    },
    stopTask: async ({ ctx, body }) =>
      answerWith(words.stopped, await stopLongWork(ctx, idFromWire(body.taskid))),
    retryTask: async ({ ctx, body }) =>
      answerWith(words.queuedAgain, await retryLongWork(ctx, idFromWire(body.taskid))),
  });
