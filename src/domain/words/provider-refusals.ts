import type { ConnectionStatus } from '../payment-provider/connection.ts';
import type { ProviderName } from '../payment-provider/provider.ts';
import { fewOf } from './few-of.ts';

/** The providers by their own names. */
export const providerLabels: Readonly<Record<ProviderName, string>> = {
  stripe: 'Stripe',
  paystack: 'Paystack',
  flutterwave: 'Flutterwave',
  paypal: 'PayPal',
};

/** Why a payment provider can't do that, and the way out. */

const alreadyConnected = ({ provider }: { provider: string }) =>
  `${provider} is connected. Disconnect it first to connect another account.`;
const accountElsewhere = ({ provider }: { provider: string }) =>
  `This account is connected to another business at ${provider}. Disconnect it there first, or use another account.`;
export const providerNotSetUp = ({ provider }: { provider: string }) =>
  `${provider} isn’t set up on this server. Ask your administrator.`;
export const providerAway = ({ provider }: { provider: string }) =>
  `We couldn’t reach ${provider}. Try again in a moment.`;
export const phoneNeeded = ({ provider }: { provider: string }) =>
  `${provider} asks for your phone number. Add it in your business settings first.`;
export const wholeAmountsOnly = ({ currency }: { currency: string }) =>
  `it takes whole amounts of ${currency} only.`;
/** A report that can't be judged at the moment. */
export const signerUnknown = 'We couldn’t check who signed this report. Send it again in a minute.';
/** What stands for the reason where a provider gives none. */
export const noReason = 'it gave no reason.';
export const otherMode = 'this payment belongs to its other mode.';
export const otherAccount = 'this payment belongs to another account.';
export const providerRefused = ({ provider, reason }: { provider: string; reason: string }) =>
  `${provider} didn’t accept that: ${reason}`;
export const connectFirst = ({ provider }: { provider: string }) =>
  `${provider} isn’t connected. Connect it in payment settings first.`;
export const unfinished = ({ provider }: { provider: string }) =>
  `${provider} can’t take payments yet. Finish its set-up in payment settings.`;
export const currencyNotTaken = ({
  provider,
  currency,
  taken,
}: {
  provider: string;
  currency: string;
  taken: readonly string[];
}) => `${provider} doesn’t take ${currency}. It takes ${fewOf(taken)}.`;
export const unknownBank = 'Choose a bank from the list.';
export const accountNumberWrong = ({ least, most }: { least: number; most: number }) =>
  least === most
    ? `Enter an account number of ${least} digits.`
    : `Enter an account number of ${least} to ${most} digits.`;
export const cantVerify = ({ provider, country }: { provider: string; country: string }) =>
  `${provider} can’t check bank accounts in ${country}, so none can be connected from here.`;
export const countryWithoutBanks = ({ provider }: { provider: string }) =>
  `${provider} has no banks in your country. Choose one of the countries it pays out to.`;
export const emailNeeded = ({ provider }: { provider: string }) =>
  `${provider} asks for your customer’s email address. Add one to the customer and this document first.`;
export const nameDiffers =
  'The bank has another name for this account. Check the account again, then confirm its name.';

/** Why the chart refuses an event in a standing. */
export const whyNotProvider = (
  status: ConnectionStatus,
  provider: string,
  event: { type: string; taken?: boolean },
): string => {
  if (event.taken) return accountElsewhere({ provider });
  return status === 'NotConnected' ? connectFirst({ provider }) : alreadyConnected({ provider });
};
