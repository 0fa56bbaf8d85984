import { type Decimal, percentOf } from '../../src/domain/money.ts';
import { isBegun, isUnfinished, takesPayments } from '../../src/domain/payment-provider/connection.ts';
import type { PayMethod } from '../../src/domain/payment-provider/pay-method.ts';
import {
  type ProviderName,
  providerOf,
  providerSpecs,
  takesCurrency,
} from '../../src/domain/payment-provider/provider.ts';
import { providerRefusals as words } from '../../src/domain/payment-provider/refusals.words.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { refusal } from '../../src/domain/values/refusal.ts';
import { actRefusals as actRefusalWords } from '../../src/domain/words/requests.ts';
import type { Gateways } from '../adapters/payments/gateway.ts';
import type { PaymentProvider } from '../adapters/payments/provider.ts';
import { type BusinessTx, Refused } from '../store/database/tx.ts';
import type { SessionAccount } from '../store/providers/payment-sessions.ts';
import { type ProviderConnection, providerConnectionOf } from '../store/providers/provider-connections.ts';

/** Who takes a payment: the account of a provider the business connected, or whoever simulates it, without one. */
export interface PaymentProcessor {
  provider: string;
  at: SessionAccount | null;
}

/** What is asked for, as far as a provider may not take it. */
export interface PaymentTerms {
  currency: string;
  /** The customer’s; null where it isn’t known. */
  email: string | null;
}

const refused = (message: string) => new Refused(refusal('illegal-move', message));

/** Throws `Refused` where a connected provider can't take a payment in this currency now. */
const accountOf = (
  name: ProviderName,
  { status, account, live }: ProviderConnection,
  { currency, email }: PaymentTerms,
): PaymentProcessor => {
  const provider = words.providerLabels[name];
  if (!takesPayments(status)) throw refused(words.unfinished({ provider }));
  if (!takesCurrency(name, currency)) {
    const taken = providerSpecs[name].currencies!;
    throw refused(words.currencyNotTaken({ provider, currency, taken }));
  }
  if (providerSpecs[name].needsEmail && !email) throw refused(words.emailNeeded({ provider }));
  return { provider: name, at: { account: account!, live } };
};

/**
 * Who takes a payment of the business by this way: the provider that it connected; until then whoever simulates all of them, where
 * somebody does. Throws `Refused` with the way out.
 */
export const processorOf = async (
  tx: BusinessTx,
  { gateways, provider: simulated }: { gateways: Gateways; provider: PaymentProvider | null },
  method: PayMethod,
  request: PaymentTerms,
): Promise<PaymentProcessor> => {
  const name = providerOf(method);
  const connection = gateways[name] ? await providerConnectionOf(tx, name) : null;
  const isTheirs = connection !== null && isBegun(connection.status);
  // Whoever simulates payments goes on until the account is finished, where somebody does.
  if (isTheirs && !(simulated && isUnfinished(connection.status)))
    return accountOf(name, connection, request);
  if (simulated) return { provider: simulated.name, at: null };
  if (connection) throw refused(words.connectFirst({ provider: words.providerLabels[name] }));
  throw new Refused(refusal('not-allowed', actRefusalWords.onlinePaymentOff));
};

/** What the installation keeps of a payment. */
export const feeOf = (amount: Decimal, currency: string, percent: Decimal): Decimal =>
  percentOf(amount, percent, digitsOf(currency));
