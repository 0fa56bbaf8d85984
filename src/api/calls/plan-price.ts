import { planIntervals } from '../../domain/billing/billing.ts';
import { paidPlans } from '../../domain/billing/prices.ts';
import { plainly } from './call.ts';
import { decimal, list, nullable, number, oneOf, text } from './field.ts';
import { outsideBusiness } from './outside-business.ts';

const { ours } = outsideBusiness('open', '/api/PlanFeatureInfoController/');

const price = {
  plan: oneOf('PlanName', paidPlans),
  interval: oneOf('Interval', planIntervals),
  currency: text('Currency'),
  /** For one period, without tax. */
  amount: decimal('Amount'),
  /** Those it includes; null where nothing bounds them. */
  seats: nullable(number('Seats')),
  /** Of one more; null where there are no further ones. */
  seatPrice: nullable(decimal('SeatPrice')),
};

/** What anybody may know of the prices of plans. */
export const planPriceCalls = {
  /** Today's; none where nobody sells plans, or no price is set. */
  planPrices: ours.read('get-plan-prices', {
    says: plainly({ prices: list('Prices', price) }),
    reads: 'plan',
  }),
};
