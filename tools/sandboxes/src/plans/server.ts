import { signed } from '../../../../server/adapters/payments/signature.ts';
import { type SandboxOptions, type Served, startSandbox } from '../engine/sandbox.ts';
import { servePlanApi } from './api.ts';
import { planBooks } from './books.ts';
import { fateOf } from './chance.ts';
import { eventObject } from './objects.ts';
import { servePlanPages } from './pages.ts';

interface PlanSandboxOptions extends SandboxOptions {
  /** Where the product takes events. */
  notifyUrl: string;
  /** Makes it behave oddly, the same way each time: charges are refused, and events come late, twice or never. Null for a provider at its best. */
  seed?: number | null;
}

/** What businesses pay for their plans: Stripe, as it speaks to one account that takes payments of its own. */
export const startPlanSandbox = ({
  notifyUrl,
  seed = null,
  ...options
}: PlanSandboxOptions): Promise<Served> =>
  startSandbox(options, (app, world) => {
    const fate = fateOf(seed);
    const events: ReturnType<typeof eventObject>[] = [];
    const send = world.deliveries<ReturnType<typeof eventObject>>(
      (body) => ({ 'stripe-signature': signed(body, world.secret, new Date()) }),
      ({ type }) => type,
    );
    const tell = async (type: string, object: { id: string }): Promise<void> => {
      const { times, late } = fate.delivery();
      const event = eventObject(type, object);
      events.push(event);
      // Nobody waits for what comes late.
      if (late > 0) void send(notifyUrl, event, late * world.laterMs);
      else for (let n = 0; n < times; n += 1) await send(notifyUrl, event);
    };
    const books = planBooks(world, fate, tell);
    const { forgetKeys } = servePlanApi(app, world, books, events);
    servePlanPages(app, world, books, forgetKeys);
  });
