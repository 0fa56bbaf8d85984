import type { FastifyInstance } from 'fastify';
import { paymentProviderCalls } from '../../src/api/contract/payment-provider.ts';
import { ownAddress } from '../../src/domain/own-path.ts';
import {
  type BankProvider,
  type ProviderName,
  providers,
} from '../../src/domain/payment-provider/provider.ts';
import { invalid } from '../../src/domain/refusal.ts';
import { providerAnswers as words } from '../../src/domain/words/online-payments.ts';
import { banksOf, checkBankAccount, connectBankAccount } from '../commands/payment-provider/connect-bank.ts';
import {
  beginAccount,
  lookAtAccount,
  lookAtOwnAccount,
  setUpPage,
} from '../commands/payment-provider/connect-pages.ts';
import { disconnectProvider } from '../commands/payment-provider/disconnect-provider.ts';
import { connectionStanding, providerConnections } from '../store/provider-connections.ts';
import { type Ctx, Refused, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';
import type { AccountServices } from './visit.ts';

const returnTo = '/settings/payment-settings?activeTab=payment-methods&isStripeProcess=true';

interface SentAccount {
  country?: string | undefined;
  bankcode: string;
  accountnumber: string;
}
const typedIn = ({ country, bankcode, accountnumber }: SentAccount) => ({
  country,
  bankCode: bankcode,
  number: accountnumber.replace(/[\s-]/g, ''),
});

/** Mounts what connects payment providers. */
export const paymentProviderRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { origin, gateways } = services;
  const ownReturn = (sent: string | undefined): string => {
    const address = ownAddress(sent || returnTo, origin);
    if (!address) throw new Refused(invalid('returnurl', words.foreignReturn));
    return address;
  };
  const left =
    (provider: ProviderName) =>
    async ({ ctx }: { ctx: Ctx }) => {
      const { repeated } = await disconnectProvider(ctx, provider);
      return answer(words.disconnected[provider], { repeated: repeated === true });
    };
  const banks =
    (provider: BankProvider) =>
    async ({ ctx, query }: { ctx: Ctx; query: { country?: string | undefined } }) =>
      answer(words.bankList, await banksOf(ctx, gateways, provider, query.country));
  const check =
    (provider: BankProvider) =>
    async ({ ctx, body }: { ctx: Ctx; body: SentAccount }) => {
      const { name } = await checkBankAccount(ctx, gateways, provider, typedIn(body));
      return answer(words.accountChecked, { accountname: name });
    };
  const connect =
    (provider: BankProvider) =>
    async ({ ctx, body }: { ctx: Ctx; body: SentAccount & { accountname: string } }) => {
      const typed = { ...typedIn(body), name: body.accountname };
      const { repeated } = await connectBankAccount(ctx, services, provider, typed);
      return answer(words.connected[provider], { repeated: repeated === true });
    };
  mount(app, paymentProviderCalls, inBusiness(services), {
    connectStripe: async ({ ctx, body }) => {
      const accountId = await beginAccount(ctx, gateways, 'stripe', body.country);
      return answer(words.accountBegun, { accountId });
    },
    stripeAccountLink: async ({ ctx, body }) => {
      const requested = { account: body.accountId, returnUrl: ownReturn(body.returnurl) };
      const url = await setUpPage(ctx, gateways, { provider: 'stripe', ...requested });
      return answer(words.leaveForSetUp.stripe, { url });
    },
    getStripeAccount: async ({ ctx, query: { accountId } }) => {
      const status = await lookAtAccount(ctx, gateways, 'stripe', accountId);
      return answer(words.accountState.stripe, { accountId, status });
    },
    disconnectStripe: left('stripe'),
    paypalPage: async ({ ctx, query }) => {
      const returnUrl = ownReturn(query.returnurl);
      const accountId = await beginAccount(ctx, gateways, 'paypal', undefined);
      const url = await setUpPage(ctx, gateways, { provider: 'paypal', account: accountId, returnUrl });
      return answer(words.leaveForSetUp.paypal, { accountId, url });
    },
    lookAtPaypal: async ({ ctx }) => {
      const account = await lookAtOwnAccount(ctx, gateways, 'paypal');
      return answer(words.accountState.paypal, { accountId: account.account, status: account.status });
    },
    disconnectPaypal: left('paypal'),
    paystackBanks: banks('paystack'),
    checkPaystackAccount: check('paystack'),
    connectPaystack: connect('paystack'),
    disconnectPaystack: left('paystack'),
    flutterwaveBanks: banks('flutterwave'),
    checkFlutterwaveAccount: check('flutterwave'),
    connectFlutterwave: connect('flutterwave'),
    disconnectFlutterwave: left('flutterwave'),
    listProviders: async ({ ctx }) => {
      const kept = await withBusiness(ctx, 'read', (tx) => providerConnections(tx));
      const views = providers.map((provider) => {
        const gateway = gateways[provider];
        const one = kept.find((connection) => connection.provider === provider);
        return {
          provider,
          isAvailable: gateway !== undefined,
          isSandbox: gateway?.sandbox === true,
          isSimulated: services.payments !== null,
          sandboxPage: (one?.account && gateway?.sandboxPage?.(one.account)) || null,
          isLive: one?.account ? one.live : gateway?.live === true,
          accountName: one?.accountName ?? null,
          bankName: one?.bankName ?? null,
          lastDigits: one?.lastDigits ?? null,
          Standing: one
            ? connectionStanding(one)
            : { status: 'NotConnected' as const, facts: { account: null } },
        };
      });
      return answer(words.providerList, views);
    },
  });
};
