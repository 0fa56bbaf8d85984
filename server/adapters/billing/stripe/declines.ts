import type { Decline, DeclineReason } from '../../../../src/domain/billing/decline.ts';

/** What of a refusal Stripe says. */
interface StripeDecline {
  code?: string | undefined;
  decline_code?: string | undefined;
  advice_code?: string | undefined;
}

/** Source: Stripe, "Decline codes". */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'funds',
  card_velocity_exceeded: 'funds',
  withdrawal_count_limit_exceeded: 'funds',
  expired_card: 'expired',
  authentication_required: 'confirmation',
  payment_intent_authentication_failure: 'confirmation',
  lost_card: 'stolen',
  stolen_card: 'stolen',
  pickup_card: 'stolen',
  invalid_account: 'closed',
  revocation_of_authorization: 'closed',
  revocation_of_all_authorizations: 'closed',
  stop_payment_order: 'closed',
  incorrect_number: 'details',
  invalid_number: 'details',
  incorrect_cvc: 'details',
  invalid_cvc: 'details',
  invalid_expiry_month: 'details',
  invalid_expiry_year: 'details',
};

/** No later try is allowed for these, or would do. Source: Stripe, "Smart Retries", hard decline codes; a closed account is added. */
const finals: ReadonlySet<string> = new Set([
  'lost_card',
  'stolen_card',
  'pickup_card',
  'invalid_account',
  'revocation_of_authorization',
  'revocation_of_all_authorizations',
  'stop_payment_order',
  'incorrect_number',
  'highest_risk_level',
  'transaction_not_allowed',
  // The method was taken away at the provider.
  'resource_missing',
]);

/** A refusal of Stripe's in our words. */
export const declineOf = (said: StripeDecline | null | undefined): Decline => {
  const code = said?.decline_code ?? said?.code ?? null;
  return {
    reason: reasons[code ?? ''] ?? 'other',
    code,
    final: said?.advice_code === 'do_not_try_again' || finals.has(code ?? ''),
  };
};
