import type { Decimal } from '../money.ts';

/** A dispute of money that was paid online, as it is kept. */
export interface ProviderDispute {
  id: string;
  provider: string;
  /** By the provider's own id. */
  dispute: string;
  charge: string;
  documentId: string;
  status: string;
  amount: Decimal;
  currency: string;
  /** Why, in the provider's word. */
  reason: string;
  /** Until when the provider takes evidence; null where it says none. */
  dueAt: Date | null;
  /** The movements at the provider that took the money and gave it back, once they are in the books. */
  taken: string | null;
  returned: string | null;
}

/** A movement of a dispute's money, and the fee that went or came with it. */
export interface DisputeMovement {
  movement: string;
  /** What the provider kept beside it; below zero for a fee that came back. */
  fee: Decimal;
  feeCurrency: string;
}

/** What a provider says of a dispute. */
export interface DisputeReport {
  dispute: string;
  status: 'warned' | 'opened' | 'reviewed' | 'won' | 'lost';
  amount: Decimal;
  currency: string;
  reason: string;
  dueAt: Date | null;
  /** What took the money; null while nothing did. */
  taken: DisputeMovement | null;
  /** What gave it back. */
  returned: DisputeMovement | null;
}

/** What a dispute's chart is told. */
export type DisputeEvent = { type: `dispute.${DisputeReport['status']}` };

/** A provider's word as the chart takes it. */
export const disputeEventOf = ({ status }: Pick<DisputeReport, 'status'>): DisputeEvent => ({
  type: `dispute.${status}`,
});

/** Statuses in which a dispute isn't at its end. */
export const openDisputes = ['Warned', 'Open', 'UnderReview'] as const;
/** Statuses in which the invoice’s customer isn't reminded: they said that they don't owe it. */
export const restingDisputes = ['Open', 'UnderReview', 'Lost'] as const;
