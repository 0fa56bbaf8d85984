import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { type SandboxOptions, type Served, startSandbox } from './engine/sandbox.ts';
import { flutterwaveDialect } from './flutterwave/flutterwave.ts';
import { paypalDialect } from './paypal/paypal.ts';
import { paystackDialect } from './paystack/paystack.ts';
import { stripeDialect } from './stripe/stripe.ts';

interface ProvidersOptions extends SandboxOptions {
  /** Where the product takes a provider's reports. */
  notifyUrl: (provider: ProviderName) => string;
}

/** The payment providers that businesses connect: one server that speaks as each of them does. */
export const startProvidersSandbox = ({ notifyUrl, ...options }: ProvidersOptions): Promise<Served> =>
  startSandbox(options, (app, world) => {
    paypalDialect(app, world, notifyUrl('paypal'));
    stripeDialect(app, world, notifyUrl('stripe'));
    paystackDialect(app, world, notifyUrl('paystack'));
    flutterwaveDialect(app, world, notifyUrl('flutterwave'));
  });
