import { paymentProviderCalls as calls } from '../../api/calls/payment-provider.ts';
import { ask } from '../../api/client/ask.ts';
import type { ConnectionStatus } from '../../domain/payment-provider/connection.ts';
import type { BankProvider, PagesProvider, ProviderName } from '../../domain/payment-provider/provider.ts';

const beginStripe = async (businessId: string): Promise<string> => {
  const { accountId } = await ask(calls.connectStripe, { businessId });
  return (await ask(calls.stripeAccountLink, { businessId, accountId })).url;
};

/** Begins an account on a provider's pages, or goes on with the one that was begun: answers the page on which it is set up. */
export const beginAccount = async (businessId: string, provider: PagesProvider): Promise<string> =>
  provider === 'stripe' ? beginStripe(businessId) : (await ask(calls.paypalPage, { businessId })).url;

/** Asks a provider how an account is that was begun on its pages. */
export const lookAtAccount = async (
  businessId: string,
  provider: PagesProvider,
  accountId: string,
): Promise<ConnectionStatus> =>
  provider === 'stripe'
    ? (await ask(calls.getStripeAccount, { businessId, accountId })).status
    : (await ask(calls.lookAtPaypal, { businessId })).status;

/** The call that the spec has of its own for each provider that pays out to a bank account. */
export const bankCalls = {
  paystack: {
    banks: calls.paystackBanks,
    check: calls.checkPaystackAccount,
    connect: calls.connectPaystack,
  },
  flutterwave: {
    banks: calls.flutterwaveBanks,
    check: calls.checkFlutterwaveAccount,
    connect: calls.connectFlutterwave,
  },
} as const satisfies Record<BankProvider, unknown>;

/** The same for leaving each of them. */
export const disconnectCalls = {
  stripe: calls.disconnectStripe,
  paystack: calls.disconnectPaystack,
  flutterwave: calls.disconnectFlutterwave,
  paypal: calls.disconnectPaypal,
} as const satisfies Record<ProviderName, unknown>;
