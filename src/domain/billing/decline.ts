/** Why a bank didn't let a kept method be charged, as far as a person is told. */
export type DeclineReason = 'funds' | 'expired' | 'confirmation' | 'stolen' | 'closed' | 'details' | 'other';

/** What a bank said no with. */
export interface Decline {
  reason: DeclineReason;
  /** The provider's own word for it; null where it gives none. */
  code: string | null;
  /** The bank says that no later try will do: nothing is tried again before there is another method. */
  final: boolean;
}
