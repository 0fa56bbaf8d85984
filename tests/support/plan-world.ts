import pg from 'pg';
import { sandboxPlanPayments } from '../../server/adapters/billing/choose-plan-payments.ts';
import type { PlanPayments } from '../../server/adapters/billing/plan-payments.ts';
import { takePlanSteps } from '../../server/commands/take-plan-steps.ts';
import { planPaymentTasks } from '../../server/jobs/ask-plan-payments.ts';
import { asProvider } from '../../server/services/settle-plan-payment.ts';
import { planBillingCalls } from '../../src/api/calls/plan-billing.ts';
import { planPaymentCalls } from '../../src/api/calls/plan-payment.ts';
import { planReportPath } from '../../src/api/wire/provider-calls.ts';
import { idOfPlan, type Plan } from '../../src/domain/access/plans.ts';
import { startPlanSandbox } from '../../tools/sandboxes/src/plans/server.ts';
import { expectOk } from './api.ts';
import { freshDatabase } from './database.ts';
import { bodyOf, serveHere } from './loopback.ts';
import { testSecret } from './payments.ts';
import { sellPlans } from './plan-seller.ts';
import { type Client, clientOf, type Server, startServer } from './server.ts';

/** An event as the provider sent it: its bytes, and what it was signed with. */
export interface SentEvent {
  raw: Buffer;
  signature: string;
}

/** A place that takes what the sandbox reports, and keeps it. */
const startCollector = async () => {
  const events: SentEvent[] = [];
  const place = await serveHere(0, async (request, response) => {
    const raw = await bodyOf(request);
    events.push({ raw, signature: String(request.headers['stripe-signature']) });
    response.writeHead(200).end();
  });
  return { ...place, events };
};

/** Whoever asks the provider may be killed before it hears, or before its answer is heard: as a server is that is ended there. */
const fragile = (port: PlanPayments, isKilled: () => boolean): PlanPayments => {
  const asked =
    <Given extends unknown[], Answer>(ask: (...given: Given) => Promise<Answer>) =>
    async (...given: Given): Promise<Answer> => {
      if (isKilled()) throw new Error('killed');
      const answer = await ask(...given);
      if (isKilled()) throw new Error('killed');
      return answer;
    };
  return {
    ...port,
    openCheckout: asked(port.openCheckout),
    saveMethod: asked(port.saveMethod),
    chargeKept: asked(port.chargeKept),
    fetch: asked(port.fetch),
    expire: asked(port.expire),
    resolve: asked(port.resolve),
  };
};

/**
 * An installation that sells plans, on two servers, at a sandbox whose events go nowhere by themselves: they are delivered as a test has it.
 *
 * @param seed what the sandbox behaves oddly by; null for a provider at its best
 */
export const planWorld = async (seed: number | null = null) => {
  const collector = await startCollector();
  const sandbox = await startPlanSandbox({
    port: 0,
    secret: testSecret,
    notifyUrl: collector.url,
    seed,
    laterMs: 1,
  });
  let killing: () => boolean = () => false;
  const planPayments = fragile(await sandboxPlanPayments(sandbox.url, testSecret), () => killing());
  const fresh = await freshDatabase();
  const first = await startServer({ fresh, planPayments });
  const second = await startServer({ fresh: { ...fresh, drop: async () => {} }, planPayments });
  const servers = [first, second] as const;
  await sellPlans(first.owner);
  return {
    servers,
    sandboxUrl: sandbox.url,
    events: collector.events,
    /** Who asks the provider is killed wherever this says so. */
    killWhere: (isKilled: () => boolean): void => {
      killing = isKilled;
    },
    pass: (minutes: number): void => {
      for (const server of servers) server.pass(minutes);
    },
    close: async () => {
      await second.close();
      await first.close();
      await sandbox.close();
      await collector.close();
    },
  };
};
export type PlanWorld = Awaited<ReturnType<typeof planWorld>>;

/** Somebody of a business, at another server. */
export const clientAt = (server: Server, { shop, token }: Client): Client =>
  clientOf(server.send, { ...shop, database: server.database, clock: server.clock }, token);

/** Asks for a plan; the whole answer. */
export const upgrade = (client: Client, plan: Plan, more: { interval?: string; seats?: number } = {}) =>
  client.send(planBillingCalls.upgradePlan, { SubscriptionPlanId: idOfPlan(plan), ...more });

/** Asks for a plan that is to be paid on a page; the page and the payment. */
export const pageFor = async (client: Client, plan: Plan): Promise<{ link: string; payment: string }> => {
  const { body } = expectOk(await upgrade(client, plan));
  return { link: body.link!, payment: body.payment! };
};

/** How the page to which a buyer comes back hears of a payment. */
export const confirmed = async (client: Client, paymentid: string): Promise<string> =>
  expectOk(await client.send(planPaymentCalls.confirmPlanPayment, { paymentid })).body.data.State;

/** How the plan of a business is paid for, as the page is told. */
export const billingSeen = async (client: Client) =>
  expectOk(await client.send(planBillingCalls.billing, {})).body.data;

/** Delivers an event to a server; its status. */
export const deliver = async ({ app }: Server, { raw, signature }: SentEvent): Promise<number> => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const response = await app.inject({ method: 'POST', url: planReportPath, headers, payload: raw });
  return response.statusCode;
};

/** Asks the provider what is due by the clock, as the queue of a server does: about payments under way, and for events that never came. */
export const askProvider = async ({ services, owner }: Server): Promise<void> => {
  const tasks = planPaymentTasks(services);
  await tasks['ask-plan-payments']();
  const { rows } = await owner.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = 'ask-plan-payment' returning j.payload`,
  );
  for (const { payload } of rows) await tasks['ask-plan-payment'](payload);
  await tasks['find-plan-events']();
};

/** Takes what is due of a business's plan, as the queue of a server does. */
export const takeDueSteps = async ({ services }: Server, { shop }: Client): Promise<void> =>
  takePlanSteps(await asProvider(services, shop.business.id), services);

/** What the sandbox took and gave back of a payment, in smallest units, by our reference of it. */
export const moneyAt = async ({ sandboxUrl }: PlanWorld): Promise<Map<string, number[]>> => {
  const response = await fetch(`${sandboxUrl}/v1/payment_intents`, {
    headers: { authorization: `Bearer sk_test_${testSecret}` },
  });
  const { data } = (await response.json()) as {
    data: { amount_received: number; metadata: Record<string, string> }[];
  };
  const taken = new Map<string, number[]>();
  for (const { amount_received: units, metadata } of data) {
    const reference = metadata.plan_payment!;
    if (units > 0) taken.set(reference, [...(taken.get(reference) ?? []), units]);
  }
  return taken;
};

/** Everything that is kept of a business's plan: what must be the same however often it is told. */
export const planRows = async ({ url }: Server, { shop }: Client) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`set app.maintenance = 'on'`);
  const of = async (query: string) => (await client.query(query, [shop.business.id])).rows;
  const rows = {
    business: await of('select plan, seats from business where id = $1'),
    billing: await of(
      'select state, plan, interval, seats, period_from, period_to, method from plan_billing where business_id = $1',
    ),
    payments: await of(
      'select id, kind, state, amount, refunded, disputed from plan_payment where business_id = $1 order by begun_at, id',
    ),
    lines: await of(
      'select kind, plan, net, from_day, to_day, credited_on from plan_line where business_id = $1 order by id',
    ),
    invoices: await of(
      'select kind, status, total, number from plan_invoice where business_id = $1 order by id',
    ),
    credit: await of('select amount, reason from plan_credit where business_id = $1 order by at, id'),
    letters: await of('select count(*)::int as n from letter where business_id = $1'),
  };
  await client.end();
  return rows;
};
