import type { AccountState } from '../../../../src/domain/payment-provider/connection.ts';
import { providerRefusals } from '../../../../src/domain/payment-provider/refusals.words.ts';
import { type GatewayAccount, GatewayError, type HostedSetUp } from '../gateway.ts';
import type { askingPaypal } from './ask.ts';
import { integration, merchant, referral } from './paypal-answers.ts';

/** What an account is called here until PayPal has a name for it: made by us, one for each time it is begun. */
const isOurName = (account: string): boolean => account.startsWith('account-');

/** What PayPal is asked to let the installation do for the business. */
const operation = {
  operation: 'API_INTEGRATION',
  api_integration_preference: {
    rest_api_integration: {
      integration_method: 'PAYPAL',
      integration_type: 'THIRD_PARTY',
      third_party_details: { features: ['PAYMENT', 'REFUND', 'PARTNER_FEE'] },
    },
  },
};

/** PayPal's name for who was sent to its pages under a name of ours, or for whom it knows; null where it has none. */
const unlessNone = async <Answer>(ask: Promise<Answer>): Promise<Answer | null> => {
  try {
    return await ask;
  } catch (error) {
    const isNone = error instanceof GatewayError && error.fault === 'refused';
    if (isNone) return null;
    throw error;
  }
};

/**
 * How a business connects its PayPal account: by a page of PayPal's for its partners. Whoever comes back brings ids in the address, which
 * nobody reads: PayPal is asked by our own name for whom it knows.
 *
 * @param partnerId the installation's own account at PayPal; `accountPage` is where businesses see to theirs
 */
export const paypalSetUp = (
  ask: ReturnType<typeof askingPaypal>,
  { partnerId, accountPage }: { partnerId: string; accountPage: (merchantId: string) => string },
): HostedSetUp => {
  const at = `/v1/customer/partners/${encodeURIComponent(partnerId)}/merchant-integrations`;
  const merchantIdOf = async (account: string): Promise<string | null> => {
    if (!isOurName(account)) return account;
    const query = new URLSearchParams({ tracking_id: account });
    return (await unlessNone(ask(`${at}?${query}`, integration)))?.merchant_id ?? null;
  };
  return {
    create: async (_business, key) => key,
    page: async (account, returnUrl) => {
      if (!isOurName(account)) return accountPage(account);
      const body = {
        tracking_id: account,
        partner_config_override: { return_url: returnUrl },
        operations: [operation],
        products: ['EXPRESS_CHECKOUT'],
        legal_consents: [{ type: 'SHARE_DATA_CONSENT', granted: true }],
      };
      const { links } = await ask('/v2/customer/partner-referrals', referral, { method: 'POST', body });
      const link = links?.find(({ rel }) => rel === 'action_url');
      if (!link) throw new GatewayError('refused', providerRefusals.noReason);
      return link.href;
    },
    look: async (request): Promise<GatewayAccount> => {
      const account = await merchantIdOf(request);
      if (account === null) return { account: request, state: 'unfinished', name: null };
      const known = await unlessNone(ask(`${at}/${encodeURIComponent(account)}`, merchant));
      const {
        payments_receivable: takes,
        primary_email_confirmed: confirmed,
        oauth_integrations: given,
      } = known ?? {};
      const isReady = takes === true && confirmed === true && (given?.length ?? 0) > 0;
      const state: AccountState = isReady ? 'ready' : 'limited';
      return { account, state, name: known?.legal_name ?? known?.display_name ?? null };
    },
  };
};
