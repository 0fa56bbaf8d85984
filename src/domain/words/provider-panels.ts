import type { BankCountry } from '../payment-provider/bank-country.ts';
import type { ConnectionStatus } from '../payment-provider/connection.ts';
import type { PagesProvider, ProviderName } from '../payment-provider/provider.ts';

/** What the panels of payment providers say. */
export const panelWords = {
  group: {
    cards: 'Cards',
    wallets: 'Wallets and bank transfers',
    paypal: 'PayPal',
  },
  title: {
    stripe: 'Card payments with Stripe',
    paystack: 'Wallets and bank transfers with Paystack',
    flutterwave: 'Wallets and bank transfers with Flutterwave',
    paypal: 'PayPal payments',
  } satisfies Record<ProviderName, string>,
  lead: {
    stripe: 'Your customers pay by card, and the money goes to your own Stripe account.',
    paystack: 'Your customers pay by card, transfer or mobile money, and Paystack pays out to your bank.',
    flutterwave:
      'Your customers pay by card, transfer or mobile money, and Flutterwave pays out to your bank.',
    paypal: 'Your customers pay with their PayPal account, and the money goes to yours.',
  } satisfies Record<ProviderName, string>,
  status: {
    NotConnected: 'Not connected',
    Pending: 'Set-up not finished',
    Connected: 'Connected',
    Restricted: 'Held back',
  } satisfies Record<ConnectionStatus, string>,
  statusLabel: 'Status',
  accountName: 'Account name',
  bank: 'Bank',
  account: 'Account',
  endsIn: ({ digits }: { digits: string }) => `Ends in ${digits}`,
  currencies: 'Currencies',
  sandboxLabel: 'Sandbox',
  sandboxPage: 'Open the balance page',

  connect: ({ provider }: { provider: string }) => `Connect ${provider}`,
  goOn: 'Continue set-up',
  disconnect: ({ provider }: { provider: string }) => `Disconnect ${provider}`,
  disconnectTitle: ({ provider }: { provider: string }) => `Disconnect ${provider}?`,
  disconnectLead: ({ provider }: { provider: string }) =>
    `Customers can’t open new payment pages with ${provider}. Pages that are already open keep working until they expire, and what is paid on them is recorded.`,
  keepConnected: 'Keep connected',

  notSetUp: ({ provider }: { provider: string }) =>
    `${provider} isn’t set up on this server. Ask your administrator to add its keys.`,
  simulatedAlone: ({ provider }: { provider: string }) =>
    `${provider} isn’t set up on this server, so its payments are simulated and no money moves.`,
  /** Once for all of them. */
  sandbox: 'Payment providers are simulated on this server. You can try everything, and no money moves.',
  testMode: ({ provider }: { provider: string }) => `${provider} is in test mode: no money moves.`,
  simulated: ({ provider }: { provider: string }) =>
    `Until you connect ${provider}, its payments are simulated and no money moves.`,
  pending: ({ provider }: { provider: string }) =>
    `${provider} needs more details before you can take payments.`,
  restricted: ({ provider }: { provider: string }) =>
    `${provider} is holding your account back, so customers can’t pay with it. Continue the set-up to see what’s missing.`,
  /** Once it takes payments. */
  connected: {
    stripe: 'Stripe account connected',
    paypal: 'PayPal account connected',
  } satisfies Record<PagesProvider, string>,

  country: 'Country of the bank',
  countries: {
    NG: 'Nigeria',
    GH: 'Ghana',
    ZA: 'South Africa',
    KE: 'Kenya',
    UG: 'Uganda',
    TZ: 'Tanzania',
  } satisfies Record<BankCountry, string>,
  chooseBank: 'Choose a bank',
  loadingBanks: 'Loading banks…',
  number: 'Account number',
  check: 'Check account',
  confirmLead: 'The bank gives this name for the account. Connect it only if it’s yours.',
  confirm: 'Yes, connect this account',
  back: 'Back',
};
