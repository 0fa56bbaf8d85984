import type { ConnectionStatus } from '../../domain/payment-provider/connection.ts';
import type { BankProvider, PagesProvider, ProviderName } from '../../domain/payment-provider/provider.ts';
import { send } from '../client/client.ts';
import { paymentProviderCalls as calls } from '../contract/payment-provider.ts';
import { bankAccountWire } from '../wire/payment-provider.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Told } from './command.ts';

const beginStripe = async (businessid: string): Promise<string> => {
  const { accountId } = (await send(calls.connectStripe, { body: { businessid } })).data;
  return (await send(calls.stripeAccountLink, { body: { businessid, accountId } })).data.url;
};
const beginPaypal = async (businessid: string): Promise<string> =>
  (await send(calls.paypalPage, { query: { businessid } })).data.url;

/** Begins an account on a provider's pages, or goes on with the one that was begun: answers the page on which it is set up. */
export const beginAccount = (businessid: string, provider: PagesProvider): Promise<string> =>
  provider === 'stripe' ? beginStripe(businessid) : beginPaypal(businessid);

/** Asks a provider how an account is that was begun on its pages. */
export const lookAtAccount = async (
  businessid: string,
  provider: PagesProvider,
  accountId: string,
): Promise<ConnectionStatus> =>
  provider === 'stripe'
    ? (await send(calls.getStripeAccount, { query: { businessid, accountId } })).data.status
    : (await send(calls.lookAtPaypal, { body: { businessid } })).data.status;

/** A bank account as it is typed. */
interface SentBankAccount {
  country: string;
  bankCode: string;
  number: string;
}
const ours = ourNames(bankAccountWire);

const checks = {
  paystack: calls.checkPaystackAccount,
  flutterwave: calls.checkFlutterwaveAccount,
} as const satisfies Record<BankProvider, unknown>;
const connects = {
  paystack: calls.connectPaystack,
  flutterwave: calls.connectFlutterwave,
} as const satisfies Record<BankProvider, unknown>;
const disconnects = {
  stripe: calls.disconnectStripe,
  paystack: calls.disconnectPaystack,
  flutterwave: calls.disconnectFlutterwave,
  paypal: calls.disconnectPaypal,
} as const satisfies Record<ProviderName, unknown>;

/** Whose a bank account is, in the bank's words. */
export const checkBankAccount = async (
  businessid: string,
  provider: BankProvider,
  sent: SentBankAccount,
): Promise<string> => {
  const { country, bankCode: bankcode, number: accountnumber } = sent;
  const body = { businessid, country, bankcode, accountnumber };
  return (await send(checks[provider], { body, ours })).data.accountname;
};

/** Connects a provider to a bank account whose name was confirmed. */
export const connectBankAccount = (
  { businessId: businessid, intentKey }: Asked,
  provider: BankProvider,
  account: SentBankAccount & { name: string },
): Promise<Told> =>
  send(connects[provider], {
    body: { businessid, ...bankAccountWire.toWire(account) },
    intentKey,
    ours,
  });

/** Disconnects a provider. */
export const disconnectProvider = (
  { businessId: businessid, intentKey }: Asked,
  provider: ProviderName,
): Promise<Told> => send(disconnects[provider], { query: { businessid }, intentKey });
