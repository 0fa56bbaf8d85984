import { type DealCodeFacts, type DealStep, dealOf } from '../../src/domain/billing/deal.ts';
import { dealFaults } from '../../src/domain/billing/plan-codes.words.ts';
import { isRefusal, type Refusal, refusal } from '../../src/domain/values/refusal.ts';
import type { Standing } from '../../src/domain/values/standing.ts';
import { dealCodeLifecycle } from '../../src/machines/deal-code/deal-code.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** What becomes of a code; `moved` is false where it is so already. */
interface DealCodeMove {
  status: string;
  moved: boolean;
}

/** What the business's codes give it together after it; null for none. */
type DealAfter<Deal> = DealCodeMove & { deal: Deal };

/**
 * Redeems a deal code.
 *
 * @param codes how many the business has redeemed that were not refunded, this one among them if it is its own
 */
export const redeemDealCodeAct = (
  standing: Standing<DealCodeFacts>,
  codes: number,
  steps: readonly DealStep[],
): DealAfter<DealStep> | Refusal => {
  const move = decide(dealCodeLifecycle, standing, { type: 'code.redeem' });
  if (isRefusal(move)) return move;
  const { status, moved } = move;
  if (moved && codes >= steps.length) return refusal('illegal-move', dealFaults.noMore(codes));
  return { status, moved, deal: dealOf(steps, moved ? codes + 1 : codes)! };
};

/** Refunds a deal code; what its business has left is by the codes it has left. */
export const refundDealCodeAct = (
  standing: Standing<DealCodeFacts>,
  codes: number,
  steps: readonly DealStep[],
): DealAfter<DealStep | null> | Refusal => {
  const move = decide(dealCodeLifecycle, standing, { type: 'code.refund' });
  if (isRefusal(move)) return move;
  const { status, moved } = move;
  return { status, moved, deal: dealOf(steps, moved && codes > 0 ? codes - 1 : codes) };
};
