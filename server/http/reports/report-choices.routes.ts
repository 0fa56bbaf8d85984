import type { FastifyInstance } from 'fastify';
import { reportChoiceCalls } from '../../../src/api/calls/report-choices.ts';
import { reportChoiceAnswers as words } from '../../../src/domain/words/reports.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { memberNames } from '../../store/team/members.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

/** Mounts what reports are narrowed to. */
export const reportChoiceRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, reportChoiceCalls, inBusiness(services), {
    employees: async ({ ctx }) => ({
      message: words.employees,
      employees: await withBusiness(ctx, 'read', memberNames),
    }),
  });
