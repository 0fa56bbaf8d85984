import type { GatewayKeys, GatewaySettings } from './adapters/payments/choose-gateways.ts';
import { portOf, SettingRefusal, together } from './setting.ts';

type Environment = NodeJS.ProcessEnv;

const stripeIn = (environment: Environment): GatewayKeys['stripe'] => {
  if (!environment.STRIPE_SECRET_KEY) return null;
  const given = together({
    STRIPE_SECRET_KEY: environment.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: environment.STRIPE_WEBHOOK_SECRET,
  })!;
  return { key: given.STRIPE_SECRET_KEY, webhookSecret: given.STRIPE_WEBHOOK_SECRET };
};

const flutterwaveIn = (environment: Environment): GatewayKeys['flutterwave'] => {
  const given = together({
    FLUTTERWAVE_SECRET_KEY: environment.FLUTTERWAVE_SECRET_KEY,
    FLUTTERWAVE_SECRET_HASH: environment.FLUTTERWAVE_SECRET_HASH,
  });
  return given && { key: given.FLUTTERWAVE_SECRET_KEY, secretHash: given.FLUTTERWAVE_SECRET_HASH };
};

const paypalModes = ['live', 'sandbox'] as const;

const paypalIn = (environment: Environment): GatewayKeys['paypal'] => {
  const given = together({
    PAYPAL_CLIENT_ID: environment.PAYPAL_CLIENT_ID,
    PAYPAL_CLIENT_SECRET: environment.PAYPAL_CLIENT_SECRET,
    PAYPAL_PARTNER_ID: environment.PAYPAL_PARTNER_ID,
    PAYPAL_WEBHOOK_ID: environment.PAYPAL_WEBHOOK_ID,
  });
  if (!given) return null;
  const mode = environment.PAYPAL_MODE || 'live';
  if (!paypalModes.some((one) => one === mode))
    throw new SettingRefusal(`PAYPAL_MODE is ${mode}: choose one of ${paypalModes.join(', ')}.`);
  return {
    clientId: given.PAYPAL_CLIENT_ID,
    secret: given.PAYPAL_CLIENT_SECRET,
    partnerId: given.PAYPAL_PARTNER_ID,
    webhookId: given.PAYPAL_WEBHOOK_ID,
    partnerCode: environment.PAYPAL_PARTNER_CODE || null,
    live: mode === 'live',
  };
};

/** What the environment asks of the payment providers that businesses connect. Throws `SettingRefusal`. */
export const gatewaysIn = (environment: Environment, production: boolean): GatewaySettings => {
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
    stripe: stripeIn(environment),
    paystack: environment.PAYSTACK_SECRET_KEY ? { key: environment.PAYSTACK_SECRET_KEY } : null,
    flutterwave: flutterwaveIn(environment),
    paypal: paypalIn(environment),
    sandboxUrl,
    sandboxSecret,
    sandboxPort: portOf('PROVIDER_SANDBOX_PORT', environment.PROVIDER_SANDBOX_PORT, 0),
    mayStart: !production,
  };
};
