import { randomBytes } from 'node:crypto';
import type { SandboxAccount } from '../engine/accounts.ts';
import type { StripeStatus } from './stripe-sandbox.lifecycle.ts';

/** A checkout session of the sandbox's, in memory. */
export interface CheckoutSession {
  id: string;
  account: string;
  reference: string | null;
  amount: number;
  currency: string;
  purpose: string;
  successUrl: string;
  cancelUrl: string;
  status: StripeStatus<'payment'>;
  intent: string;
  charge: string;
  /** What the platform keeps of it, in smallest units. */
  applicationFee: number;
}

export const named = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

/** A session as its form asked for it; null where it asks for nothing that can be paid. */
export const newCheckoutSession = (account: string, form: URLSearchParams): CheckoutSession | null => {
  const price = 'line_items[0][price_data]';
  const amount = Number(form.get(`${price}[unit_amount]`));
  const currency = form.get(`${price}[currency]`) ?? '';
  if (!Number.isInteger(amount) || amount <= 0 || !/^[a-z]{3}$/.test(currency)) return null;
  return {
    id: named('cs_test'),
    account,
    reference: form.get('client_reference_id'),
    amount,
    currency,
    purpose: form.get(`${price}[product_data][name]`) ?? '',
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    status: 'open',
    intent: named('pi'),
    charge: named('ch'),
    applicationFee: Number(form.get('payment_intent_data[application_fee_amount]') ?? 0),
  };
};

const intentStatus = {
  open: 'requires_payment_method',
  processing: 'processing',
  paid: 'succeeded',
  refunded: 'succeeded',
  declined: 'requires_payment_method',
  expired: 'canceled',
} as const;

/** A session in the provider's words. Its intent is written out, as it is where a request expands it. */
export const sessionObject = (session: CheckoutSession, url: string) => {
  const { id, status, amount, currency, reference } = session;
  const isPaid = status === 'paid' || status === 'refunded';
  const isDone = isPaid || status === 'processing' || status === 'declined';
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    client_reference_id: reference,
    status: isDone ? 'complete' : status === 'expired' ? 'expired' : 'open',
    payment_status: isPaid ? 'paid' : 'unpaid',
    amount_total: amount,
    currency,
    url: status === 'open' ? `${url}/c/pay/${id}` : null,
    payment_intent: isDone
      ? {
          id: session.intent,
          object: 'payment_intent',
          amount,
          currency,
          livemode: false,
          status: intentStatus[status],
          latest_charge: isPaid
            ? {
                id: session.charge,
                object: 'charge',
                amount,
                currency,
                livemode: false,
                amount_captured: amount,
                captured: true,
                paid: true,
                status: 'succeeded',
              }
            : null,
        }
      : null,
  };
};

/** An account in the provider's words. */
export const accountObject = ({ id, name, setUp }: SandboxAccount) => ({
  id,
  object: 'account',
  type: 'standard',
  charges_enabled: setUp === 'ready',
  payouts_enabled: setUp === 'ready',
  details_submitted: setUp !== 'unfinished',
  business_profile: { name },
  requirements: {
    currently_due: setUp === 'ready' ? [] : ['external_account'],
    disabled_reason: setUp === 'limited' ? 'requirements.past_due' : null,
  },
});

/** A report in the provider's words. What of the object it carries is nobody's proof. */
export const eventObject = (type: string, account: string, object: { id: string }) => ({
  id: named('evt'),
  object: 'event',
  type,
  account,
  livemode: false,
  api_version: '2026-01-28',
  created: Math.floor(Date.now() / 1000),
  data: { object },
});

/** A list as the provider answers it, the newest first. */
export const listObject = (data: readonly unknown[]) => ({
  object: 'list',
  data: [...data].reverse(),
  has_more: false,
});

/** A no in the provider's words. */
export const refusalObject = (code: string, message: string, more: object = {}) => ({
  error: { type: 'invalid_request_error', code, message, ...more },
});
