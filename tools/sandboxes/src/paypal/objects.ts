import { randomBytes } from 'node:crypto';
import type { SandboxAccount, sandboxAccounts } from '../engine/accounts.ts';
import { type PaypalStatus, paypalLife } from './paypal-sandbox.lifecycle.ts';

/** An order of the sandbox's, in memory. */
export interface SandboxOrder {
  id: string;
  account: string;
  reference: string;
  money: { currency_code: string; value: string };
  purpose: string;
  returnUrl: string;
  cancelUrl: string;
  status: PaypalStatus<'payment'>;
  /** What comes of it once it is captured. */
  ends: 'order.take' | 'order.delay' | 'order.decline';
  capture: { id: string } | null;
  refunds: SandboxRefund[];
  updated: number;
}

/** A refund of a capture, in memory. */
export interface SandboxRefund {
  id: string;
  status: PaypalStatus<'refund'>;
  amount: SandboxOrder['money'];
  custom_id?: string;
}

/** An id as PayPal makes them. */
export const named = () => randomBytes(8).toString('hex').toUpperCase().slice(0, 17);

const taken = new Set(
  'USD EUR GBP AUD CAD CHF CZK DKK HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD'.split(' '),
);

/** What an order is asked for with, as far as the sandbox reads it. */
export interface SentOrder {
  purchase_units: {
    custom_id: string;
    description: string;
    amount: SandboxOrder['money'];
    payee: { merchant_id: string };
  }[];
  payment_source: { paypal: { experience_context: { return_url: string; cancel_url: string } } };
}

/** An order as it was asked for; the issue where there is one. */
export const newSandboxOrder = (sent: SentOrder): SandboxOrder | string => {
  const [unit] = sent.purchase_units;
  if (!unit || !taken.has(unit.amount.currency_code)) return 'CURRENCY_NOT_SUPPORTED';
  const places = ['HUF', 'JPY', 'TWD'].includes(unit.amount.currency_code) ? '' : '\\.\\d\\d';
  if (!new RegExp(`^\\d+${places}$`).test(unit.amount.value)) return 'DECIMAL_PRECISION';
  const { return_url: returnUrl, cancel_url: cancelUrl } = sent.payment_source.paypal.experience_context;
  return {
    id: named(),
    account: unit.payee.merchant_id,
    reference: unit.custom_id,
    money: unit.amount,
    purpose: unit.description,
    returnUrl,
    cancelUrl,
    status: 'PAYER_ACTION_REQUIRED',
    ends: 'order.take',
    capture: null,
    refunds: [],
    updated: Date.now(),
  };
};

/** Captures what was approved. A card that is declined leaves the order to be approved again. */
export const captureOrder = (
  order: SandboxOrder,
): 'captured' | 'ORDER_ALREADY_CAPTURED' | 'ORDER_NOT_APPROVED' | 'INSTRUMENT_DECLINED' => {
  if (order.capture) return 'ORDER_ALREADY_CAPTURED';
  if (!paypalLife.happen('payment', order, order.ends)) return 'ORDER_NOT_APPROVED';
  order.updated = Date.now();
  if (order.ends === 'order.decline') return 'INSTRUMENT_DECLINED';
  order.capture = { id: named() };
  return 'captured';
};

export const captureObject = ({ capture, money, account, id, status }: SandboxOrder) => ({
  id: capture!.id,
  status,
  amount: money,
  final_capture: true,
  payee: { merchant_id: account },
  supplementary_data: { related_ids: { order_id: id } },
});

/** A refund in the provider's words: the link "up" leads to what it gives back. */
export const refundObject = ({ capture, account }: SandboxOrder, refund: SandboxRefund, url: string) => ({
  ...refund,
  payer: { merchant_id: account },
  links: [
    { rel: 'self', method: 'GET', href: `${url}/paypal/v2/payments/refunds/${refund.id}` },
    { rel: 'up', method: 'GET', href: `${url}/paypal/v2/payments/captures/${capture!.id}` },
  ],
});

/** An order in the provider's words. */
export const orderObject = (order: SandboxOrder, url: string) => ({
  id: order.id,
  intent: 'CAPTURE',
  // An order is complete once it's captured, whatever becomes of that.
  status: order.capture ? 'COMPLETED' : order.status,
  update_time: new Date(order.updated).toISOString(),
  purchase_units: [
    {
      reference_id: order.reference,
      custom_id: order.reference,
      amount: order.money,
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
  merchant_id: id,
  legal_name: name,
  payments_receivable: setUp === 'ready',
  primary_email_confirmed: setUp === 'ready',
  oauth_integrations: [{ integration_type: 'OAUTH_THIRD_PARTY' }],
});

/** True of a capture whose money isn't there yet. */
export const isWaiting = (order: SandboxOrder): boolean => paypalLife.can('payment', order, 'order.confirm');

/** What of a capture the sandbox reports. */
export const captureReport = (order: SandboxOrder) => ({
  event_type: `PAYMENT.CAPTURE.${isWaiting(order) ? 'PENDING' : 'COMPLETED'}`,
  resource: captureObject(order),
});

/** Reports something. */
export type Tell = (type: string, resource: object) => Promise<void>;

/** A report in the provider's words. */
export const reportObject = (event_type: string, resource: object) => ({
  id: `WH-${named()}-${named()}`,
  event_version: '1.0',
  create_time: new Date().toISOString(),
  event_type,
  resource,
});

/** A no in the provider's words. */
export const noObject = (issue: string, description: string) => ({
  name: 'UNPROCESSABLE_ENTITY',
  message: 'The requested action could not be performed.',
  details: [{ issue, description }],
});

/** What the sandbox keeps, in memory. */
export interface PaypalKept {
  accounts: ReturnType<typeof sandboxAccounts>;
  /** Pages on which an account is connected: our name for it, and where they lead back to. */
  referrals: Map<string, { name: string; back: string }>;
  /** Accounts by our name for them. */
  merchants: Map<string, string>;
  orders: Map<string, SandboxOrder>;
}
