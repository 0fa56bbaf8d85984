import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { readJson } from '../../payments/read-json.ts';
import type { PlanEvent } from '../plan-payments.ts';

const id = z.string().check(z.maxLength(200));

const event = z.object({
  id: z.string().check(z.regex(/^evt_[\w-]{4,80}$/)),
  account: z.optional(z.nullable(z.string())),
  livemode: z.boolean(),
  type: z.string().check(z.maxLength(80)),
  data: z.object({ object: z.object({ id: z.optional(id), payment_intent: z.optional(z.unknown()) }) }),
});

/** The page or payment an event is about. What else of the object it carries is nobody's proof. */
const aboutOf = ({ account, type, data: { object } }: z.infer<typeof event>): string | null => {
  // One of an account that a business connected is no matter of plans.
  if (account) return null;
  if (/^(checkout\.session|payment_intent)\./.test(type)) return object.id ?? null;
  if (!/^(charge|refund)\./.test(type)) return null;
  return id.safeParse(object.payment_intent).data ?? null;
};

const eventOf = (data: z.infer<typeof event>): PlanEvent => ({
  id: data.id,
  type: data.type,
  live: data.livemode,
  about: aboutOf(data),
});

/** The event in a body of Stripe's; null for one that can't be read. */
export const readEvent = (raw: Buffer): PlanEvent | null => {
  const data = readJson(raw, event);
  return data && eventOf(data);
};

/** An event as Stripe lists it. */
export const listedEvent = (one: Stripe.Event): PlanEvent => eventOf(event.parse(one));

/** What is asked for by name where events are listed. */
export const listedTypes = [
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
];
