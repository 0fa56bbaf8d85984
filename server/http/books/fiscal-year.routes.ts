import type { FastifyInstance } from 'fastify';
import { fiscalYearCalls } from '../../../src/api/calls/fiscal-year.ts';
import { fiscalYearChangeWords as words } from '../../../src/domain/words/business.ts';
import { fiscalStartsNow } from '../../store/access/fiscal-starts.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

/** Mounts the calls of fiscal years. */
export const fiscalYearRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, fiscalYearCalls, inBusiness(services), {
    fiscalYears: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { fiscal, ...books } = await fiscalStartsNow(tx);
        const { month, day, before = [] } = fiscal;
        return { message: words.answered, month, day, before: [...before], today: tx.today, ...books };
      }),
  });
