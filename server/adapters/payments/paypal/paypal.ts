import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { decimal, fits, fixed, isPositive, rounded } from '../../../../src/domain/money.ts';
import type { SessionReport } from '../../../../src/domain/online-payment/session.ts';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import { GatewayError, type GatewaySession, type PaymentGateway } from '../gateway.ts';
import type { HostedSession } from '../provider.ts';
import { askingPaypal } from './ask.ts';
import { certificatesAt, certificatesIn, fetchedText } from './certificates.ts';
import * as answers from './paypal-answers.ts';
import { readReport } from './report.ts';
import { paypalSetUp } from './set-up.ts';
import { paypalSettlements } from './settlements.ts';
import { paypalHeaderFault, paypalSigning } from './signature.ts';

/** What the provider knows this installation by. */
export interface PaypalKeys {
  clientId: string;
  secret: string;
  /** The installation's own account, whose businesses' accounts it looks up. */
  partnerId: string;
  /** Which of its webhooks reports are signed for. */
  webhookId: string;
  /** What it calls the installation in its own books; null without one. */
  partnerCode: string | null;
  /** False for its test mode. */
  live: boolean;
  /** Where it is asked instead of at its own address; null for the real one. */
  sandboxUrl: string | null;
}

/** How the sandbox knows the installation; its secret is the one they share. */
export const sandboxInstallation = {
  clientId: 'sandbox-client',
  partnerId: 'SANDBOXPARTNER',
  webhookId: 'WH-SANDBOX',
} as const;

/** These two have smaller units, and are sent without. Source: PayPal, "Currency codes". */
const places = (currency: string): number =>
  currency === 'HUF' || currency === 'TWD' ? 0 : digitsOf(currency);

/** Says at once what PayPal would say in other words. @throws GatewayError for an amount it doesn't take */
const amountOf = (currency: string, amount: string) => {
  const digits = places(currency);
  if (!fits(amount, digits))
    throw new GatewayError('refused', providerRefusals.wholeAmountsOnly({ currency }));
  return { currency_code: currency, value: fixed(amount, digits) };
};

const orderRequest = ({ account, sessionId, amount, currency, fee, ...more }: GatewaySession) => {
  const kept = { amount: amountOf(currency, rounded(fee, places(currency))) };
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: sessionId,
        custom_id: sessionId,
        description: more.purpose.slice(0, 127),
        amount: amountOf(currency, amount),
        payee: { merchant_id: account },
        payment_instruction: {
          disbursement_mode: 'INSTANT',
          ...(isPositive(kept.amount.value) && { platform_fees: [kept] }),
        },
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          brand_name: more.payee.slice(0, 127),
          user_action: 'PAY_NOW',
          shipping_preference: 'NO_SHIPPING',
          return_url: more.successUrl,
          cancel_url: more.cancelUrl,
        },
      },
    },
  };
};

/** What captures and orders come to, in PayPal's words. */
const taken = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const onTheirWay = new Set(['PENDING']);
const voided = new Set(['VOIDED']);
const approved = new Set(['APPROVED']);

/** What an order is by its own word. Approved isn’t paid: only what was captured is. */
const reportOf = ({ status, purchase_units: units }: answers.Order): SessionReport => {
  const captures = units?.flatMap(({ payments }) => payments?.captures ?? []) ?? [];
  const done = captures.find((one) => taken.has(one.status));
  if (done) {
    const { currency_code: currency, value } = done.amount;
    return { type: 'payment.received', charge: done.id, money: { amount: decimal(value), currency } };
  }
  if (captures.some((one) => onTheirWay.has(one.status))) return { type: 'payment.started' };
  if (captures.length > 0) return { type: 'payment.declined' };
  return { type: voided.has(status) ? 'session.expired' : 'session.created' };
};

const coded = (error: unknown, ...codes: string[]): boolean =>
  error instanceof GatewayError && error.code !== null && codes.includes(error.code);

/** The orders of customers: opened, looked at, and taken once they are approved. */
const ordersBy = (ask: ReturnType<typeof askingPaypal>) => {
  const at = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;
  const orderOf = async (account: string, id: string): Promise<answers.Order> => {
    const order = await ask(at(id), answers.order);
    if (order.purchase_units?.[0]?.payee?.merchant_id !== account)
      throw new GatewayError('refused', providerRefusals.otherAccount);
    return order;
  };
  const open = async (request: GatewaySession): Promise<HostedSession> => {
    const headers = { 'paypal-request-id': `session-${request.sessionId}` };
    const body = orderRequest(request);
    const send = () => ask('/v2/checkout/orders', answers.order, { method: 'POST', body, headers });
    // Asked again under its own id, an order that was opened without an answer is answered, and no second one is opened.
    const { id, links } = await send().catch((error: unknown) => {
      if (error instanceof GatewayError && error.fault === 'unknown') return send();
      throw error;
    });
    const link = links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve');
    return { providerSession: id, link: link?.href ?? null };
  };
  /** Takes what the customer approved, once: an order is captured a single time. */
  const capture = ({ id, update_time }: answers.Order) =>
    ask(`${at(id)}/capture`, answers.captured, {
      method: 'POST',
      body: {},
      headers: { 'paypal-request-id': `capture-${id}-${update_time ?? ''}` },
    });
  const look = async (account: string, id: string): Promise<SessionReport> => {
    try {
      const order = await orderOf(account, id);
      if (!approved.has(order.status)) return reportOf(order);
      await capture(order);
    } catch (error) {
      if (coded(error, 'INSTRUMENT_DECLINED', 'TRANSACTION_REFUSED', 'PAYER_ACTION_REQUIRED'))
        return { type: 'payment.declined' };
      // An order on which nobody paid is known for some hours, and then no more.
      if (coded(error, 'INVALID_RESOURCE_ID', 'RESOURCE_NOT_FOUND')) return { type: 'session.expired' };
      if (!coded(error, 'ORDER_ALREADY_CAPTURED')) throw error;
    }
    return reportOf(await orderOf(account, id));
  };
  return { open, look };
};

/** Where PayPal is, by the mode: its API, its certificates, and the page on which businesses see to their account. */
const placesOf = (live: boolean, sandboxUrl: string | null) => {
  if (sandboxUrl !== null)
    return {
      base: `${sandboxUrl}/paypal`,
      certificates: new URL(sandboxUrl).origin,
      accountPage: (merchantId: string) => `${sandboxUrl}/paypal/account/${merchantId}`,
    };
  const of = live ? '' : 'sandbox.';
  return {
    base: `https://api-m.${of}paypal.com`,
    certificates: `https://api.${of}paypal.com`,
    accountPage: () => `https://www.${of}paypal.com/myaccount/`,
  };
};

let parsed: X509Certificate[] | null = null;
const publicRoots = async () => (parsed ??= rootCertificates.map((pem) => new X509Certificate(pem)));

/**
 * PayPal with partners: orders are paid to the business's own account, and taken once the customer approved them.
 *
 * @param clock the machine's time: certificates and tokens are dated by machines, whatever day the product believes it is
 */
export const paypalGateway = (
  { partnerId, webhookId, live, sandboxUrl, ...keys }: PaypalKeys,
  clock: () => Date = () => new Date(),
): PaymentGateway => {
  const { base, certificates: origin, accountPage } = placesOf(live, sandboxUrl);
  const ask = askingPaypal(base, keys, clock);
  // The sandbox signs with a root of its own, which is asked for where the sandbox itself is.
  const roots =
    sandboxUrl === null ? publicRoots : async () => certificatesIn(await fetchedText(`${base}/root.pem`));
  const { open, look } = ordersBy(ask);
  return {
    name: 'paypal',
    sandbox: sandboxUrl !== null,
    ...(sandboxUrl !== null && {
      sandboxPage: (account: string) => `${sandboxUrl}/paypal/balance/${account}`,
    }),
    live,
    bank: null,
    pages: paypalSetUp(ask, { partnerId, accountPage }),
    open,
    // Orders can't be searched for. The page of one whose opening was never answered was shown to nobody, so nobody pays on it.
    find: async () => null,
    look,
    settlements: paypalSettlements(ask, { clientId: keys.clientId, amountOf }),
    headerFault: paypalHeaderFault,
    signingOf: paypalSigning(webhookId, certificatesAt({ origin, roots, clock }), clock),
    read: (raw) => readReport(raw, live),
  };
};
