import type { PlanPaymentSettings } from './adapters/billing/choose-plan-payments.ts';
import { portOf, SettingRefusal, together } from './setting.ts';

type Environment = NodeJS.ProcessEnv;

/** A whole number that odd behaviour follows from; null for none. Throws `SettingRefusal`. */
export const planSandboxSeedIn = (environment: Environment): number | null => {
  const setting = environment.PLAN_SANDBOX_SEED;
  if (!setting) return null;
  if (!/^\d{1,9}$/.test(setting))
    throw new SettingRefusal(
      `PLAN_SANDBOX_SEED is ${setting}: choose a whole number of at most nine digits.`,
    );
  return Number(setting);
};

/** What the environment asks of what businesses pay for their plans. Throws `SettingRefusal`. */
export const planPaymentsIn = (environment: Environment, production: boolean): PlanPaymentSettings => {
  const stripe = together({
    PLAN_STRIPE_SECRET_KEY: environment.PLAN_STRIPE_SECRET_KEY,
    PLAN_STRIPE_WEBHOOK_SECRET: environment.PLAN_STRIPE_WEBHOOK_SECRET,
  });
  const sandboxUrl = environment.PLAN_SANDBOX_URL || null;
  const sandboxSecret = environment.PLAN_SANDBOX_SECRET || null;
  if (sandboxUrl && !URL.canParse(sandboxUrl))
    throw new SettingRefusal('PLAN_SANDBOX_URL is not an address like http://localhost:8093.');
  if (sandboxUrl && !sandboxSecret)
    throw new SettingRefusal(
      'PLAN_SANDBOX_SECRET is missing: give it the value the sandbox of plans was started with.',
    );
  if (sandboxUrl && production)
    throw new SettingRefusal('PLAN_SANDBOX_URL is for trying things out and is refused in production.');
  return {
    stripe: stripe && {
      key: stripe.PLAN_STRIPE_SECRET_KEY,
      webhookSecret: stripe.PLAN_STRIPE_WEBHOOK_SECRET,
    },
    sandboxUrl,
    sandboxSecret,
    sandboxPort: portOf('PLAN_SANDBOX_PORT', environment.PLAN_SANDBOX_PORT, 0),
    sandboxSeed: planSandboxSeedIn(environment),
    mayStart: !production,
  };
};
