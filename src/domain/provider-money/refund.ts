import { type Decimal, isPositive, minus, sum, zero } from '../money.ts';

/** A refund of money that was paid online, as it is kept. */
export interface ProviderRefund {
  id: string;
  provider: string;
  /** By the provider's own id; null before it gave one. */
  refund: string | null;
  charge: string;
  documentId: string;
  status: string;
  amount: Decimal;
  currency: string;
  /** True for one that was asked for here. */
  isOurs: boolean;
  /** The movements at the provider that took the money and brought it back, once they are in the books. */
  taken: string | null;
  returned: string | null;
  /** A refund that was booked by hand before, and is this one; null for none. */
  paymentId: string | null;
}

/** What a provider says of a refund. */
export interface RefundReport {
  refund: string;
  /** Our own id of it, where we asked for it. */
  ours: string | null;
  status: 'pending' | 'done' | 'failed';
  amount: Decimal;
  currency: string;
  /** The movement that took the money from the account; null while none has. */
  taken: string | null;
  /** The one that brought it back when the refund failed. */
  returned: string | null;
}

/** What a refund's chart is told. */
export type RefundEvent =
  | { type: 'refund.unanswered' }
  | { type: 'refund.pending' }
  | { type: 'refund.done' }
  | { type: 'refund.failed' };

/** A provider's word as the chart takes it. */
export const refundEventOf = ({ status }: Pick<RefundReport, 'status'>): RefundEvent => ({
  type: `refund.${status}`,
});

/** True where a refund failed just now: its owners are told once. */
export const hasFailed = (status: string, was: string): boolean => status === 'Failed' && was !== 'Failed';

/** Statuses in which a refund isn't at its end. */
export const openRefunds = ['Asked', 'Pending', 'Unknown'] as const;

/** How much of a payment can still be refunded: what neither a refund nor a dispute took, or asks for. */
export const refundableOf = (
  paid: Decimal,
  refunds: readonly Pick<ProviderRefund, 'status' | 'amount'>[],
  disputes: readonly { status: string; amount: Decimal }[],
): Decimal => {
  const gone = [
    ...refunds.filter(({ status }) => status !== 'Failed'),
    ...disputes.filter(({ status }) => status !== 'Won'),
  ];
  const left = minus(paid, sum(gone.map(({ amount }) => amount)));
  return isPositive(left) ? left : zero;
};
