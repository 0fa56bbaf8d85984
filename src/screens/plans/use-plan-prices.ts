import { planPriceCalls } from '../../api/calls/plan-price.ts';
import { useCall } from '../../api/client/query.ts';

/** What the plans cost, as anybody may know it; nothing where the installation sells none. */
export const usePlanPrices = () => useCall(planPriceCalls.planPrices, { businessId: '' });
