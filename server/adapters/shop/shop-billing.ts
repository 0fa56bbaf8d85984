import * as z from 'zod/mini';
import type { BilledStatus } from '../../../src/domain/online-store/store-billing.ts';
import { plainId } from './payload-parts.ts';
import { type BilledPlan, ShopError, type ShopPlatform } from './platform.ts';
import type { AskShop } from './shop-calls.ts';

const askBilling = `mutation AskBilling($name: String!, $returnUrl: URL!, $lineItems: [AppSubscriptionLineItemInput!]!, $test: Boolean!) {
  appSubscriptionCreate(name: $name, returnUrl: $returnUrl, lineItems: $lineItems, test: $test, replacementBehavior: APPLY_IMMEDIATELY) {
    confirmationUrl appSubscription { id } userErrors { message }
  }
}`;
const billed = `query Billed($ids: [ID!]!) { nodes(ids: $ids) { ... on AppSubscription { id status test currentPeriodEnd } } }`;
const endBilling = `mutation EndBilling($id: ID!) { appSubscriptionCancel(id: $id, prorate: true) { userErrors { message } } }`;
const billingCurrency = 'query BillingCurrency { shopBillingPreferences { currency } }';

const faults = z.array(z.object({ message: z.string() }));
const askPayload = z.object({
  appSubscriptionCreate: z.object({
    confirmationUrl: z.nullable(z.string()),
    appSubscription: z.nullable(z.object({ id: z.string() })),
    userErrors: faults,
  }),
});
const billedPayload = z.object({
  nodes: z.array(
    z.nullable(
      z.object({
        id: z.string(),
        status: z.string(),
        test: z.boolean(),
        currentPeriodEnd: z.nullable(z.string()),
      }),
    ),
  ),
});
const endPayload = z.object({ appSubscriptionCancel: z.object({ userErrors: faults }) });
const currencyPayload = z.object({ shopBillingPreferences: z.object({ currency: z.string() }) });

const intervals = { month: 'EVERY_30_DAYS', year: 'ANNUAL' } as const;

/** The shop's words for where it stands; a word we don't know is in force nowhere. */
const statuses: Readonly<Record<string, BilledStatus>> = {
  PENDING: 'Pending',
  ACCEPTED: 'Pending',
  ACTIVE: 'Active',
  FROZEN: 'Frozen',
};

const gid = (id: string): string => `gid://shopify/AppSubscription/${id}`;

const refuseBy = ([fault]: z.infer<typeof faults>, what: string): void => {
  if (fault) throw new ShopError('unreachable', `The shop refused to ${what}: ${fault.message}`);
};

/**
 * What a shop bills for us, by a way to ask it. Source: the platform's admin API, `appSubscriptionCreate`, `AppSubscriptionStatus`.
 *
 * @param test true where nothing may really be billed; what was asked for with the other is no business of ours
 */
export const billingCalls = (
  ask: AskShop,
  test: boolean,
): Pick<ShopPlatform, 'billingCurrency' | 'askBilling' | 'billed' | 'endBilling'> => ({
  billingCurrency: async (shop, token) =>
    (await ask(shop, token, currencyPayload, billingCurrency)).shopBillingPreferences.currency,
  askBilling: async (shop, token, { name, interval, price: { amount, currency }, returnTo }) => {
    const price = { amount, currencyCode: currency };
    const { appSubscriptionCreate: made } = await ask(shop, token, askPayload, askBilling, {
      name,
      returnUrl: returnTo,
      lineItems: [{ plan: { appRecurringPricingDetails: { price, interval: intervals[interval] } } }],
      test,
    });
    refuseBy(made.userErrors, 'bill a plan');
    const { confirmationUrl, appSubscription } = made;
    if (!appSubscription || !confirmationUrl || !URL.canParse(confirmationUrl))
      throw new ShopError('unreachable', 'The shop named no page on which to agree.');
    return { id: plainId(appSubscription.id), confirmUrl: confirmationUrl };
  },
  billed: async (shop, token, ids) => {
    const { nodes } = await ask(shop, token, billedPayload, billed, { ids: ids.map(gid) });
    return ids.map((id): BilledPlan => {
      const node = nodes.find((one) => one !== null && plainId(one.id) === id);
      if (!node || node.test !== test) return { id, status: 'Ended', paidUntil: null };
      const { currentPeriodEnd } = node;
      return {
        id,
        status: statuses[node.status] ?? 'Ended',
        paidUntil: currentPeriodEnd === null ? null : new Date(currentPeriodEnd),
      };
    });
  },
  endBilling: async (shop, token, id) => {
    const { appSubscriptionCancel: done } = await ask(shop, token, endPayload, endBilling, { id: gid(id) });
    refuseBy(done.userErrors, 'end what it bills');
  },
});
