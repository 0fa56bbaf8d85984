import { planHas } from '../../src/domain/access/plans.ts';
import { invalid, refusal } from '../../src/domain/refusal.ts';
import { Refused, type Tx } from '../store/tx.ts';

/**
 * A foreign currency needs the plan and the business's switch; what stands in one keeps it without them.
 *
 * @param asked null for home
 * @param standing the currency it stands in
 */
export const refuseCurrency = (tx: Tx, asked: string | null, standing?: string, field = 'currency'): void => {
  if (!asked || asked === tx.business.homeCurrency || asked === standing) return;
  if (!planHas(tx.business.plan, 'multiCurrency'))
    throw new Refused(
      refusal('plan-limit', 'Your plan does not include foreign currencies.', {
        details: { flag: 'multiCurrency' },
      }),
    );
  if (!tx.business.multiCurrency)
    throw new Refused(invalid(field, 'Foreign currencies are not enabled for this business.'));
};
