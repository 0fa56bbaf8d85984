import type { Task } from 'graphile-worker';
import type pg from 'pg';
import { takePlanSteps } from '../commands/take-plan-steps.ts';
import { asProvider } from '../services/settle-plan-payment.ts';
import { queueDueSteps } from '../store/plans/plan-billing.ts';
import type { JobServices } from './deliver-letter.ts';

type Services = Pick<JobServices, 'database' | 'clock' | 'origin' | 'planPayments'>;

/** Queues what is due of the plans, a job for each business. */
export const queuePlans =
  ({ clock }: Pick<Services, 'clock'>, pool: pg.Pool): Task =>
  () =>
    queueDueSteps(pool, clock());

/** Takes what is due of the plan of one business. */
export const takeSteps =
  ({ planPayments = null, ...services }: Services): Task =>
  async (payload) => {
    const { business } = payload as { business: string };
    const whole = { ...services, planPayments };
    await takePlanSteps(await asProvider(whole, business), whole);
  };
