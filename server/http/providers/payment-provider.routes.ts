import type { FastifyInstance } from 'fastify';
import { paymentProviderCalls } from '../../../src/api/calls/payment-provider.ts';
import { providerAnswers as words } from '../../../src/domain/online-payment/online-payments.words.ts';
import {
  type BankProvider,
  type ProviderName,
  providers,
} from '../../../src/domain/payment-provider/provider.ts';
import { ownAddress } from '../../../src/domain/values/own-path.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import {
  banksOf,
  checkBankAccount,
  connectBankAccount,
} from '../../commands/payment-provider/connect-bank.ts';
import {
  beginAccount,
  lookAtAccount,
  lookAtOwnAccount,
  setUpPage,
} from '../../commands/payment-provider/connect-pages.ts';
import { disconnectProvider } from '../../commands/payment-provider/disconnect-provider.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { connectionStanding, providerConnections } from '../../store/providers/provider-connections.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';

const returnTo = '/settings/payment-settings?activeTab=payment-methods&isStripeProcess=true';

interface SentAccount {
  country?: string | undefined;
  bankCode: string;
  number: string;
}
const typedIn = <Sent extends SentAccount>(sent: Sent): Sent => ({
  ...sent,
  number: sent.number.replace(/[\s-]/g, ''),
});

/** Mounts what connects payment providers. */
export const paymentProviderRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { origin, gateways } = services;
  const ownReturn = (sent: string | undefined): string => {
    const address = ownAddress(sent || returnTo, origin);
    if (!address) throw new Refused(invalid('returnUrl', words.foreignReturn));
    return address;
  };
  const left =
    (provider: ProviderName) =>
    async ({ ctx }: { ctx: Ctx }) => {
      const { repeated } = await disconnectProvider(ctx, provider);
      return { message: words.disconnected[provider], repeated: repeated === true };
    };
  const banks =
    (provider: BankProvider) =>
    ({ ctx, args }: { ctx: Ctx; args: { country?: string | undefined } }) =>
      banksOf(ctx, gateways, provider, args.country);
  const check =
    (provider: BankProvider) =>
    async ({ ctx, args }: { ctx: Ctx; args: SentAccount }) => {
      const { name } = await checkBankAccount(ctx, gateways, provider, typedIn(args));
      return { message: words.accountChecked, name };
    };
  const connect =
    (provider: BankProvider) =>
    async ({ ctx, args }: { ctx: Ctx; args: SentAccount & { name: string } }) => {
      const { repeated } = await connectBankAccount(ctx, services, provider, typedIn(args));
      return { message: words.connected[provider], repeated: repeated === true };
    };
  mountDeclared(app, paymentProviderCalls, inBusiness(services), {
    connectStripe: async ({ ctx, args }) => {
      const accountId = await beginAccount(ctx, gateways, 'stripe', args.country);
      return { message: words.accountBegun, accountId };
    },
    stripeAccountLink: async ({ ctx, args }) => {
      const requested = { account: args.accountId, returnUrl: ownReturn(args.returnUrl) };
      const url = await setUpPage(ctx, gateways, { provider: 'stripe', ...requested });
      return { message: words.leaveForSetUp.stripe, url };
    },
    getStripeAccount: async ({ ctx, args: { accountId } }) => {
      const status = await lookAtAccount(ctx, gateways, 'stripe', accountId);
      return { message: words.accountState.stripe, accountId, status };
    },
    disconnectStripe: left('stripe'),
    paypalPage: async ({ ctx, args }) => {
      const returnUrl = ownReturn(args.returnUrl);
      const accountId = await beginAccount(ctx, gateways, 'paypal', undefined);
      const url = await setUpPage(ctx, gateways, { provider: 'paypal', account: accountId, returnUrl });
      return { message: words.leaveForSetUp.paypal, accountId, url };
    },
    lookAtPaypal: async ({ ctx }) => {
      const { account: accountId, status } = await lookAtOwnAccount(ctx, gateways, 'paypal');
      return { message: words.accountState.paypal, accountId, status };
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
      return providers.map((provider) => {
        const gateway = gateways[provider];
        const one = kept.find((connection) => connection.provider === provider);
        return {
          provider,
          available: gateway !== undefined,
          sandbox: gateway?.sandbox === true,
          simulated: services.payments !== null,
          sandboxPage: (one?.account && gateway?.sandboxPage?.(one.account)) || null,
          live: one?.account ? one.live : gateway?.live === true,
          accountName: one?.accountName ?? null,
          bankName: one?.bankName ?? null,
          lastDigits: one?.lastDigits ?? null,
          standing: one
            ? connectionStanding(one)
            : { status: 'NotConnected' as const, facts: { account: null } },
        };
      });
    },
  });
};
