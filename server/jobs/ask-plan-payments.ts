import type { Task } from 'graphile-worker';
import { GatewayError } from '../adapters/payments/gateway.ts';
import { takeLostPlanEvents } from '../commands/receive-plan-event.ts';
import { settlePlanPayment } from '../services/settle-plan-payment.ts';
import { asAccess } from '../store/access/access.ts';
import { livePlanPayments } from '../store/plans/plan-payments.ts';
import { queueQuestion } from '../store/providers/provider-questions.ts';
import type { JobServices } from './deliver-letter.ts';

/** One as young as this may be on its way to its provider. */
const openingMs = 60_000;

type Services = Pick<JobServices, 'database' | 'clock' | 'origin' | 'planPayments'>;

/** What is asked where nobody answers is asked again by the clock. */
const patiently = async (ask: () => Promise<unknown>): Promise<void> => {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
};

/**
 * The questions to the provider of plan payments that fall due by the clock: how each payment is that is under way, whose answer was lost with the
 * server that asked or whose events never came; and which events there were. Without a provider nobody is asked.
 */
export const planPaymentTasks = ({ planPayments = null, ...services }: Services) => {
  const whole = { ...services, planPayments };
  return {
    'ask-plan-payments': async () => {
      const query = asAccess(services.database);
      if (!planPayments) return;
      const until = new Date(services.clock().getTime() - openingMs);
      for (const payment of await livePlanPayments(query, until))
        await queueQuestion(query, 'ask-plan-payment', payment, payment.reference);
    },
    'ask-plan-payment': async (payload) => {
      const payment = payload as { businessId: string; reference: string };
      if (planPayments) await patiently(() => settlePlanPayment(whole, { ...payment, ref: null }));
    },
    'find-plan-events': async () => {
      if (planPayments) await patiently(() => takeLostPlanEvents(whole, planPayments));
    },
  } satisfies Record<string, Task>;
};
