import type { PlanEvent, PlanPayments } from '../adapters/billing/plan-payments.ts';
import type { PlanPaymentServices } from '../services/plan-payment-services.ts';
import { settlePlanPayment } from '../services/settle-plan-payment.ts';
import { asAccess } from '../store/access/access.ts';
import { handledPlanEvents, notePlanEvent, settlePlanEvent } from '../store/plans/plan-events.ts';
import { planPaymentOf } from '../store/plans/plan-payments.ts';

/** What became of an event: it was handled before, it is no matter of ours, or the state the payment is in now. */
interface Handled {
  known: boolean;
  outcome: string;
}

/** Where it came to nothing, and why. */
const nothing = (outcome: string) => ({ outcome, reference: null });

/** Asks the provider what an event is about, and lets the payment follow. Whose it is comes from what we keep, never from the event. */
const handle = async (services: PlanPaymentServices, provider: PlanPayments, event: PlanEvent) => {
  if (event.live !== provider.live) return nothing('other mode');
  if (event.about === null) return nothing('noted');
  const named = await provider.resolve(event.about);
  const owner = named && (await planPaymentOf(asAccess(services.database), named.reference));
  if (!named || !owner) return nothing('names no payment');
  const outcome = await settlePlanPayment(services, { ...named, ...owner });
  return { outcome, reference: named.reference };
};

/**
 * Takes an event of the provider of plan payments: each once, in whatever order they come. What can't be handled throws, stays noted without an
 * outcome, and is to come again.
 */
export const receivePlanEvent = async (
  services: PlanPaymentServices,
  provider: PlanPayments,
  event: PlanEvent,
): Promise<Handled> => {
  const query = asAccess(services.database);
  const noted = { ...event, provider: provider.name };
  if (!(await notePlanEvent(query, noted, services.clock()))) return { known: true, outcome: 'known' };
  const handled = await handle(services, provider, event);
  await settlePlanEvent(query, noted, handled, services.clock());
  return { known: false, outcome: handled.outcome };
};

/** How far back events are looked for that never came; the provider sends one again for as long. */
const lostDays = 3;

/** Takes the events of the last days that never came, or could not be handled when they did. Throws the last fault once all have been tried. */
export const takeLostPlanEvents = async (
  services: PlanPaymentServices,
  provider: PlanPayments,
): Promise<void> => {
  const events = await provider.recentEvents(lostDays);
  const ids = events.map(({ id }) => id);
  const handled = await handledPlanEvents(asAccess(services.database), provider.name, ids);
  let fault: unknown = null;
  for (const event of events.filter(({ id }) => !handled.has(id)).reverse())
    await receivePlanEvent(services, provider, event).catch((error: unknown) => {
      fault = error;
    });
  if (fault) throw fault;
};
