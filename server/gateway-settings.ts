import type { GatewaySettings } from './adapters/payments/choose-gateways.ts';
import { portOf, SettingRefusal } from './setting.ts';

/** The keys of a provider: both, or none. Throws `SettingRefusal` for one without the other. */
const pairOf = (environment: NodeJS.ProcessEnv, name: string, other: string) => {
  const [key, secret] = [environment[name] || null, environment[other] || null];
  if (key && !secret) throw new SettingRefusal(`${other} is missing: it comes with ${name}.`);
  return key && secret ? { key, webhookSecret: secret } : null;
};

/** What the environment asks of the payment providers that businesses connect. Throws `SettingRefusal`. */
export const gatewaysIn = (environment: NodeJS.ProcessEnv, production: boolean): GatewaySettings => {
  const sandboxUrl = environment.PROVIDER_SANDBOX_URL || null;
  const sandboxSecret = environment.PROVIDER_SANDBOX_SECRET || null;
  if (sandboxUrl && !URL.canParse(sandboxUrl))
    throw new SettingRefusal('PROVIDER_SANDBOX_URL is not an address like http://localhost:8092.');
  if (sandboxUrl && !sandboxSecret)
    throw new SettingRefusal(
      'PROVIDER_SANDBOX_SECRET is missing: give it the value the sandbox of providers was started with.',
    );
  if (sandboxUrl && production)
    throw new SettingRefusal('PROVIDER_SANDBOX_URL is for trying things out and is refused in production.');
  return {
    stripe: pairOf(environment, 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    paystack: environment.PAYSTACK_SECRET_KEY ? { key: environment.PAYSTACK_SECRET_KEY } : null,
    sandboxUrl,
    sandboxSecret,
    sandboxPort: portOf('PROVIDER_SANDBOX_PORT', environment.PROVIDER_SANDBOX_PORT, 0),
    mayStart: !production,
  };
};

/** What the installation keeps of each payment, in percent, from 0 to 20 with at most two decimals. Throws `SettingRefusal`. */
export const feePercentIn = ({ COUNTERFOIL_FEE_PERCENT: asked = '0' }: NodeJS.ProcessEnv): string => {
  if (!/^\d{1,2}(\.\d{1,2})?$/.test(asked) || Number(asked) > 20)
    throw new SettingRefusal(
      `COUNTERFOIL_FEE_PERCENT is ${asked}: choose a number from 0 to 20 with at most two decimals.`,
    );
  return asked;
};

/** What the sandbox of payment providers needs as a process of its own. Throws `SettingRefusal`. */
export const readProvidersSandboxSettings = (environment: NodeJS.ProcessEnv = process.env) => {
  const secret = environment.PROVIDER_SANDBOX_SECRET;
  if (!secret)
    throw new SettingRefusal(
      'PROVIDER_SANDBOX_SECRET is missing: give the sandbox the same one as the server.',
    );
  const origin = environment.COUNTERFOIL_URL || `http://localhost:${environment.PORT || 8080}`;
  return { port: portOf('PROVIDER_SANDBOX_PORT', environment.PROVIDER_SANDBOX_PORT, 8092), secret, origin };
};
