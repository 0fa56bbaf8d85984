import type { FastifyInstance } from 'fastify';
import { storeBillingCalls, storeBillingReturn } from '../../../src/api/calls/store-billing.ts';
import { storeAddresses } from '../../../src/api/wire/store-addresses.ts';
import { chosenPlans, planById } from '../../../src/domain/access/plans.ts';
import {
  storeBillingRefusals as refusals,
  storeBillingAnswers as words,
} from '../../../src/domain/billing/store-billing.words.ts';
import { billedInForce } from '../../../src/domain/online-store/store-billing.ts';
import { invalid } from '../../../src/domain/values/refusal.ts';
import { settingsAnswers } from '../../../src/domain/words/business.ts';
import { askStoreBilling, type StoreBillingAddresses } from '../../commands/ask-store-billing.ts';
import { followStoreBilling } from '../../services/follow-store-billing.ts';
import type { Shops } from '../../services/shops.ts';
import { askingStore, storeBillingOf } from '../../services/store-billing.ts';
import { type Ctx, Refused, withBusiness } from '../../store/database/tx.ts';
import { openSubscriptions } from '../../store/online-store/store-subscriptions.ts';
import { pricesForSale } from '../../store/plans/plan-terms.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';

const billingOf = (ctx: Ctx) =>
  withBusiness(ctx, 'read', async (tx) => {
    const { store, cameFromStore, whyNot } = await storeBillingOf(tx);
    const isSold = (await pricesForSale(tx.query)).length > 0;
    const reason = whyNot?.message ?? (isSold ? null : refusals.notForSale);
    const inForce = billedInForce(await openSubscriptions(tx));
    return {
      message: words.storeBilling,
      available: reason === null,
      cameFromStore,
      reason,
      shop: store.shop,
      title: store.shopName,
      paidUntil: inForce?.paidUntil?.toISOString() ?? null,
    };
  });

/** Mounts the calls of plans that an online store bills. */
export const storeBillingRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { shops: platform, sealing, origin } = services;
  const shops: Shops = { platform, sealing, returnTo: new URL(storeAddresses.comeBack, origin).href };
  const addresses: StoreBillingAddresses = {
    returnTo: new URL(storeBillingReturn, origin).href,
    reportTo: new URL(storeAddresses.report, origin).href,
  };
  mountDeclared(app, storeBillingCalls, inBusiness(services), {
    storeBilling: ({ ctx }) => billingOf(ctx),
    askStoreBilling: async ({ ctx, args: { shop, planId, interval = 'month' } }) => {
      const plan = chosenPlans.find((one) => one === planById(planId));
      if (!plan) throw new Refused(invalid('planId', settingsAnswers.noSuchPlan));
      const { url } = await askStoreBilling(ctx, shops, addresses, { shop, plan, interval });
      return { message: words.agreeThere, url };
    },
    followStoreBilling: async ({ ctx }) => {
      await askingStore(followStoreBilling(ctx, shops));
      return { message: words.followed };
    },
  });
};
