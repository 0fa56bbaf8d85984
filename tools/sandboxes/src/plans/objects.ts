import { named } from '../stripe/objects.ts';
import { type Card, lastDigits, type Refusal } from './cards.ts';
import type { PlanSandboxStatus } from './plan-sandbox.lifecycle.ts';

/** A payment of the sandbox's, in memory. */
export interface SandboxPayment {
  id: string;
  status: PlanSandboxStatus<'payment'>;
  customer: string;
  /** The kept card it is paid by; null before one was given. */
  method: string | null;
  card: Card | null;
  amount: number;
  currency: string;
  description: string;
  metadata: Record<string, string>;
  refusal: Refusal | null;
  refunded: number;
  disputed: boolean;
  /** Where the buyer comes back to from a confirmation. */
  returnUrl: string | null;
  created: number;
}

/** A page on which a card is given, and an amount paid where there is one. */
export interface SandboxPage {
  id: string;
  status: PlanSandboxStatus<'page'>;
  reference: string | null;
  customer: string | null;
  amount: number | null;
  currency: string;
  purpose: string;
  detail: string;
  metadata: Record<string, string>;
  payment: SandboxPayment | null;
  /** The card that was kept where nothing is paid. */
  method: string | null;
  card: Card | null;
  successUrl: string;
  cancelUrl: string;
  created: number;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** What a form says under a name with brackets, e.g. all of "metadata". */
const mapIn = (form: URLSearchParams, name: string): Record<string, string> =>
  Object.fromEntries(
    [...form]
      .filter(([key]) => key.startsWith(`${name}[`))
      .map(([key, value]) => [key.slice(name.length + 1, -1), value]),
  );

const isMoney = (amount: number, currency: string): boolean =>
  Number.isInteger(amount) && amount > 0 && /^[a-z]{3}$/.test(currency);

/** A payment as its form asks for it; null where it asks for nothing that can be paid. */
export const paymentIn = (form: URLSearchParams): SandboxPayment | null => {
  const amount = Number(form.get('amount'));
  const currency = form.get('currency') ?? '';
  if (!isMoney(amount, currency)) return null;
  return {
    id: named('pi'),
    status: 'requires_payment_method',
    customer: form.get('customer') ?? '',
    method: form.get('payment_method'),
    card: null,
    amount,
    currency,
    description: form.get('description') ?? '',
    metadata: mapIn(form, 'metadata'),
    refusal: null,
    refunded: 0,
    disputed: false,
    returnUrl: form.get('return_url'),
    created: seconds(),
  };
};

/** A page as its form asks for it; null where it asks for an amount that can't be paid. */
export const pageIn = (form: URLSearchParams): SandboxPage | null => {
  const price = 'line_items[0][price_data]';
  const pays = form.get('mode') === 'payment';
  const amount = pays ? Number(form.get(`${price}[unit_amount]`)) : null;
  const currency = form.get(`${price}[currency]`) ?? '';
  if (amount !== null && !isMoney(amount, currency)) return null;
  return {
    id: named('cs_test'),
    status: 'open',
    reference: form.get('client_reference_id'),
    customer: form.get('customer'),
    amount,
    currency,
    purpose: form.get(`${price}[product_data][name]`) ?? 'Keep a card for later payments.',
    detail: form.get(`${price}[product_data][description]`) ?? '',
    metadata: mapIn(form, 'metadata'),
    payment: null,
    method: null,
    card: null,
    successUrl: form.get('success_url') ?? '',
    cancelUrl: form.get('cancel_url') ?? '',
    created: seconds(),
  };
};

const methodObject = (id: string, card: Card, customer: string | null) => ({
  id,
  object: 'payment_method',
  type: 'card',
  customer,
  card: { brand: 'visa', last4: lastDigits[card], exp_month: 4, exp_year: 2099 },
});

/** A payment in the provider's words, with what it is paid by written out. */
export const paymentObject = (one: SandboxPayment, at: string) => {
  const { id, status, customer, amount, currency, metadata, description, created, refusal } = one;
  const isPaid = status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    livemode: false,
    status,
    customer,
    amount,
    amount_received: isPaid ? amount : 0,
    currency,
    description,
    metadata,
    created,
    payment_method: one.method && one.card && methodObject(one.method, one.card, customer),
    last_payment_error: refusal && { type: 'card_error', ...refusal, message: 'The card was declined.' },
    next_action:
      status === 'requires_action'
        ? { type: 'redirect_to_url', redirect_to_url: { url: `${at}/confirm/${id}` } }
        : null,
    latest_charge: isPaid
      ? {
          id: `ch_${id.slice(3)}`,
          object: 'charge',
          amount,
          amount_captured: amount,
          amount_refunded: one.refunded,
          refunded: one.refunded === amount,
          disputed: one.disputed,
          currency,
          livemode: false,
          paid: true,
          status,
        }
      : null,
  };
};

/** A page in the provider's words. */
export const pageObject = (page: SandboxPage, at: string) => {
  const { id, status, reference, customer, amount, currency, created, payment, method, card } = page;
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: amount === null ? 'setup' : 'payment',
    status,
    payment_status: payment?.status === 'succeeded' ? 'paid' : 'unpaid',
    client_reference_id: reference,
    metadata: page.metadata,
    customer,
    amount_total: amount,
    currency: currency || null,
    created,
    url: status === 'open' ? `${at}/c/plan/${id}` : null,
    payment_intent: payment && paymentObject(payment, at),
    setup_intent:
      method && card
        ? {
            id: `seti_${id.slice(8)}`,
            object: 'setup_intent',
            status: 'succeeded',
            customer,
            payment_method: methodObject(method, card, customer),
          }
        : null,
  };
};

/** An event in the provider's words. What of the object it carries is nobody's proof. */
export const eventObject = (type: string, object: { id: string }) => ({
  id: named('evt'),
  object: 'event',
  type,
  livemode: false,
  api_version: '2026-10-28.endive',
  created: seconds(),
  data: { object },
});
