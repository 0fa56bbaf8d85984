import type { ProviderBank, ProviderView } from '../../domain/payment-provider/connection.ts';
import type { BankProvider } from '../../domain/payment-provider/provider.ts';
import { send } from '../client/client.ts';
import { paymentProviderCalls as calls } from '../contract/payment-provider.ts';
import { providerFromWire } from '../wire/payment-provider.ts';
import type { Asks } from './asks.ts';

const key = 'payment-providers';

/** The providers that can be connected, and where each connection is. */
export const paymentProviders = (businessid: string): Asks<ProviderView[]> => ({
  queryKey: [key, businessid],
  queryFn: async ({ signal }) =>
    (await send(calls.listProviders, { signal, query: { businessid } })).data.map(providerFromWire),
});

const bankCalls = {
  paystack: calls.paystackBanks,
  flutterwave: calls.flutterwaveBanks,
} as const satisfies Record<BankProvider, unknown>;

/** The banks a provider pays out to in a country. */
export const providerBanks = (
  businessid: string,
  provider: BankProvider,
  country: string,
): Asks<ProviderBank[]> => ({
  queryKey: [key, businessid, 'banks', provider, country],
  queryFn: async ({ signal }) =>
    (await send(bankCalls[provider], { signal, query: { businessid, country } })).data,
});
