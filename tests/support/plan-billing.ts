import { takePlanSteps } from '../../server/commands/take-plan-steps.ts';
import { asProvider, settlePlanPayment } from '../../server/services/settle-plan-payment.ts';
import { wireIds } from '../../src/api/calls/field.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { idOfPlan, type Plan } from '../../src/domain/access/plans.ts';
import { expectOk } from './api.ts';
import { pressAt } from './gateway-api.ts';
import { testSecret } from './payments.ts';
import type { Client, Server } from './server.ts';

/** What is done about the plan of a business in tests, at a server whose clock they own. */
export const billingOn = (server: Server, client: Client) => {
  const { database, clock, planPayments, origin } = server.services;
  const services = { database, clock, planPayments, origin };
  const businessId = client.shop.business.id;
  const one = async (statement: string, ...values: unknown[]) =>
    (await server.owner.query(statement, [businessId, ...values])).rows;

  /** Asks the provider about a payment, as its event would. */
  const settle = (reference: string) => settlePlanPayment(services, { businessId, reference, ref: null });

  const ask = (plan: Plan, more: Record<string, unknown> = {}) =>
    client.send(planBillingCalls.upgradePlan, { SubscriptionPlanId: idOfPlan(plan), ...more });

  return {
    settle,
    ask,
    businessId,
    services,
    state: async () => {
      const { body } = expectOk(await client.send(planBillingCalls.billing));
      return planBillingCalls.billing.says.fromWire(body, wireIds);
    },
    preview: (plan: Plan, more: Record<string, unknown> = {}) =>
      client.send(planBillingCalls.previewChange, { SubscriptionPlanId: idOfPlan(plan), ...more }),
    /** Chooses a plan and pays for it on the provider's page, with a card of some kind. */
    subscribe: async (plan: Plan, more: Record<string, unknown> = {}, card = 'works') => {
      const { body } = expectOk(await ask(plan, more));
      const reference = idFromWire(body.payment!)!;
      if (body.link) await pressAt(body.link, card);
      return { reference, state: await settle(reference) };
    },
    /** Keeps another card on the provider's page. */
    changeCard: async (card: string) => {
      const { body } = expectOk(await client.send(planBillingCalls.changeMethod, {}));
      await pressAt(body.link!, card);
      return settle(idFromWire(body.payment!)!);
    },
    /** Takes every step that is due by the server's clock; `planPayments` null where nobody takes payments for the time being. */
    steps: async (given: Pick<typeof services, 'planPayments'> = services) =>
      takePlanSteps(await asProvider(services, businessId), { ...services, ...given }),
    row: async () => (await one('select * from plan_billing where business_id = $1'))[0],
    plan: async () => (await one('select plan, seats from business where id = $1'))[0],
    invoices: async () =>
      (
        await one(
          'select status, total::float8 as total from plan_invoice where business_id = $1 order by id',
        )
      ).map(({ status, total }) => `${status} ${total}`),
    payments: async () =>
      (await one('select kind, state from plan_payment where business_id = $1 order by begun_at, id')).map(
        ({ kind, state }) => `${kind} ${state}`,
      ),
    credit: async () =>
      Number(
        (await one('select coalesce(sum(amount), 0) as sum from plan_credit where business_id = $1'))[0].sum,
      ),
    /** Every payment that the provider took of the business, in smallest units. */
    taken: async (url: string): Promise<number[]> => {
      const [{ customer }] = await one('select customer from plan_billing where business_id = $1');
      const response = await fetch(`${url}/v1/payment_intents?limit=100&customer=${customer}`, {
        headers: { authorization: `Bearer sk_test_${testSecret}` },
      });
      const { data } = (await response.json()) as { data: { amount_received: number }[] };
      return data.map((intent) => intent.amount_received).filter((amount) => amount > 0);
    },
    /** The subjects of what the owner was mailed about the plan, in order. */
    mails: async () =>
      (await one('select subject from letter where business_id = $1 order by created_at, id')).map(
        ({ subject }) => subject as string,
      ),
  };
};
