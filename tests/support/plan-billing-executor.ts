import { randomUUID } from 'node:crypto';
import { takePlanSteps } from '../../server/commands/take-plan-steps.ts';
import { applyDeal, moveBilling, moveByStore, refundDeal } from '../../server/services/plan-billing.ts';
import { asProvider, settlePlanPayment } from '../../server/services/settle-plan-payment.ts';
import { lockSettings } from '../../server/store/database/settings-lock.ts';
import { type Tx, withBusiness } from '../../server/store/database/tx.ts';
import { billingOf } from '../../server/store/plans/plan-billing.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { idOfPlan, type Plan } from '../../src/domain/access/plans.ts';
import { type Billing, billingStanding } from '../../src/domain/billing/billing.ts';
import type { PlanBillingEvent } from '../../src/domain/billing/event.ts';
import { beginningOf, dayPlus } from '../../src/domain/billing/period.ts';
import { givesUpAt } from '../../src/domain/billing/timers.ts';
import { expectOk } from './api.ts';
import { pressAt } from './gateway-api.ts';
import { answeredBy, carriedOut, refusedMove } from './job-acts.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';
import type { Answered, Client, Server } from './server.ts';

interface PlanBillingWorld {
  client: Client;
  server: Server;
}

const servicesOf = ({ server }: PlanBillingWorld) => {
  const { database, clock, origin, planPayments } = server.services;
  return { database, clock, origin, planPayments: planPayments! };
};

const idOf = ({ client }: PlanBillingWorld): string => client.shop.business.id;
const sql = (world: PlanBillingWorld, statement: string, ...values: unknown[]) =>
  world.server.owner.query(statement, [idOf(world), ...values]);

const within = async (
  world: PlanBillingWorld,
  act: (tx: Tx, billing: Billing) => Promise<unknown>,
): Promise<Answered> => {
  const ctx = await asProvider(servicesOf(world), idOf(world));
  return answeredBy(
    withBusiness(ctx, 'write', async (tx) => {
      await lockSettings(tx);
      await act(tx, await billingOf(tx));
    }),
  );
};
const billingIn = (world: PlanBillingWorld): Promise<Billing> =>
  withBusiness(world.client.shop, 'read', billingOf);

/** Takes every step that is due at a moment; earlier than now it is now. */
const stepsAt = async (world: PlanBillingWorld, at: Date): Promise<Answered> => {
  const minutes = (at.getTime() - world.server.clock().getTime()) / 60_000;
  if (minutes > 0) world.server.pass(minutes);
  const services = servicesOf(world);
  await takePlanSteps(await asProvider(services, idOf(world)), services);
  return carriedOut;
};

/** Another card is kept by now, of whose change nothing is told here. */
const useCard = async (world: PlanBillingWorld, card: 'works' | 'funds'): Promise<void> => {
  const { planPayments } = servicesOf(world);
  const page = {
    customer: null,
    email: 'ada@example.com',
    successUrl: 'https://a.example',
    cancelUrl: 'https://a.example',
  };
  const { ref, link } = await planPayments.saveMethod({ ...page, reference: randomUUID() });
  await pressAt(link!, card);
  const report = await planPayments.fetch(ref);
  if (report.status !== 'kept') throw new Error(`The card is not kept: ${report.status}`);
  const { customer, method, label } = report.kept;
  await sql(
    world,
    'update plan_billing set customer = $2, method = $3, method_label = $4, method_live = false where business_id = $1',
    customer,
    method,
    label,
  );
};

/** Asks for a plan, and pays on the page where there is one. */
const buy = async (world: PlanBillingWorld, plan: Plan, seats: number): Promise<Answered> => {
  const answer = await world.client.send(planBillingCalls.upgradePlan, {
    SubscriptionPlanId: idOfPlan(plan),
    seats,
  });
  if (answer.status !== 200 || !answer.body.link) return answer;
  return paidOnPage(world, answer.body);
};

const paidOnPage = async (
  world: PlanBillingWorld,
  { link, payment }: { link: string | null; payment: string | null },
): Promise<Answered> => {
  await pressAt(link!, 'works');
  const services = servicesOf(world);
  await settlePlanPayment(services, { businessId: idOf(world), reference: idFromWire(payment!)!, ref: null });
  return carriedOut;
};

const endOfPeriod = async (world: PlanBillingWorld): Promise<Date> => {
  const { period } = await billingIn(world);
  return period ? beginningOf(dayPlus(period.to, 1)) : world.server.clock();
};

/** The renewal, with a card that works or has no money. */
const renew = async (world: PlanBillingWorld, card: 'works' | 'funds'): Promise<Answered> => {
  await useCard(world, card);
  return stepsAt(world, await endOfPeriod(world));
};

const due = (world: PlanBillingWorld, step: string) =>
  sql(
    world,
    `insert into plan_timer (business_id, step, due_at) values ($1, $2, $3)
     on conflict (business_id, step) do update set due_at = excluded.due_at`,
    step,
    world.server.clock(),
  );

const byStore = async (world: PlanBillingWorld, event: Parameters<typeof moveByStore>[1]) => {
  let refused: Answered | null = null;
  const answer = await within(world, async (tx) => {
    const refusal = await moveByStore(tx, event);
    if (refusal) refused = refusedMove(refusal.message);
  });
  return refused ?? answer;
};

const growth = { plan: 'growth', interval: 'month', seats: 5 } as const;
const deal = { plan: 'growth', seats: 5 } as const;
const cancel = ({ client }: PlanBillingWorld) => client.send(planBillingCalls.cancelSubscription, {});

/** Carries paths of the chart of a plan's billing out on the real server, at our sandbox of payments. */
export const planBillingExecutor = lifecycleExecutor<PlanBillingWorld, PlanBillingEvent>({
  acts: {
    'trial.end': async (world) => {
      const now = world.server.clock();
      await sql(world, `update business set trial_ends_at = $2 where id = $1 and plan = 'trial'`, now);
      await due(world, 'trial.end');
      return stepsAt(world, now);
    },
    'pay.succeeded': async (world) => {
      const { state } = await billingIn(world);
      if (state !== 'PastDue') return buy(world, 'growth', 5);
      const { body } = expectOk(await world.client.send(planBillingCalls.payOpenInvoice, {}));
      return paidOnPage(world, body);
    },
    'up.paid': async (world) => {
      await useCard(world, 'works');
      const { terms, deal: kept } = await billingIn(world);
      return buy(world, terms?.plan ?? 'growth', (terms ?? kept)!.seats! + 1);
    },
    'renew.paid': (world) => renew(world, 'works'),
    'renew.failed': (world) => renew(world, 'funds'),
    'method.changed': async (world) => {
      const { body } = expectOk(await world.client.send(planBillingCalls.changeMethod, {}));
      return paidOnPage(world, body);
    },
    'down.asked': async (world) => {
      await sql(world, `update plan_billing set plan = 'growth', seats = 5 where business_id = $1`);
      return buy(world, 'starter', 2);
    },
    cancel,
    'cancel.undo': ({ client }) => client.send(planBillingCalls.undoCancel, {}),
    retry: async (world) => {
      await useCard(world, 'funds');
      await due(world, 'retry');
      return stepsAt(world, world.server.clock());
    },
    'give.up': async (world) => {
      await useCard(world, 'funds');
      const { pastDue } = await billingIn(world);
      return stepsAt(world, pastDue ? givesUpAt(pastDue.since) : world.server.clock());
    },
    'period.end': async (world) => stepsAt(world, await endOfPeriod(world)),
    'deal.redeemed': (world) => within(world, (tx) => applyDeal(tx, deal)),
    'deal.refunded': (world, { codesLeft }) => within(world, (tx) => refundDeal(tx, codesLeft ? deal : null)),
    'store.billing': (world) => byStore(world, { type: 'store.billing', terms: growth }),
    'store.ended': (world) => byStore(world, { type: 'store.ended' }),
    'payment.refunded': (world) =>
      within(world, (tx, billing) => moveBilling(tx, billing, { type: 'payment.refunded' })),
    'payment.disputed': (world) =>
      within(world, (tx, billing) => moveBilling(tx, billing, { type: 'payment.disputed' })),
  },
  start: async (client, _, server) => {
    const world = { client, server };
    // Far from its end, whatever the paths before have made of the clock.
    const ends = new Date(server.clock().getTime() + 400 * 86_400_000);
    await sql(world, `update business set plan = 'trial', trial_ends_at = $2 where id = $1`, ends);
    return world;
  },
  standing: async (world) => billingStanding(await billingIn(world)),
});
