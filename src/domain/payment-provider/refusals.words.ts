import { fewOf } from '../words/everywhere.ts';
import type { ConnectionStatus } from './connection.ts';
import type { ProviderName } from './provider.ts';

/** Why a payment provider can't do that, and the way out. */
const alreadyConnected = ({ provider }: { provider: string }) =>
  `${provider} is connected. Disconnect it first to connect another account.`;

const accountElsewhere = ({ provider }: { provider: string }) =>
  `This account is connected to another business at ${provider}. Disconnect it there first, or use another account.`;

const connectFirst = ({ provider }: { provider: string }) =>
  `${provider} isn’t connected. Connect it in payment settings first.`;

/** The providers by their own names. */
export const providerRefusals = {
  providerLabels: {
    stripe: 'Stripe',
    paystack: 'Paystack',
    flutterwave: 'Flutterwave',
    paypal: 'PayPal',
  } satisfies Readonly<Record<ProviderName, string>>,
  providerNotSetUp: ({ provider }: { provider: string }) =>
    `${provider} isn’t set up on this server. Ask your administrator.`,
  providerAway: ({ provider }: { provider: string }) =>
    `We couldn’t reach ${provider}. Try again in a moment.`,
  phoneNeeded: ({ provider }: { provider: string }) =>
    `${provider} asks for your phone number. Add it in your business settings first.`,
  wholeAmountsOnly: ({ currency }: { currency: string }) => `it takes whole amounts of ${currency} only.`,

  /** A report that can't be judged at the moment. */
  signerUnknown: 'We couldn’t check who signed this report. Send it again in a minute.',

  /** What stands for the reason where a provider gives none. */
  noReason: 'it gave no reason.',
  otherMode: 'this payment belongs to its other mode.',
  otherAccount: 'this payment belongs to another account.',
  providerRefused: ({ provider, reason }: { provider: string; reason: string }) =>
    `${provider} didn’t accept that: ${reason}`,
  connectFirst,
  unfinished: ({ provider }: { provider: string }) =>
    `${provider} can’t take payments yet. Finish its set-up in payment settings.`,
  currencyNotTaken: ({
    provider,
    currency,
    taken,
  }: {
    provider: string;
    currency: string;
    taken: readonly string[];
  }) => `${provider} doesn’t take ${currency}. It takes ${fewOf(taken)}.`,
  unknownBank: 'Choose a bank from the list.',
  accountNumberWrong: ({ least, most }: { least: number; most: number }) =>
    least === most
      ? `Enter an account number of ${least} digits.`
      : `Enter an account number of ${least} to ${most} digits.`,
  cantVerify: ({ provider, country }: { provider: string; country: string }) =>
    `${provider} can’t check bank accounts in ${country}, so none can be connected from here.`,
  countryWithoutBanks: ({ provider }: { provider: string }) =>
    `${provider} has no banks in your country. Choose one of the countries it pays out to.`,
  emailNeeded: ({ provider }: { provider: string }) =>
    `${provider} asks for your customer’s email address. Add one to the customer and this document first.`,
  nameDiffers: 'The bank has another name for this account. Check the account again, then confirm its name.',

  /** Why the chart refuses an event in a standing. */
  whyNotProvider: (
    status: ConnectionStatus,
    provider: string,
    event: { type: string; taken?: boolean },
  ): string => {
    if (event.taken) return accountElsewhere({ provider });
    return status === 'NotConnected' ? connectFirst({ provider }) : alreadyConnected({ provider });
  },
};
