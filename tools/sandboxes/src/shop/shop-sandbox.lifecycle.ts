import { setup } from 'xstate';
import { lifeBy, type StandsAt } from '../engine/life.ts';

/** What happens at a sandbox shop to an order, what is paid of it, the app, its tokens, a payout or what it bills for the app. */
type ShopHappening = {
  type:
    | `order.${'pay' | 'edit' | 'refund' | 'fulfil' | 'cancel'}`
    | `payment.${'pay' | 'void'}`
    | `refund.${'part' | 'rest'}`
    | `total.${'raise' | 'cover'}`
    | `app.${'install' | 'ask' | 'uninstall'}`
    | `token.${'exchange' | 'ask' | 'expire' | 'revoke'}`
    | 'payout.fail'
    | `billing.${'agree' | 'decline' | 'expire' | 'freeze' | 'unfreeze' | 'cancel'}`;
};

const machine = setup({ types: { events: {} as ShopHappening } });

const back = {
  'refund.part': { target: 'PARTIALLY_REFUNDED' },
  'refund.rest': { target: 'REFUNDED' },
} as const;

/**
 * What lives at a sandbox shop: each order, what is paid of it, the app and its tokens, each payout and each plan it bills are in one box. How much is open,
 * and whether the rest or a part went back, is no matter of the chart's. Sources: the platform's admin API, `OrderDisplayFinancialStatus`,
 * `orderCancel`, "Access tokens", `ShopifyPaymentsPayoutStatus` and `AppSubscriptionStatus`.
 */
export const shopSandboxChart = machine.createMachine({
  id: 'shop-sandbox',
  initial: 'order',
  states: {
    order: {
      description: 'An order and whether its goods have shipped.',
      initial: 'open',
      states: {
        open: {
          description: 'Nothing has shipped yet.',
          on: {
            'order.pay': { target: 'open' },
            'order.edit': { target: 'open' },
            'order.refund': { target: 'open' },
            'order.fulfil': { target: 'fulfilled' },
            'order.cancel': { target: 'cancelled' },
          },
        },
        fulfilled: {
          description: 'Everything has shipped.',
          on: {
            'order.pay': { target: 'fulfilled' },
            'order.edit': { target: 'fulfilled' },
            'order.refund': { target: 'fulfilled' },
            'order.cancel': { target: 'cancelled_fulfilled' },
          },
        },
        cancelled: { description: 'Cancelled before anything shipped.' },
        cancelled_fulfilled: { description: 'Cancelled after its goods shipped.' },
      },
    },
    payment: {
      description: 'What has been paid for an order.',
      initial: 'PENDING',
      states: {
        PENDING: {
          description: 'Nothing has been paid yet.',
          on: {
            'payment.pay': { target: 'PAID' },
            'payment.void': { target: 'VOIDED' },
            'total.raise': { target: 'PENDING' },
          },
        },
        PARTIALLY_PAID: {
          description: 'Paid, but the total has gone up since.',
          on: {
            ...back,
            'payment.pay': { target: 'PAID' },
            'total.raise': { target: 'PARTIALLY_PAID' },
            'total.cover': { target: 'PAID' },
          },
        },
        PAID: {
          description: 'Paid in full.',
          on: { ...back, 'total.raise': { target: 'PARTIALLY_PAID' } },
        },
        PARTIALLY_REFUNDED: {
          description: 'Partly refunded.',
          on: {
            ...back,
            'payment.pay': { target: 'PARTIALLY_REFUNDED' },
            'total.raise': { target: 'PARTIALLY_REFUNDED' },
          },
        },
        REFUNDED: {
          description: 'Fully refunded. The total may still go up again.',
          on: { 'payment.pay': { target: 'PARTIALLY_REFUNDED' }, 'total.raise': { target: 'REFUNDED' } },
        },
        VOIDED: { description: 'Cancelled before anything was paid.' },
      },
    },
    app: {
      description: 'The app at the shop.',
      initial: 'absent',
      states: {
        absent: {
          description: 'Not known to be installed. After a restart, its tokens show that it is.',
          on: { 'app.install': { target: 'installed' }, 'app.ask': { target: 'installed' } },
        },
        installed: {
          description: 'It has the owner’s permission.',
          on: {
            'app.install': { target: 'installed' },
            'app.ask': { target: 'installed' },
            'app.uninstall': { target: 'uninstalled' },
          },
        },
        uninstalled: {
          description: 'The owner or the app itself uninstalled it.',
          on: { 'app.install': { target: 'installed' } },
        },
      },
    },
    token: {
      description: 'A code or token issued by the shop.',
      initial: 'good',
      states: {
        good: {
          description: 'Still valid.',
          on: {
            'token.ask': { target: 'good' },
            'token.exchange': { target: 'used' },
            'token.expire': { target: 'expired' },
            'token.revoke': { target: 'revoked' },
          },
        },
        used: { description: 'A code works only once.' },
        expired: { description: 'Too old to be used.' },
        revoked: { description: 'The app has been uninstalled since.' },
      },
    },
    payout: {
      description: 'A payout of the shop’s own payments.',
      initial: 'PAID',
      states: {
        PAID: {
          description: 'The bank should have it.',
          on: { 'payout.fail': { target: 'FAILED' } },
        },
        FAILED: { description: 'The bank sent it back.' },
      },
    },
    billing: {
      description: 'A plan of the app that the shop bills.',
      initial: 'PENDING',
      states: {
        PENDING: {
          description: 'The owner hasn’t answered yet.',
          on: {
            'billing.agree': { target: 'ACTIVE' },
            'billing.decline': { target: 'DECLINED' },
            'billing.expire': { target: 'EXPIRED' },
          },
        },
        ACTIVE: {
          description: 'The owner agreed, and the shop bills it.',
          on: { 'billing.freeze': { target: 'FROZEN' }, 'billing.cancel': { target: 'CANCELLED' } },
        },
        FROZEN: {
          description: 'The owner is late with paying the shop.',
          on: { 'billing.unfreeze': { target: 'ACTIVE' }, 'billing.cancel': { target: 'CANCELLED' } },
        },
        DECLINED: { description: 'The owner said no.' },
        EXPIRED: { description: 'The owner didn’t answer in two days.' },
        CANCELLED: { description: 'Cancelled, replaced by another plan, or the app was uninstalled.' },
      },
    },
  },
});

/** What lives at a sandbox shop, as its chart says. */
export const shopLife = lifeBy(shopSandboxChart);

/** Where an order, what is paid of it, the app, a token or a payout stands. */
export type ShopStatus<Kind extends string> = StandsAt<typeof shopSandboxChart, Kind>;
