import { randomBytes } from 'node:crypto';
import { flutterwaveGateway } from '../../server/adapters/payments/flutterwave/flutterwave.ts';
import {
  GatewayError,
  type GatewaySettlements,
  type Gateways,
} from '../../server/adapters/payments/gateway.ts';
import { paypalGateway } from '../../server/adapters/payments/paypal/paypal.ts';
import { paystackGateway } from '../../server/adapters/payments/paystack/paystack.ts';
import { stripeGateway } from '../../server/adapters/payments/stripe/stripe.ts';
import { testSecret } from './payments.ts';

const nowhere = { key: 'sk_test_none', sandboxUrl: 'http://127.0.0.1:9' };

/** Nothing is known of any payment, and a refund is taken on. */
const settled = (): GatewaySettlements => ({
  refund: async ({ refundId, amount, currency }) => ({
    refund: `re_${refundId}`,
    ours: refundId,
    status: 'pending',
    amount,
    currency,
    taken: null,
    returned: null,
  }),
  refunds: async () => [],
  disputes: async () => [],
  payout: async () => {
    throw new GatewayError('refused', 'No such payout.');
  },
  payouts: async () => [],
});

/** Providers that are nowhere: each answers what it is asked, and every account it opens is another. */
export const agreeableGateways = (): Gateways => {
  const any = () => `acct_${randomBytes(8).toString('hex')}`;
  const pages = {
    create: async () => any(),
    page: async () => 'https://provider.example/setup',
    look: async (account: string) => ({ account, state: 'ready', name: 'Ground' }) as const,
  };
  const bank = {
    banks: async () => [{ code: '058', name: 'Guaranty Trust Bank' }],
    nameOf: async () => 'Ground',
    create: async () => ({ account: any(), state: 'ready', name: 'Ground' }) as const,
  };
  const paypal = {
    clientId: 'none',
    secret: 'none',
    partnerId: 'none',
    webhookId: 'none',
    partnerCode: null,
  };
  const { sandboxUrl } = nowhere;
  return {
    stripe: { ...stripeGateway({ ...nowhere, webhookSecret: testSecret }), pages, settlements: settled() },
    paystack: { ...paystackGateway(nowhere), bank },
    flutterwave: { ...flutterwaveGateway({ ...nowhere, secretHash: testSecret }), bank },
    paypal: { ...paypalGateway({ ...paypal, live: false, sandboxUrl }), pages },
  };
};
