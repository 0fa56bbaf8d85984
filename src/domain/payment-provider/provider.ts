import type { PayMethod } from '../online-payment/method.ts';

/** The payment providers that a business can connect, in the order their panels are shown. */
export const providers = ['stripe', 'paystack'] as const;
export type ProviderName = (typeof providers)[number];

/** How a provider is connected: on its own pages, or by a bank account that is typed here. */
export type ConnectedBy = 'pages' | 'bank';

export interface ProviderSpec {
  name: ProviderName;
  /** The way to pay that goes by this provider once it is connected. */
  method: PayMethod;
  by: ConnectedBy;
  /** It asks for the customer's email address. */
  needsEmail: boolean;
  /** Currencies it takes; null for every one that we know. Source: answers-2.md, Q89. */
  currencies: readonly string[] | null;
}

export const providerSpecs: Readonly<Record<ProviderName, ProviderSpec>> = {
  stripe: { name: 'stripe', method: 'card', by: 'pages', needsEmail: false, currencies: null },
  paystack: {
    name: 'paystack',
    method: 'paystack',
    by: 'bank',
    needsEmail: true,
    currencies: ['NGN', 'GHS', 'ZAR', 'KES', 'USD'],
  },
};

/** The provider a way to pay goes by once it is connected; null for one that can't be connected yet. */
export const providerOf = (method: PayMethod): ProviderName | null =>
  providers.find((name) => providerSpecs[name].method === method) ?? null;

/** True where the provider takes the currency. */
export const takesCurrency = (provider: ProviderName, currency: string): boolean =>
  providerSpecs[provider].currencies?.includes(currency) ?? true;
