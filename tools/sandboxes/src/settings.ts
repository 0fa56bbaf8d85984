import { planSandboxSeedIn } from '../../../server/plan-payment-settings.ts';
import { portOf, SettingRefusal } from '../../../server/setting.ts';
import { storeAddresses } from '../../../src/api/wire/store-addresses.ts';

/** Where the product is that a sandbox of its own process is for. */
const productUrlIn = ({ COUNTERFOIL_URL, PORT }: NodeJS.ProcessEnv): string =>
  COUNTERFOIL_URL || `http://localhost:${PORT || 8080}`;

/** What the sandbox needs as a process of its own. Throws `SettingRefusal`. */
export const readSandboxSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  if (!environment.SANDBOX_SECRET)
    throw new SettingRefusal('SANDBOX_SECRET is missing: give the sandbox the same secret as the server.');
  const laterMs = Number(environment.SANDBOX_LATER_MS || Number.NaN);
  return {
    port: portOf('SANDBOX_PORT', environment.SANDBOX_PORT, 8090),
    secret: environment.SANDBOX_SECRET,
    ...(Number.isFinite(laterMs) ? { laterMs } : {}),
  };
};

/** What the sandbox of online stores needs as a process of its own. Throws `SettingRefusal`. */
export const readShopSandboxSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  if (!environment.SHOPIFY_API_SECRET)
    throw new SettingRefusal('SHOPIFY_API_SECRET is missing: give the sandbox the same one as the server.');
  return {
    port: portOf('SHOP_SANDBOX_PORT', environment.SHOP_SANDBOX_PORT, 8091),
    secret: environment.SHOPIFY_API_SECRET,
    appUrl: new URL(storeAddresses.enter, productUrlIn(environment)).href,
  };
};

/** What the sandbox of payment providers needs as a process of its own. Throws `SettingRefusal`. */
export const readProvidersSandboxSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const secret = environment.PROVIDER_SANDBOX_SECRET;
  if (!secret)
    throw new SettingRefusal(
      'PROVIDER_SANDBOX_SECRET is missing: give the sandbox the same one as the server.',
    );
  const origin = productUrlIn(environment);
  return { port: portOf('PROVIDER_SANDBOX_PORT', environment.PROVIDER_SANDBOX_PORT, 8092), secret, origin };
};

/** What the sandbox of plan payments needs as a process of its own. Throws `SettingRefusal`. */
export const readPlanSandboxSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const secret = environment.PLAN_SANDBOX_SECRET;
  if (!secret)
    throw new SettingRefusal('PLAN_SANDBOX_SECRET is missing: give the sandbox the same one as the server.');
  return {
    port: portOf('PLAN_SANDBOX_PORT', environment.PLAN_SANDBOX_PORT, 8093),
    secret,
    seed: planSandboxSeedIn(environment),
    origin: productUrlIn(environment),
  };
};
