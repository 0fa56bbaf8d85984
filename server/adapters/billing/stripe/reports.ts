import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { fromMinor } from '../../payments/minor-units.ts';
import { places } from '../../payments/stripe/minor.ts';
import type { KeptMethod, PlanPaymentReport } from '../plan-payments.ts';
import { declineOf } from './declines.ts';

/** What is written out of an object that a payment is read from. */
export const intentParts = ['latest_charge', 'payment_method'];
export const pageParts = [
  ...intentParts.map((part) => `payment_intent.${part}`),
  'setup_intent.payment_method',
];

const idOf = (one: string | { id: string } | null | undefined): string | null =>
  typeof one === 'string' ? one : (one?.id ?? null);

const written = <One extends { id: string }>(one: string | One | null | undefined): One | null =>
  one && typeof one !== 'string' ? one : null;

/** As a card is known to its owner: "Visa •••• 4242". */
const labelOf = ({ type, card }: Stripe.PaymentMethod): string => {
  if (!card) return type;
  const brand = `${card.brand.slice(0, 1).toUpperCase()}${card.brand.slice(1)}`;
  return `${brand} •••• ${card.last4}`;
};

const keptBy = (
  customer: Parameters<typeof idOf>[0],
  method: string | Stripe.PaymentMethod | null,
): KeptMethod | null => {
  const [owner, kept] = [idOf(customer), written(method)];
  return owner && kept ? { customer: owner, method: kept.id, label: labelOf(kept) } : null;
};

const uuid = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** The reference we put on something; null for what isn't ours. */
export const referenceIn = (metadata: Stripe.Metadata | null | undefined): string | null =>
  uuid.safeParse(metadata?.plan_payment).data ?? null;

type Named = Pick<PlanPaymentReport, 'ref' | 'reference'>;

const paidBy = (named: Named, intent: Stripe.PaymentIntent): PlanPaymentReport => {
  const charge = written(intent.latest_charge);
  const currency = intent.currency.toUpperCase();
  const money = (units: number) => fromMinor(units, currency, places(currency));
  return {
    ...named,
    status: 'succeeded',
    amount: money(intent.amount_received),
    currency,
    refunded: money(charge?.amount_refunded ?? 0),
    disputed: charge?.disputed ?? false,
    kept: keptBy(intent.customer, intent.payment_method),
  };
};

/** How a charge is, by the intent it was asked for with; `named` where it is that of a page. */
export const reportOfIntent = (
  intent: Stripe.PaymentIntent,
  named: Named = { ref: intent.id, reference: referenceIn(intent.metadata) },
): PlanPaymentReport => {
  switch (intent.status) {
    case 'succeeded':
      return paidBy(named, intent);
    case 'processing':
      return { ...named, status: 'pending' };
    case 'canceled':
      return { ...named, status: 'lapsed' };
    case 'requires_action':
      return {
        ...named,
        status: 'requires_action',
        link: intent.next_action?.redirect_to_url?.url ?? null,
      };
    default:
      return { ...named, status: 'failed', decline: declineOf(intent.last_payment_error) };
  }
};

/** How a page is: while it is open its buyer may try one card after another. */
export const reportOfPage = (session: Stripe.Checkout.Session): PlanPaymentReport => {
  const named: Named = { ref: session.id, reference: referenceIn(session.metadata) };
  if (session.status === 'expired') return { ...named, status: 'lapsed' };
  if (session.status !== 'complete') return { ...named, status: 'requires_action', link: session.url };
  const paid = written(session.payment_intent);
  if (paid) return reportOfIntent(paid, named);
  const setUp = written(session.setup_intent);
  const kept = setUp && keptBy(setUp.customer ?? session.customer, setUp.payment_method);
  if (setUp?.status === 'succeeded' && kept) return { ...named, status: 'kept', kept };
  if (setUp?.status === 'processing') return { ...named, status: 'pending' };
  return { ...named, status: 'failed', decline: declineOf(setUp?.last_setup_error) };
};
