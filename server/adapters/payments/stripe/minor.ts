import Stripe from 'stripe';
import { digitsOf } from '../../../../src/domain/values/currency.ts';
import { GatewayError } from '../gateway.ts';

/** These two have no smaller unit, and are sent with two places all the same. Source: Stripe, "Supported currencies", special cases. */
export const places = (currency: string): number =>
  currency === 'ISK' || currency === 'UGX' ? 2 : digitsOf(currency);

/** No is an answer; time-outs, broken lines and faults of the provider's own are none. */
export const thrown = (error: unknown): never => {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { statusCode = 0, message } = error;
  const isNo = statusCode >= 400 && statusCode < 500 && statusCode !== 409 && statusCode !== 429;
  throw new GatewayError(isNo ? 'refused' : 'unknown', message);
};
