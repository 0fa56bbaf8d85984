import type Stripe from 'stripe';
import { toMinor } from '../../payments/minor-units.ts';
import { places } from '../../payments/stripe/minor.ts';
import type { ChargeRequest, CheckoutRequest, PageRequest } from '../plan-payments.ts';
import { intentParts } from './reports.ts';

/** What is put on whatever belongs to a payment of ours: its reference, and whether it is paid on a page. */
const marked = (reference: string, by: 'page' | 'charge') => ({
  plan_payment: reference,
  plan_payment_by: by,
});

/** An amount as Stripe takes it. */
export const minorOf = (amount: string, currency: string): number =>
  toMinor(amount, currency, places(currency));

/** Cards alone: other methods answer after days, when a change that waits for its payment has lapsed. */
const pageOf = ({ reference, customer, email, successUrl, cancelUrl }: PageRequest) => ({
  client_reference_id: reference,
  metadata: marked(reference, 'page'),
  allowed_payment_method_types: ['card' as const],
  ...(customer ? { customer } : { customer_creation: 'always' as const, customer_email: email }),
  success_url: successUrl,
  cancel_url: cancelUrl,
});

/** A page on which an amount is paid. */
export const checkoutParams = (request: CheckoutRequest): Stripe.Checkout.SessionCreateParams => {
  const { reference, amount, currency, description, detail } = request;
  const price = {
    currency: currency.toLowerCase(),
    unit_amount: minorOf(amount, currency),
    product_data: { name: description, ...(detail && { description: detail }) },
  };
  return {
    ...pageOf(request),
    mode: 'payment',
    line_items: [{ quantity: 1, price_data: price }],
    // The amount and currency of our invoice, and no other.
    adaptive_pricing: { enabled: false },
    payment_intent_data: {
      description,
      metadata: marked(reference, 'page'),
      setup_future_usage: 'off_session',
    },
  };
};

/** A page on which a method is kept alone. */
export const methodParams = (request: PageRequest): Stripe.Checkout.SessionCreateParams => ({
  ...pageOf(request),
  mode: 'setup',
  setup_intent_data: { metadata: marked(request.reference, 'page') },
});

/** A charge of a kept method. */
export const chargeParams = (request: ChargeRequest): Stripe.PaymentIntentCreateParams => {
  const { reference, kept, amount, currency, description, returnUrl } = request;
  return {
    customer: kept.customer,
    payment_method: kept.method,
    allowed_payment_method_types: ['card'],
    amount: minorOf(amount, currency),
    currency: currency.toLowerCase(),
    description,
    metadata: marked(reference, 'charge'),
    confirm: true,
    ...(returnUrl ? { return_url: returnUrl } : { off_session: true }),
    expand: intentParts,
  };
};
