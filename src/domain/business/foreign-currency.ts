import { type Plan, planHas } from '../access/plans.ts';
import { invalid, type Refusal, refusal } from '../values/refusal.ts';
import { foreignCurrency as foreignCurrencyWords } from '../words/everywhere.ts';

/** What of a business says whether it writes in foreign currencies. */
export interface CurrencyRights {
  homeCurrency: string;
  plan: Plan;
  multiCurrency: boolean;
}

/**
 * Why a currency may not be chosen: a foreign one needs the plan and the business's switch. What stands in one keeps it
 * without them.
 *
 * @param requested null for home
 * @param standing the currency it stands in
 */
export const currencyRefusal = (
  business: CurrencyRights,
  requested: string | null,
  standing?: string,
  field = 'currency',
): Refusal | null => {
  if (!requested || requested === business.homeCurrency || requested === standing) return null;
  if (!planHas(business.plan, 'multiCurrency'))
    return refusal('plan-limit', foreignCurrencyWords.notInPlan, {
      details: { flag: 'multiCurrency' },
    });
  return business.multiCurrency ? null : invalid(field, foreignCurrencyWords.notEnabled);
};

/** What a refusal carries that is overcome by switching foreign currencies on, which the plan has. */
export const currenciesOffDetails = { off: 'multiCurrency' } as const;

/** Whether it was refused for that. */
export const isCurrenciesOff = ({ details }: { details?: Readonly<Record<string, unknown>> }): boolean =>
  details?.off === currenciesOffDetails.off;
