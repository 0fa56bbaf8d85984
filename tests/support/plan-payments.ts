import { sandboxPlanPayments } from '../../server/adapters/billing/choose-plan-payments.ts';
import { startPlanSandbox } from '../../server/adapters/billing/sandbox/server.ts';
import { testSecret } from './payments.ts';

/**
 * A sandbox of plan payments in this process, and the port that asks it. Its events go nowhere unless told.
 *
 * @param seed what it behaves oddly by; null for a provider at its best
 */
export const planSandbox = async (
  notifyUrl = 'http://127.0.0.1:9/',
  { seed = null, laterMs = 5 }: { seed?: number | null; laterMs?: number } = {},
) => {
  const sandbox = await startPlanSandbox({ port: 0, secret: testSecret, notifyUrl, seed, laterMs });
  return { ...sandbox, planPayments: await sandboxPlanPayments(sandbox.url, testSecret) };
};
