import type { FastifyInstance } from 'fastify';
import { booksExportCalls } from '../../../src/api/calls/books-export.ts';
import { taskCalls } from '../../../src/api/calls/task.ts';
import { taskListCalls } from '../../../src/api/calls/task-list.ts';
import { formatName } from '../../../src/domain/report/formats.ts';
import type { TaskView } from '../../../src/domain/task/task.ts';
import { taskAnswers as words } from '../../../src/domain/task/tasks.words.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { packageWords } from '../../../src/domain/words/year-end.ts';
import type { KeptPackage } from '../../commands/queue-accountant-package.ts';
import { exportKind } from '../../commands/queue-books-file.ts';
import { retryLongWork, stopLongWork, type TaskResult } from '../../commands/task.ts';
import { taskViewOf } from '../../services/task-view.ts';
import { type Ctx, Missing, withBusiness } from '../../store/database/tx.ts';
import { handOutMade } from '../../store/files/made-files.ts';
import { findTask, listTasks, openTasks, type Task } from '../../store/files/tasks.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { allow, inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import { downloadOf } from '../documents/print.answers.ts';
import { allowPackage, allowReport } from '../reports/report-download.ts';
import type { SentFile } from '../reports/report-making.ts';

const savedAs = (message: string, { id, state, repeated }: TaskResult) => ({
  message,
  id,
  state,
  repeated: repeated === true,
});

/**
 * What the audit trail says of fetching what a task made.
 *
 * @throws Missing for one that makes no file, Refused for what the role or the plan has not
 */
const downloadedFile = (ctx: Ctx, task: Task | null): { act: string; params: Record<string, unknown> } => {
  if (!task) throw new Missing();
  const { input, kind } = task;
  if (kind === exportKind) {
    allow(booksExportCalls.queueBooksExport, ctx.user.role, ctx.business.plan);
    return { act: 'books.export', params: { name: input.name } };
  }
  const act = 'report.download';
  if (input.package) {
    allowPackage(ctx, input.package as KeptPackage);
    return { act, params: { report: packageWords.title, format: packageWords.format } };
  }
  const { report, format } = (input.sent ?? {}) as Partial<SentFile>;
  if (!report || !format) throw new Missing();
  return { act, params: { report: allowReport(ctx, report).title, format: formatName(format) } };
};

/** Mounts the calls about long work. */
export const taskRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, { ...taskCalls, ...taskListCalls }, inBusiness(services), {
    openTasks: async ({ ctx }) => ({
      open: (await withBusiness(ctx, 'read', openTasks)).flatMap(({ id, kind, state, total, done, fault }) =>
        state === 'done' || state === 'stopped' ? [] : [{ id, kind, state, total, done, fault }],
      ),
    }),
    listTasks: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(args);
        const found = await listTasks(tx, { page, limit });
        const views: TaskView[] = [];
        for (const task of found.tasks) views.push(await taskViewOf(tx, task));
        return {
          rows: views.map((view) => ({ ...view, acts: [...view.acts] })),
          page,
          pages: pagesOf(found.total, limit),
          total: found.total,
        };
      }),
    downloadTaskFile: async ({ ctx, args: { id } }) => {
      const task = await withBusiness(ctx, 'read', (tx) => findTask(tx, id));
      const { act, params } = downloadedFile(ctx, task);
      return withBusiness(ctx, 'write', async (tx) => {
        await recordEvent(tx, act, 'business', tx.business.id, params);
        return downloadOf(await handOutMade(tx, id));
      });
    },
    stopTask: async ({ ctx, args }) => savedAs(words.stopped, await stopLongWork(ctx, args.id)),
    retryTask: async ({ ctx, args }) => savedAs(words.queuedAgain, await retryLongWork(ctx, args.id)),
  });
