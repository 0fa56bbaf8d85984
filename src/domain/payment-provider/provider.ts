import type { PayMethod } from './pay-method.ts';

/** The payment providers that a business can connect, in the order their panels are shown. */
export const providers = ['stripe', 'paystack', 'flutterwave', 'paypal'] as const;
export type ProviderName = (typeof providers)[number];

/** How a provider is connected: on its own pages, or by a bank account that is typed here. */
export type ConnectedBy = 'pages' | 'bank';
/** Those that are connected by a bank account. */
export type BankProvider = 'paystack' | 'flutterwave';
/** Those that are connected on their own pages. */
export type PagesProvider = Exclude<ProviderName, BankProvider>;

export interface ProviderSpec {
  name: ProviderName;
  /** The way to pay that goes by this provider once it is connected. */
  method: PayMethod;
  by: ConnectedBy;
  /** It asks for the customer's email address. */
  needsEmail: boolean;
  /** It asks for the business's phone number before it opens an account. */
  needsPhone: boolean;
  /** Currencies it takes; null for every one that we know. Source: answers-2.md, Q89. */
  currencies: readonly string[] | null;
}

const paystackTakes = ['NGN', 'GHS', 'ZAR', 'KES', 'USD'] as const;

/** Source: PayPal, "Currency codes"; without those that only accounts of one country take, BRL, CNY and MYR. */
const paypalTakes =
  'USD EUR GBP AUD CAD CHF CZK DKK HKD HUF ILS JPY MXN NOK NZD PHP PLN SEK SGD THB TWD'.split(' ');

const neither = { needsEmail: false, needsPhone: false } as const;

export const providerSpecs: Readonly<Record<ProviderName, ProviderSpec>> = {
  stripe: { name: 'stripe', method: 'card', by: 'pages', ...neither, currencies: null },
  paystack: {
    name: 'paystack',
    method: 'paystack',
    by: 'bank',
    needsEmail: true,
    needsPhone: false,
    currencies: paystackTakes,
  },
  flutterwave: {
    name: 'flutterwave',
    method: 'flutterwave',
    by: 'bank',
    needsEmail: true,
    needsPhone: true,
    currencies: [...paystackTakes, 'EUR', 'GBP', 'UGX', 'TZS'],
  },
  paypal: { name: 'paypal', method: 'paypal', by: 'pages', ...neither, currencies: paypalTakes },
};

/** The provider a way to pay goes by once it is connected. */
export const providerOf = (method: PayMethod): ProviderName =>
  providers.find((name) => providerSpecs[name].method === method)!;

/** True for a provider that is connected by a bank account. */
export const isByBank = (provider: ProviderName): provider is BankProvider =>
  providerSpecs[provider].by === 'bank';

/** True where the provider takes the currency. */
export const takesCurrency = (provider: ProviderName, currency: string): boolean =>
  providerSpecs[provider].currencies?.includes(currency) ?? true;
