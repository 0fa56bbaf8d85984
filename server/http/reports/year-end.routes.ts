import type { FastifyInstance } from 'fastify';
import { yearEndCalls } from '../../../src/api/calls/year-end.ts';
import { permits } from '../../../src/domain/access/permissions.ts';
import { yearInWork } from '../../../src/domain/journal-entry/year-end.ts';
import { isPartLocked, packageDays, packageParts } from '../../../src/domain/report/accountant-package.ts';
import { taskAnswers } from '../../../src/domain/task/tasks.words.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { packageWords, yearEndAnswers as words } from '../../../src/domain/words/year-end.ts';
import { queueAccountantPackage } from '../../commands/queue-accountant-package.ts';
import { yearEnd } from '../../reports/year-end.ts';
import { fileName } from '../../services/document-paper.ts';
import { type Ctx, calendarOf, Refused, withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { savedAs } from '../call/answer.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { packageSteps } from './package-making.ts';

/** The parts of the package that the role and the plan have. */
const partsFor = ({ user, business }: Ctx): string[] =>
  packageParts
    .filter((part) => !isPartLocked(part, business.plan) && permits(user.role, part.permission))
    .map(({ name }) => name);

/** Mounts the calls about the end of a fiscal year. */
export const yearEndRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, yearEndCalls, inBusiness(services), {
    yearEnd: ({ ctx, args: { year } }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { today, fiscal } = calendarOf(tx);
        if (year && (year.length !== 4 || !packageDays(year, fiscal)))
          throw new Refused(invalid('year', words.noYear));
        const found = await yearEnd(tx, year ? Number(year) : yearInWork(today, fiscal));
        return { message: words.yearEnd, ...found };
      }),
    makeAccountantPackage: async ({ ctx, args: { period, mail } }) => {
      const fiscal = {
        month: ctx.business.fiscalMonth,
        day: ctx.business.fiscalDay,
        before: ctx.business.fiscalBefore,
      };
      const days = packageDays(period, fiscal);
      if (!days) throw new Refused(invalid('period', words.noPeriod));
      const kept = { ...days, parts: partsFor(ctx), mailTo: mail ? ctx.user.id : null };
      const name = fileName(packageWords.fileOf(period), 'zip');
      return savedAs(taskAnswers.queued, await queueAccountantPackage(ctx, name, kept, packageSteps));
    },
  });
