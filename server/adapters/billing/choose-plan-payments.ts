import { keptSecret } from '../kept-secret.ts';
import { hasSandboxes, loadSandboxes } from '../load-sandboxes.ts';
import type { PlanPayments } from './plan-payments.ts';

/** What the environment asks of what businesses pay for their plans. */
export interface PlanPaymentSettings {
  /** What Stripe knows the installation's own account by; null without it. */
  stripe: { key: string; webhookSecret: string } | null;
  /** A sandbox that runs by itself; null where this server is to start one, or none. */
  sandboxUrl: string | null;
  /** What this server and the sandbox share; null where one is to be made. */
  sandboxSecret: string | null;
  /** The port a sandbox of our own listens on; 0 takes any free one. */
  sandboxPort: number;
  /** What a sandbox of our own behaves oddly by; null for one at its best. */
  sandboxSeed: number | null;
  /** False in production: no sandbox is started there. */
  mayStart: boolean;
}

export interface ChosenPlanPayments {
  planPayments: PlanPayments | null;
  close: () => Promise<void>;
}

/** Plans as they are paid for at a sandbox. The key is of the form of test keys. */
export const sandboxPlanPayments = async (sandboxUrl: string, secret: string): Promise<PlanPayments> => {
  // Loaded only where it is needed: the library takes its time.
  const { stripePlanPayments } = await import('./stripe/stripe.ts');
  return stripePlanPayments({ key: `sk_test_${secret}`, webhookSecret: secret, sandboxUrl });
};

/**
 * Who takes what businesses pay for their plans: Stripe where the installation has a key; else the sandbox that is named, else, outside
 * production, one that is started here. In production without a key nobody does.
 *
 * @param notifyUrl where it reports to
 */
export const choosePlanPayments = async (
  { stripe, sandboxUrl, sandboxSecret, sandboxPort, sandboxSeed, mayStart }: PlanPaymentSettings,
  notifyUrl: string,
  dataDirectory: string,
  say: (sentence: string) => void,
): Promise<ChosenPlanPayments> => {
  const quiet = async () => {};
  if (stripe) {
    const { stripePlanPayments } = await import('./stripe/stripe.ts');
    const planPayments = stripePlanPayments({ ...stripe, sandboxUrl: null });
    if (!planPayments.live) say('Plans are paid for in Stripe’s test mode: no money moves.');
    return { planPayments, close: quiet };
  }
  if (sandboxUrl)
    return { planPayments: await sandboxPlanPayments(sandboxUrl, sandboxSecret!), close: quiet };
  if (!mayStart || !hasSandboxes) return { planPayments: null, close: quiet };
  const secret = sandboxSecret ?? keptSecret(dataDirectory, 'plan-payment-secret');
  const { plans } = await loadSandboxes();
  const sandbox = await plans({ port: sandboxPort, secret, notifyUrl, seed: sandboxSeed, say });
  say(`Plans are paid for at a sandbox at ${sandbox.url}: no money moves.`);
  return { planPayments: await sandboxPlanPayments(sandbox.url, secret), close: sandbox.close };
};
