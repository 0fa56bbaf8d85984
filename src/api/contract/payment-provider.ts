import * as z from 'zod/mini';
import { type ProviderName, providers } from '../../domain/payment-provider/provider.ts';
import { envelope, nothing, repeated } from './answer-wire.ts';
import { call, inBusiness } from './call.ts';
import { all, text, userId } from './wire-types.ts';

const key = 'settings.payment';
const subscriptionAt = '/api/Subscription/';
const { read, ask, change, changeByGet, ours } = inBusiness('businessid', '/api/onboarding/');
const user = { userid: userId };
const done = envelope(z.object(repeated));

const provider = z.enum(providers);
const status = z.enum(['NotConnected', 'Pending', 'Connected', 'Restricted']);

const view = z.object({
  provider,
  ...all(z.boolean(), 'isAvailable isSandbox isLive isSimulated'),
  ...all(z.nullable(z.string()), 'accountName bankName lastDigits sandboxPage'),
  /** Where it stands, as its chart is asked. */
  Standing: z.object({ status, facts: z.object({ account: z.nullable(z.string()) }) }),
});

/** The country of the business, or of its bank, by its ISO code; the business’s own where it is left out. */
const country = z.optional(text(2));
const accountId = text(80);
const bankList = envelope(z.array(z.object({ code: z.string(), name: z.string() })));
const accountName = { accountname: z.string() };
const bankAccount = { ...user, country, bankcode: text(20), accountnumber: text(40) };

/** The calls by which payment providers are connected, and left. */
export const paymentProviderCalls = {
  connectStripe: change(
    `${subscriptionAt}StripeConnect`,
    key,
    { accountId: z.string() },
    { ...user, country },
  ),
  stripeAccountLink: change(
    `${subscriptionAt}StripeAccountLink`,
    key,
    { url: z.string() },
    { ...user, accountId, returnurl: z.optional(text(2000)) },
  ),
  getStripeAccount: changeByGet(
    `${subscriptionAt}GetConnectAccount`,
    key,
    { accountId: z.string(), status },
    { ...user, accountId },
  ),
  disconnectStripe: changeByGet('disconnect-stripe', key, done, user),
  paystackBanks: read('get-paystack-bank-list', key, bankList, { ...user, country }),
  checkPaystackAccount: ask('verify-paystack-account-number', key, accountName, bankAccount),
  connectPaystack: change('create-paystack-sub-account', key, done, {
    ...bankAccount,
    accountname: text(300),
  }),
  disconnectPaystack: changeByGet('disconnect-paystack', key, done, user),
  flutterwaveBanks: read('get-flutterwave-bank-list', key, bankList, { ...user, country }),
  checkFlutterwaveAccount: ask('verify-flutterwave-account-number', key, accountName, bankAccount),
  connectFlutterwave: change('create-flutterwave-subaccount', key, done, {
    ...bankAccount,
    accountname: text(300),
  }),
  disconnectFlutterwave: changeByGet('disconnect-flutterwave', key, done, user),
  /** Begins or goes on: PayPal's page on which an account is connected. */
  paypalPage: changeByGet(
    'register-business-on-paypal',
    key,
    { accountId: z.string(), url: z.string() },
    { ...user, returnurl: z.optional(text(2000)) },
  ),
  /** Back from that page. What PayPal's address says is taken, and looked at by nobody. */
  lookAtPaypal: change(
    'paypal-on-bording',
    key,
    { accountId: z.string(), status },
    { ...user, ...all(z.optional(text(200)), 'merchantId merchantIdInPayPal permissionsGranted') },
  ),
  disconnectPaypal: changeByGet('disconnect-paypal', key, done, user),
  listProviders: ours.read('get-payment-providers', key, envelope(z.array(view)), user),
};

/** Where each provider reports to. */
export const reportPaths = {
  stripe: '/api/Payment/receive-stripe',
  paystack: '/api/Payment/receive-paystack',
  flutterwave: '/api/Payment/receive-flutterwave',
  paypal: '/api/Payment/receive-paypal',
} as const satisfies Record<ProviderName, string>;

/** What a provider reports to an address; nothing of the body is the wire’s, for its bytes are signed. */
export const reportCall = (path: string) =>
  call({
    method: 'POST',
    path,
    auth: 'provider',
    permission: null,
    effect: 'changes',
    ours: true,
    answer: nothing,
  });

/** What each connected provider calls with; the bytes of the body are signed by it. */
export const gatewayCalls = {
  receiveStripe: reportCall(reportPaths.stripe),
  receivePaystack: reportCall(reportPaths.paystack),
  receiveFlutterwave: reportCall(reportPaths.flutterwave),
  receivePaypal: reportCall(reportPaths.paypal),
};
