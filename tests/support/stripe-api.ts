import Stripe from 'stripe';
import { reportTo } from './gateway-api.ts';
import { apply, newId, testSecret } from './payments.ts';
import type { Server } from './server.ts';

const { webhooks } = new Stripe('sk_test_none');

/** A signature as Stripe's own library makes it. */
export const stripeSignature = (payload: string, secret = testSecret, timestamp?: number): string =>
  webhooks.generateTestHeaderString({ payload, secret, ...(timestamp ? { timestamp } : {}) });

/** A report of Stripe's about an object of an account; what else it carries nobody reads. */
export const stripeEvent = (
  type: string,
  account: string,
  id: string,
  more: Record<string, unknown> = {},
) => ({
  id: newId('evt'),
  object: 'event',
  type,
  account,
  livemode: false,
  data: { object: { id } },
  ...more,
});

/** Sends a report, rightly signed, and applies it as the queue would. */
export const sendStripeEvent = async (
  server: Server,
  event: ReturnType<typeof stripeEvent>,
): Promise<void> => {
  const payload = JSON.stringify(event);
  const headers = { 'stripe-signature': stripeSignature(payload) };
  const { status } = await reportTo(server, 'stripe', Buffer.from(payload), headers);
  if (status !== 200) throw new Error(`Answered ${status}`);
  await apply(server, event.id, 'stripe');
};

/** What became of a report. */
export const outcomeOf = async (server: Server, event: string): Promise<string | null> =>
  (await server.owner.query('select outcome from inbox_event where event_id = $1', [event])).rows[0]?.outcome;
