import { userId } from '../wire/values.ts';
import { subject, told } from './call.ts';
import { flag, nullable, oneOf, optional, text, typedText, whole } from './field.ts';

const { read, change, ours } = subject('businessId', '/api/Subscription/', { userId });
const key = 'settings.plan';

/** Where a store leads its owner back to, whatever they answered on its page. */
export const storeBillingReturn = '/settings/plans?store=answered';

/** The calls of plans that an online store bills. Source: finance-answers.md, Q98. */
export const storeBillingCalls = {
  storeBilling: read('IsShopifySubscriptionAvailable', key, {
    says: told({
      /** The store may be asked to bill a plan now. */
      available: flag('IsShopifySubscriptionAvailable'),
      cameFromStore: flag('CameFromStore'),
      /** Why it may not; null where it may. */
      reason: nullable(text('Reason')),
      shop: nullable(text('shopName')),
      /** As it calls itself. */
      title: nullable(text('ShopTitle')),
      /** Until when its owner paid the store; null where it bills nothing. */
      paidUntil: nullable(text('PaidUntil')),
    }),
    reads: 'plan',
  }),
  askStoreBilling: change('ShopifySubscriptionBilling', key, {
    takes: {
      shop: typedText('shopName', 300),
      planId: whole('SubscriptionPlanId'),
      /** By the month where it's left out. */
      interval: optional(oneOf('interval', ['month', 'year'])),
    },
    says: told({ url: text('confirmationUrl') }),
    touches: [],
  }),
  followStoreBilling: ours.change('follow-store-billing', key, {
    says: told({}),
    touches: ['plan', 'business-settings', 'team'],
  }),
};
