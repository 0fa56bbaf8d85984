import type { SandboxBilling, SandboxShop } from './shop.ts';
import { shopLife } from './shop-sandbox.lifecycle.ts';

const dayMs = 86_400_000;
const openMs = 2 * dayMs;
const periodMs = { EVERY_30_DAYS: 30 * dayMs, ANNUAL: 365 * dayMs } as const;

const gidOf = ({ id }: SandboxBilling): string => `gid://shopify/AppSubscription/${id}`;

/** The plan a shop was asked to bill under an id, such as "gid://shopify/AppSubscription/5" or "5"; one nobody answered for two days has run out. */
export const billingAt = (shop: SandboxShop, id: unknown, now: number): SandboxBilling | undefined => {
  const found = shop.billings.find((one) => gidOf(one) === id || String(one.id) === id);
  if (found && now - found.askedAt > openMs) shopLife.happen('billing', found, 'billing.expire');
  return found;
};

/** When the period ends that its owner has paid for; null where it isn't paid for. */
const periodEnd = ({ agreedAt, interval, status }: SandboxBilling, now: number): string | null => {
  if (agreedAt === null || !shopLife.can('billing', { status }, 'billing.freeze')) return null;
  const periods = Math.floor((now - agreedAt) / periodMs[interval]) + 1;
  return new Date(agreedAt + periods * periodMs[interval]).toISOString();
};

/** A plan that is billed, as a shop tells of it. */
export const billedAnswer = (shop: SandboxShop, id: unknown, now: number) => {
  const found = billingAt(shop, id, now);
  if (!found) return null;
  const { status, test } = found;
  return { id: gidOf(found), status, test, currentPeriodEnd: periodEnd(found, now) };
};

interface BillingVariables {
  name: string;
  returnUrl: string;
  test: boolean;
  lineItems: {
    plan: { appRecurringPricingDetails: Pick<SandboxBilling, 'price' | 'interval'> };
  }[];
}

/** A shop is asked to bill a plan: in its own currency or in US dollars, as the platform does. */
export const askToBill = (shop: SandboxShop, variables: unknown, sandbox: string, now: number) => {
  const { name, returnUrl, test, lineItems } = variables as BillingVariables;
  const { price, interval } = lineItems[0]!.plan.appRecurringPricingDetails;
  const refusal = ![shop.currency, 'USD'].includes(price.currencyCode)
    ? 'Currency must match the shop’s billing currency.'
    : !(Number(price.amount) >= 0.01)
      ? 'Price must be greater than 0.'
      : null;
  if (refusal)
    return {
      appSubscriptionCreate: {
        confirmationUrl: null,
        appSubscription: null,
        userErrors: [{ message: refusal }],
      },
    };
  const billing: SandboxBilling = {
    id: Number(shop.id) + shop.billings.length + 1,
    status: 'PENDING',
    name,
    price,
    interval,
    test,
    returnTo: returnUrl,
    askedAt: now,
    agreedAt: null,
  };
  shop.billings.push(billing);
  return {
    appSubscriptionCreate: {
      confirmationUrl: `${sandbox}/shops/${shop.domain}/admin/charges/${billing.id}`,
      appSubscription: { id: gidOf(billing) },
      userErrors: [],
    },
  };
};

/** What a person does with what a shop bills: they answer its page, or have it end, be late or be paid again. */
export const billingActs = ['agree', 'decline', 'freeze', 'unfreeze', 'cancel'] as const;
export type BillingAct = (typeof billingActs)[number];

/** Lets something happen to a plan that is billed, and answers all that changed: one that is agreed to takes the place of the others. */
export const moveBilling = (
  shop: SandboxShop,
  billing: SandboxBilling,
  act: BillingAct,
  now: number,
): SandboxBilling[] => {
  if (!shopLife.happen('billing', billing, `billing.${act}`)) return [];
  if (act !== 'agree') return [billing];
  billing.agreedAt = now;
  const others = shop.billings.filter((one) => one !== billing);
  return [...others.filter((one) => shopLife.happen('billing', one, 'billing.cancel')), billing];
};

/** What a report of a plan that is billed says: the fields that were asked for. */
export const billingReport = (billing: SandboxBilling, now: number) => ({
  app_subscription: { admin_graphql_api_id: gidOf(billing), updated_at: new Date(now).toISOString() },
});
