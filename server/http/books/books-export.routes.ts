import type { FastifyInstance } from 'fastify';
import { booksExportCalls } from '../../../src/api/calls/books-export.ts';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { taskAnswers } from '../../../src/domain/task/tasks.words.ts';
import { queueBooksFile } from '../../commands/queue-books-file.ts';
import { type Ctx, calendarOf, withBusiness } from '../../store/database/tx.ts';
import { handOut } from '../../store/files/files.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { inOrder, requestedSpan } from '../call/paging.ts';
import { type AskedBooks, fileOfBooks, makeBooksFile } from './books-file.ts';

/** @throws Refused for days that end before they begin */
const booksAsked = (ctx: Ctx, sent: ArgsOf<typeof booksExportCalls.exportBooks>): Promise<AskedBooks> =>
  withBusiness(ctx, 'read', async (tx) => {
    const { format, period, from, to } = sent;
    const sentDays = { sortby: period, fromdate: from, todate: to };
    return { format, days: inOrder(requestedSpan(sentDays, calendarOf(tx), 'thisyear')) };
  });

/** Mounts the calls that export the books. */
export const booksExportRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, booksExportCalls, inBusiness(services), {
    exportBooks: async ({ ctx, args }) => {
      const asked = await booksAsked(ctx, args);
      const { name, isWaitedFor } = await fileOfBooks(ctx, asked);
      if (!isWaitedFor) return { message: name, url: null, name };
      const file = await makeBooksFile(ctx, asked);
      const token = await withBusiness(ctx, 'write', async (tx) => {
        await recordEvent(tx, 'books.export', 'business', tx.business.id, { name });
        return handOut(tx, file);
      });
      return { message: name, url: `/api/files/${token}`, name };
    },
    queueBooksExport: async ({ ctx, args }) => {
      const asked = await booksAsked(ctx, args);
      const { name } = await fileOfBooks(ctx, asked);
      return savedAs(taskAnswers.queued, await queueBooksFile(ctx, name, { ...asked }));
    },
  });
