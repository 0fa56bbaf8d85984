import { planIntervals } from '../../domain/billing/billing.ts';
import { userId } from '../wire/values.ts';
import { done, subject, told } from './call.ts';
import { count, day, decimal, list, nullable, number, oneOf, optional, text, typedText } from './field.ts';

const called = subject('businessId', '/api/Subscription/', { userid: userId });

const touches = ['plan', 'team'] as const;
const deal = { planId: number('SubscriptionPlanId'), plan: text('PlanName'), seats: number('Seats') };

/** The calls of coupons and of the codes of lifetime deals. */
export const planCodeCalls = {
  /** What a coupon does to the price of a plan: of the one that is named, else of the one that is paid for, else of the smallest it is for. */
  retrieveCoupon: called.read('RetrieveCoupon', 'settings.plan', {
    takes: {
      code: typedText('couponcode', 60),
      planId: optional(count('SubscriptionPlanId')),
      interval: optional(oneOf('interval', planIntervals)),
      seats: optional(count('seats')),
    },
    says: told({
      code: text('couponcode'),
      planId: number('SubscriptionPlanId'),
      interval: oneOf('interval', planIntervals),
      currency: text('Currency'),
      /** Of a whole period, without tax: what it costs, what comes off it now, and what is left. */
      price: decimal('Price'),
      off: decimal('AmountOff'),
      net: decimal('PriceNow'),
      /** The last day, were it to start today; null where it is for the first invoice alone, or for good. */
      until: nullable(day('Until')),
    }),
    reads: 'plan',
  }),
  /** Adds a coupon to a plan that is paid for, for its next invoice. */
  addCoupon: called.ours.change('AddCoupon', 'settings.plan', {
    takes: { code: typedText('couponcode', 60) },
    says: told({ code: text('couponcode'), ...done }),
    touches,
  }),
  redeemDealCode: called.change('AddSubscriptionBySumoCode', 'settings.plan', {
    takes: { code: typedText('code', 60) },
    says: told({ ...deal, ...done }),
    touches,
  }),
  dealCodes: called.read('GetAppSumoCodeByBusinessAndUser', 'settings.plan', {
    says: told({
      codes: list('Codes', {
        /** Its last four letters and digits: the rest is kept nowhere. */
        last4: text('Code'),
        ...deal,
        redeemedOn: day('RedeemedOn'),
        status: text('Status'),
      }),
    }),
    reads: 'plan',
  }),
};
