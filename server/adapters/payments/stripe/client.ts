import Stripe from 'stripe';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import { GatewayError } from '../gateway.ts';

/** What Stripe knows an account of the installation by. */
export interface StripeKeys {
  /** "sk_test_…" or "sk_live_…": the mode follows from it. */
  key: string;
  /** What the events of its one endpoint are signed with. */
  webhookSecret: string;
  /** Where it is asked instead of at its own address; null for the real one. */
  sandboxUrl: string | null;
}

const patienceMs = 10_000;

/** Stripe's own library, in the mode of the key. `ofMode` throws `GatewayError` for what is of the other mode. */
export const stripeClient = ({ key, sandboxUrl }: StripeKeys) => {
  const at = sandboxUrl === null ? null : new URL(sandboxUrl);
  const stripe = new Stripe(key, {
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(at && { host: at.hostname, port: at.port, protocol: at.protocol === 'https:' ? 'https' : 'http' }),
  });
  const live = key.startsWith('sk_live_') || key.startsWith('rk_live_');
  const ofMode = <One extends { livemode: boolean }>(one: One): One => {
    if (one.livemode !== live) throw new GatewayError('refused', providerRefusals.otherMode);
    return one;
  };
  return { stripe, live, ofMode };
};
