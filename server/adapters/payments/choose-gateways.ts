import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { keptSecret } from '../kept-secret.ts';
import { hasSandboxes, loadSandboxes } from '../load-sandboxes.ts';
import { type FlutterwaveKeys, flutterwaveGateway } from './flutterwave/flutterwave.ts';
import type { Gateways } from './gateway.ts';
import { type PaypalKeys, paypalGateway, sandboxInstallation } from './paypal/paypal.ts';
import { paystackGateway } from './paystack/paystack.ts';

/** What each provider knows this installation by; null for one it has no key of. */
export interface GatewayKeys {
  /** What Stripe knows this installation by; null without it. */
  stripe: { key: string; webhookSecret: string } | null;
  /** What Paystack knows it by; null without it. */
  paystack: { key: string } | null;
  flutterwave: Omit<FlutterwaveKeys, 'sandboxUrl'> | null;
  paypal: Omit<PaypalKeys, 'sandboxUrl'> | null;
}

/** What the environment asks of the providers that businesses connect. */
export interface GatewaySettings extends GatewayKeys {
  /** A sandbox of them that runs by itself; null where this server is to start one, or none. */
  sandboxUrl: string | null;
  /** What this server and the sandbox share; null where one is to be made. */
  sandboxSecret: string | null;
  /** The port a sandbox of our own listens on; 0 takes any free one. */
  sandboxPort: number;
  /** False in production: no sandbox is started there. */
  mayStart: boolean;
}

export interface ChosenGateways {
  gateways: Gateways;
  close: () => Promise<void>;
}

/** The providers whose keys the installation has. */
const realGateways = async ({ stripe, paystack, flutterwave, paypal }: GatewayKeys): Promise<Gateways> => ({
  ...(stripe && {
    // Loaded only where it is needed: the library takes its time.
    stripe: (await import('./stripe/stripe.ts')).stripeGateway({ ...stripe, sandboxUrl: null }),
  }),
  ...(paystack && { paystack: paystackGateway({ ...paystack, sandboxUrl: null }) }),
  ...(flutterwave && { flutterwave: flutterwaveGateway({ ...flutterwave, sandboxUrl: null }) }),
  ...(paypal && { paypal: paypalGateway({ ...paypal, sandboxUrl: null }) }),
});

/** Every provider as its sandbox plays it. Test secrets are of the sandbox's own form. */
export const sandboxGateways = async (url: string, secret: string): Promise<Gateways> => {
  // Loaded only where it is needed: the library takes its time.
  const { stripeGateway } = await import('./stripe/stripe.ts');
  const key = `sk_test_${secret}`;
  return {
    stripe: stripeGateway({ key, webhookSecret: secret, sandboxUrl: url }),
    paystack: paystackGateway({ key, sandboxUrl: url }),
    flutterwave: flutterwaveGateway({
      key: `FLWSECK_TEST-${secret}-X`,
      secretHash: secret,
      sandboxUrl: url,
    }),
    paypal: paypalGateway({
      ...sandboxInstallation,
      secret,
      partnerCode: null,
      live: false,
      sandboxUrl: url,
    }),
  };
};

/**
 * Which providers can be connected: each by its keys where the installation has them; without any key, those of the sandbox that is
 * named, else, outside production, of one that is started here. In production without a key none: it isn't set up.
 *
 * @param notifyUrl where each reports to
 */
export const chooseGateways = async (
  { sandboxUrl, sandboxSecret, sandboxPort, mayStart, ...keys }: GatewaySettings,
  notifyUrl: (provider: ProviderName) => string,
  dataDirectory: string,
  say: (sentence: string) => void,
): Promise<ChosenGateways> => {
  const quiet = async () => {};
  if (Object.values(keys).some((known) => known !== null))
    return { gateways: await realGateways(keys), close: quiet };
  if (sandboxUrl) return { gateways: await sandboxGateways(sandboxUrl, sandboxSecret!), close: quiet };
  if (!mayStart || !hasSandboxes) return { gateways: {}, close: quiet };
  const secret = sandboxSecret ?? keptSecret(dataDirectory, 'provider-secret');
  const { providers } = await loadSandboxes();
  const sandbox = await providers({ port: sandboxPort, secret, notifyUrl, say });
  say(`Payment providers are those of a sandbox at ${sandbox.url}: no money moves.`);
  return { gateways: await sandboxGateways(sandbox.url, secret), close: sandbox.close };
};
