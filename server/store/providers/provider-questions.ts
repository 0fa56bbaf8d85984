import type { AccessQuery } from '../access/access.ts';

/**
 * A question to a payment provider that falls due by the clock: about a session, about an account's refunds, disputes and payouts, or
 * about a payment of a plan.
 */
export type ProviderQuestion = 'ask-session' | 'ask-account' | 'ask-plan-payment';

/**
 * Queues a question behind what is done at once, with all it needs; one that waits already isn't queued twice.
 *
 * @param about what the question is known by
 */
export const queueQuestion = async (
  query: AccessQuery,
  task: ProviderQuestion,
  payload: object,
  about: string,
): Promise<void> => {
  const key = `${task}:${about}`;
  await query('select enqueue_in_turn($1, $2::json, $3, 10, null)', [task, JSON.stringify(payload), key]);
};
