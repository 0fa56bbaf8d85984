import type { FastifyInstance } from 'fastify';
import { periodCalls } from '../../../src/api/calls/period.ts';
import { periodAnswers as words } from '../../../src/domain/words/periods.ts';
import {
  checkPeriod,
  lockPeriod,
  type PeriodMoved,
  reopenPeriod,
  skipCheck,
  unskipCheck,
} from '../../commands/period.ts';
import { judgePeriod } from '../../reports/period-checks/judge.ts';
import { periodList, periodView } from '../../reports/period-view.ts';
import { withBusiness } from '../../store/database/tx.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';

const moved = (message: string, { status, repeated }: PeriodMoved) => ({
  message,
  status,
  repeated: repeated === true,
});

const at = (key: string) => ({ key, judge: judgePeriod });

/** Mounts the calls about closing months and years. */
export const periodRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, periodCalls, inBusiness(services), {
    periods: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({ message: words.periods, ...(await periodList(tx)) })),
    period: ({ ctx, args: { key } }) =>
      withBusiness(ctx, 'read', async (tx) => ({ message: words.period, ...(await periodView(tx, key)) })),
    skipPeriodCheck: async ({ ctx, args: { key, check, reason = '' } }) =>
      moved(words.skipped, await skipCheck(ctx, at(key), check, reason)),
    unskipPeriodCheck: async ({ ctx, args: { key, check } }) =>
      moved(words.unskipped, await unskipCheck(ctx, at(key), check)),
    checkPeriod: async ({ ctx, args: { key } }) => moved(words.checked, await checkPeriod(ctx, at(key))),
    lockPeriod: async ({ ctx, args: { key } }) => moved(words.locked, await lockPeriod(ctx, at(key))),
    reopenPeriod: async ({ ctx, args: { key, reason = '' } }) =>
      moved(words.reopened, await reopenPeriod(ctx, at(key), reason)),
  });
