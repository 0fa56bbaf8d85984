import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { type Served, sendJson, serveHere } from './engine/http.ts';
import { flutterwaveSandbox } from './flutterwave/flutterwave.ts';
import { paypalSandbox } from './paypal/paypal.ts';
import { paystackSandbox } from './paystack/paystack.ts';
import { stripeSandbox } from './stripe/stripe.ts';

export interface ProvidersSandboxOptions {
  /** 0 takes any free one. */
  port: number;
  /** What the product and every provider here know each other by. */
  secret: string;
  /** Where the product takes a provider's reports. */
  notifyUrl: (provider: ProviderName) => string;
  laterMs?: number;
  say?: (sentence: string) => void;
}

/**
 * The payment providers that businesses connect, to try things out with: a server of its own that speaks as each of them does, and
 * keeps everything in memory. It listens on this machine alone.
 */
export const startProvidersSandbox = async (options: ProvidersSandboxOptions): Promise<Served> => {
  const { port, secret, notifyUrl, laterMs = 5_000, say = () => {} } = options;
  let url = '';
  const shared = { secret, at: () => url, laterMs, say };
  const parts = [
    paypalSandbox({ ...shared, notifyUrl: notifyUrl('paypal') }),
    stripeSandbox({ ...shared, notifyUrl: notifyUrl('stripe') }),
    paystackSandbox({ ...shared, notifyUrl: notifyUrl('paystack') }),
    flutterwaveSandbox({ ...shared, notifyUrl: notifyUrl('flutterwave') }),
  ];
  const served = await serveHere(port, async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    for (const part of parts) if (await part.answer(request, response, url)) return;
    sendJson(response, 404, { message: 'Not found.' });
  });
  url = served.url;
  return {
    url,
    close: async () => {
      for (const part of parts) part.stop();
      await served.close();
    },
  };
};
