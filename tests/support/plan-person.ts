import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { idOfPlan, type Plan, trialEnd } from '../../src/domain/access/plans.ts';
import { plans } from '../../src/domain/access/plans.words.ts';
import type { SubscriptionEvent } from '../../src/machines/subscription/subscription.lifecycle.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { expectOk } from './api.ts';
import { putOnPlan } from './joined.ts';
import { lifecyclePerson, type Presses } from './lifecycle-person.ts';
import { type Member, startMember } from './member.ts';
import type { Product } from './product.ts';
import { pressInDialog } from './sheet.ts';

/** A business and its plan on the page of its owner. */
interface PlanOnPage extends Member {
  product: Product;
}

const presses: Presses<PlanOnPage, SubscriptionEvent> = {
  'plan.choose': async ({ page, client }, { plan }, { from }) => {
    const name = `Switch to ${plans.planWords[plan].name}`;
    // The plan one is on has no such button: it is asked for beside the page.
    if (from.state === plan) {
      expectOk(await client.send(planBillingCalls.upgradePlan, { SubscriptionPlanId: idOfPlan(plan) }));
      return page.reload();
    }
    await page.getByRole('button', { name }).click();
    return pressInDialog(page, name);
  },
  'trial.end': async ({ page, product }) => {
    product.pass(15);
    await page.reload();
  },
};

/** Carries paths of the subscription's chart out with the buttons of the page of plans. */
export const planPerson = (product: Product): Executor<PlanOnPage> =>
  lifecyclePerson<PlanOnPage, SubscriptionEvent>({
    start: async () => {
      const member = await startMember(product);
      await putOnPlan(product, member, 'trial', trialEnd(product.clock()));
      await member.page.goto('/settings/plans');
      return { ...member, product };
    },
    presses,
    shows: async ({ page }, state) => {
      const { name } = plans.planWords[state as Plan];
      await page
        .getByRole('region', { name: 'Your plan' })
        .getByText(`You are on the ${name} plan`)
        .waitFor();
      if (state !== 'trial') await page.getByRole('heading', { name: `${name} · your plan` }).waitFor();
    },
  });
