import { userId } from '../contract/wire-types.ts';
import { done, subject, told } from './call.ts';
import { day, list, number, text, typedText } from './field.ts';

const called = subject('businessId', '/api/Subscription/', { userid: userId });

const touches = ['plan', 'team'] as const;
const deal = { planId: number('SubscriptionPlanId'), plan: text('PlanName'), seats: number('Seats') };

/** The calls of coupons and of the codes of lifetime deals. */
export const planCodeCalls = {
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
