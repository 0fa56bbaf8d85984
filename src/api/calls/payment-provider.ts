import * as z from 'zod/mini';
import { providerAnswers as words } from '../../domain/online-payment/online-payments.words.ts';
import { providers } from '../../domain/payment-provider/provider.ts';
import { all, text as anyText, userId } from '../wire/values.ts';
import { done, listed, subject, told } from './call.ts';
import { flag, nullable, oneOf, optional, part, text, typedText } from './field.ts';

const at = '/api/onboarding/';
const subscriptionAt = '/api/Subscription/';
const user = { userid: userId };
const { read, ask, change, changeByGet, ours } = subject('businessid', at, user);
// What PayPal's address says on the way back is looked at by nobody.
const paypalSays = all(z.optional(anyText(200)), 'merchantId merchantIdInPayPal permissionsGranted');
const back = subject('businessid', at, { ...user, ...paypalSays });
const key = 'settings.payment';

/** How payments can be taken is a matter of the user's own account too. */
const touches = ['payment-providers', 'account'] as const;

const status = oneOf('status', ['NotConnected', 'Pending', 'Connected', 'Restricted']);

const view = {
  provider: oneOf('provider', providers),
  available: flag('isAvailable'),
  sandbox: flag('isSandbox'),
  live: flag('isLive'),
  simulated: flag('isSimulated'),
  accountName: nullable(text('accountName')),
  bankName: nullable(text('bankName')),
  lastDigits: nullable(text('lastDigits')),
  sandboxPage: nullable(text('sandboxPage')),
  /** Where it stands, as its chart is asked. */
  standing: part('Standing', { status, facts: part('facts', { account: nullable(text('account')) }) }),
};

/** The country of the business, or of its bank, by its ISO code; the business’s own where it is left out. */
const country = optional(typedText('country', 2));
const accountId = typedText('accountId', 80);
const returnUrl = optional(typedText('returnurl', 2000));
const bankAccount = {
  country,
  bankCode: typedText('bankcode', 20),
  number: typedText('accountnumber', 40),
};
const named = { ...bankAccount, name: typedText('accountname', 300) };

const banks = {
  takes: { country },
  says: listed(words.bankList, { code: text('code'), name: text('name') }),
  reads: 'payment-providers' as const,
};
const checked = { takes: bankAccount, says: told({ name: text('accountname') }) };
const saved = { says: told(done), touches };

/** The calls by which payment providers are connected, and left. */
export const paymentProviderCalls = {
  connectStripe: change(`${subscriptionAt}StripeConnect`, key, {
    takes: { country },
    says: told({ accountId: text('accountId') }),
    touches,
  }),
  stripeAccountLink: change(`${subscriptionAt}StripeAccountLink`, key, {
    takes: { accountId, returnUrl },
    says: told({ url: text('url') }),
    touches,
  }),
  getStripeAccount: changeByGet(`${subscriptionAt}GetConnectAccount`, key, {
    takes: { accountId },
    says: told({ accountId: text('accountId'), status }),
    touches,
  }),
  disconnectStripe: changeByGet('disconnect-stripe', key, saved),
  paystackBanks: read('get-paystack-bank-list', key, banks),
  checkPaystackAccount: ask('verify-paystack-account-number', key, checked),
  connectPaystack: change('create-paystack-sub-account', key, { takes: named, ...saved }),
  disconnectPaystack: changeByGet('disconnect-paystack', key, saved),
  flutterwaveBanks: read('get-flutterwave-bank-list', key, banks),
  checkFlutterwaveAccount: ask('verify-flutterwave-account-number', key, checked),
  connectFlutterwave: change('create-flutterwave-subaccount', key, { takes: named, ...saved }),
  disconnectFlutterwave: changeByGet('disconnect-flutterwave', key, saved),
  /** Begins or goes on: PayPal's page on which an account is connected. */
  paypalPage: changeByGet('register-business-on-paypal', key, {
    takes: { returnUrl },
    says: told({ accountId: text('accountId'), url: text('url') }),
    touches,
  }),
  /** Back from that page. */
  lookAtPaypal: back.change('paypal-on-bording', key, {
    says: told({ accountId: text('accountId'), status }),
    touches,
  }),
  disconnectPaypal: changeByGet('disconnect-paypal', key, saved),
  /** Those that can be connected, and where each connection is. */
  listProviders: ours.read('get-payment-providers', key, {
    says: listed(words.providerList, view),
    reads: 'payment-providers',
  }),
};
