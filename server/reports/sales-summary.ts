import type { Span } from '../../src/domain/values/period.ts';
import type { Tx } from '../store/database/tx.ts';
import { countDelivered } from '../store/documents/delivery.ts';
import { type BilledSummary, summariseBilled } from './billed-summary.ts';

/** What a business's invoices and receipts came to in a span of issue days, at home. */
export interface SalesSummary extends BilledSummary {
  /** Issued, and not delivered yet. */
  unfulfilled: number;
}

/** The sums of what was billed, and how much of it is still to be delivered. */
export const summariseSales = async (tx: Tx, span: Span): Promise<SalesSummary> => {
  const [billed, delivered] = await Promise.all([
    summariseBilled(tx, 'invoice', span),
    countDelivered(tx, span),
  ]);
  return { ...billed, unfulfilled: billed.count - delivered };
};
