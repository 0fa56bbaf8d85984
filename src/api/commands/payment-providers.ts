import type { ConnectionStatus } from '../../domain/payment-provider/connection.ts';
import type { ProviderName } from '../../domain/payment-provider/provider.ts';
import { send } from '../client/client.ts';
import { paymentProviderCalls as calls } from '../contract/payment-provider.ts';
import { bankAccountWire } from '../wire/payment-provider.ts';
import { ourNames } from '../wire/rename.ts';
import type { Asked, Told } from './command.ts';

/** Begins an account at Stripe, or goes on with the one that was begun: answers the page on which it is set up. */
export const beginStripeAccount = async (businessid: string): Promise<string> => {
  const { accountId } = (await send(calls.connectStripe, { body: { businessid } })).data;
  return (await send(calls.stripeAccountLink, { body: { businessid, accountId } })).data.url;
};

/** Asks Stripe how an account is. */
export const lookAtStripeAccount = async (businessid: string, accountId: string): Promise<ConnectionStatus> =>
  (await send(calls.getStripeAccount, { query: { businessid, accountId } })).data.status;

/** A bank account as it is typed. */
interface SentBankAccount {
  country: string;
  bankCode: string;
  number: string;
}
const ours = ourNames(bankAccountWire);

/** Whose a bank account is, in the bank's words. */
export const checkBankAccount = async (businessid: string, sent: SentBankAccount): Promise<string> => {
  const { country, bankCode: bankcode, number: accountnumber } = sent;
  const body = { businessid, country, bankcode, accountnumber };
  return (await send(calls.checkPaystackAccount, { body, ours })).data.accountname;
};

/** Connects Paystack to a bank account whose name was confirmed. */
export const connectBankAccount = (
  { businessId: businessid, intentKey }: Asked,
  account: SentBankAccount & { name: string },
): Promise<Told> =>
  send(calls.connectPaystack, {
    body: { businessid, ...bankAccountWire.toWire(account) },
    intentKey,
    ours,
  });

/** Disconnects a provider. */
export const disconnectProvider = (
  { businessId: businessid, intentKey }: Asked,
  provider: ProviderName,
): Promise<Told> => {
  const query = { businessid };
  return provider === 'stripe'
    ? send(calls.disconnectStripe, { query, intentKey })
    : send(calls.disconnectPaystack, { query, intentKey });
};
