import { randomBytes } from 'node:crypto';
import type { SandboxAccount } from '../providers-sandbox/kept.ts';

/** How the sandbox knows the installation; its secret is the one they share. */
export const sandboxInstallation = {
  clientId: 'sandbox-client',
  partnerId: 'SANDBOXPARTNER',
  webhookId: 'WH-SANDBOX',
} as const;

/** An order of the sandbox's, in memory. */
export interface SandboxOrder {
  id: string;
  account: string;
  reference: string;
  money: { currency_code: string; value: string };
  purpose: string;
  returnUrl: string;
  cancelUrl: string;
  state: 'open' | 'approved' | 'captured';
  /** What comes of it once it is captured. */
  ends: 'completed' | 'pending' | 'declined';
  capture: { id: string; state: 'completed' | 'pending' } | null;
  refunds: SandboxRefund[];
  updated: number;
}

/** A refund of a capture, in memory. */
export interface SandboxRefund {
  id: string;
  state: 'pending' | 'completed' | 'failed';
  amount: SandboxOrder['money'];
  custom_id?: string;
}

/** An id as PayPal makes them. */
export const named = () => randomBytes(8).toString('hex').toUpperCase().slice(0, 17);

const taken = new Set([
  ...['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'CZK', 'DKK', 'HKD', 'HUF', 'ILS'],
  ...['JPY', 'MXN', 'NOK', 'NZD', 'PHP', 'PLN', 'SEK', 'SGD', 'THB', 'TWD'],
]);

/** What an order is asked for with, as far as the sandbox reads it. */
interface SentOrder {
  purchase_units: {
    custom_id: string;
    description: string;
    amount: SandboxOrder['money'];
    payee: { merchant_id: string };
  }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
}

/** An order as it was asked for; the issue where there is one. */
export const orderAsked = (sent: SentOrder): SandboxOrder | string => {
  const [unit] = sent.purchase_units;
  if (!unit || !taken.has(unit.amount.currency_code)) return 'CURRENCY_NOT_SUPPORTED';
  const places = ['HUF', 'JPY', 'TWD'].includes(unit.amount.currency_code) ? '' : '\\.\\d\\d';
  if (!new RegExp(`^\\d+${places}$`).test(unit.amount.value)) return 'DECIMAL_PRECISION';
  const { return_url: returnUrl, cancel_url: cancelUrl } = sent.payment_source.paypal.experience_context;
  return {
    ...{ id: named(), account: unit.payee.merchant_id, reference: unit.custom_id, money: unit.amount },
    ...{ purpose: unit.description, returnUrl, cancelUrl, state: 'open' },
    ...{ ends: 'completed', capture: null, refunds: [], updated: Date.now() },
  };
};

/** Captures what was approved. A card that is declined leaves the order to be approved again. */
export const captureOrder = (
  order: SandboxOrder,
): 'captured' | 'ORDER_ALREADY_CAPTURED' | 'ORDER_NOT_APPROVED' | 'INSTRUMENT_DECLINED' => {
  if (order.state === 'captured') return 'ORDER_ALREADY_CAPTURED';
  if (order.state !== 'approved') return 'ORDER_NOT_APPROVED';
  order.updated = Date.now();
  if (order.ends === 'declined') {
    order.state = 'open';
    return 'INSTRUMENT_DECLINED';
  }
  order.state = 'captured';
  order.capture = { id: named(), state: order.ends };
  return 'captured';
};

export const captureObject = ({ capture, money, account, id }: SandboxOrder) => ({
  ...{ id: capture!.id, status: capture!.state.toUpperCase(), amount: money, final_capture: true },
  ...{ payee: { merchant_id: account }, supplementary_data: { related_ids: { order_id: id } } },
});

/** A refund in the provider's words: the link "up" leads to what it gives back. */
export const refundObject = (
  { capture, account }: SandboxOrder,
  { state, ...refund }: SandboxRefund,
  url: string,
) => ({
  ...refund,
  status: state.toUpperCase(),
  payer: { merchant_id: account },
  links: [
    { rel: 'self', method: 'GET', href: `${url}/paypal/v2/payments/refunds/${refund.id}` },
    { rel: 'up', method: 'GET', href: `${url}/paypal/v2/payments/captures/${capture!.id}` },
  ],
});

const orderWords = { open: 'PAYER_ACTION_REQUIRED', approved: 'APPROVED', captured: 'COMPLETED' } as const;

/** An order in the provider's words. */
export const orderObject = (order: SandboxOrder, url: string) => ({
  ...{
    id: order.id,
    intent: 'CAPTURE',
    status: orderWords[order.state],
    update_time: new Date(order.updated).toISOString(),
  },
  purchase_units: [
    {
      ...{ reference_id: order.reference, custom_id: order.reference, amount: order.money },
      payee: { merchant_id: order.account },
      ...(order.capture && {
        payments: {
          captures: [captureObject(order)],
          ...(order.refunds.length > 0 && {
            refunds: order.refunds.map((one) => refundObject(order, one, url)),
          }),
        },
      }),
    },
  ],
  links: [{ rel: 'payer-action', method: 'GET', href: `${url}/paypal/checkoutnow/${order.id}` }],
});

/** A merchant in the provider's words. */
export const merchantObject = ({ id, name, setUp }: SandboxAccount) => ({
  ...{ merchant_id: id, legal_name: name, payments_receivable: setUp === 'ready' },
  primary_email_confirmed: setUp === 'ready',
  oauth_integrations: [{ integration_type: 'OAUTH_THIRD_PARTY' }],
});

/** What of a capture the sandbox reports. */
export const captureReport = (order: SandboxOrder) => ({
  event_type: `PAYMENT.CAPTURE.${order.capture!.state.toUpperCase()}`,
  resource: captureObject(order),
});

/** A report in the provider's words. */
export const reportObject = (event_type: string, resource: object) => ({
  ...{ id: `WH-${named()}-${named()}`, event_version: '1.0', create_time: new Date().toISOString() },
  ...{ event_type, resource },
});

/** A no in the provider's words. */
export const noObject = (issue: string, description: string) => ({
  ...{ name: 'UNPROCESSABLE_ENTITY', message: 'The requested action could not be performed.' },
  details: [{ issue, description }],
});
