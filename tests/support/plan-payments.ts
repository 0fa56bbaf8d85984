import { sandboxPlanPayments } from '../../server/adapters/billing/choose-plan-payments.ts';
import { withBusiness } from '../../server/store/database/tx.ts';
import { addPlanPayment, newPlanPayment } from '../../server/store/plans/plan-payments.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { startPlanSandbox } from '../../tools/sandboxes/src/plans/server.ts';
import { testSecret } from './payments.ts';
import { sellPlans } from './plan-seller.ts';
import { type Client, startServer } from './server.ts';

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

/** A payment of the business's plan that is under way, and its id on the wire. Nobody was asked for it. */
export const planPaymentIn = async ({ shop }: Client): Promise<string> => {
  const id = await withBusiness(shop, 'write', async (tx) => {
    const payment = newPlanPayment(tx, {
      kind: 'method',
      quote: null,
      basis: null,
      coupon: null,
      amount: '0',
      currency: 'USD',
      invoiceId: null,
      description: 'A card for later payments',
      email: 'ada@example.com',
      customer: null,
      method: null,
      offSession: false,
      lapsesAt: null,
    });
    await addPlanPayment(tx, payment);
    return payment.id;
  });
  return idToWire(id);
};

/** A server at which plans are sold, with a sandbox of its own that takes the payments. */
export const planServer = async () => {
  const sandbox = await planSandbox();
  const server = await startServer({ planPayments: sandbox.planPayments });
  await sellPlans(server.owner, { taxes: [] });
  const close = async () => {
    await server.close();
    await sandbox.close();
  };
  return { ...server, sandbox, close };
};
