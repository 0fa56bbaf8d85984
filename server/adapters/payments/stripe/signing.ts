import type Stripe from 'stripe';
import type { Signing } from '../provider.ts';
import { headerFaultOf } from '../signature.ts';

const toleranceSeconds = 300;

/** How Stripe signed a body, by its own library. */
export const stripeSigningOf = (
  { webhooks }: Stripe,
  raw: Buffer,
  header: string | string[] | undefined,
  secret: string,
  now: Date,
): Signing => {
  const fault = headerFaultOf(header);
  if (fault) return fault;
  try {
    webhooks.signature!.verifyHeader(
      raw,
      header as string,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
    return 'signed';
  } catch (error) {
    return error instanceof Error && /timestamp outside/i.test(error.message) ? 'old' : 'wrong';
  }
};
