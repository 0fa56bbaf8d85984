import {
  draftPlanInvoice,
  failPlanInvoice,
  finalisePlanInvoice,
  payPlanInvoice,
  refundPlanInvoice,
  voidPlanInvoice,
} from '../../server/services/plan-invoices.ts';
import { type BusinessTx, withBusiness } from '../../server/store/database/tx.ts';
import { planInvoiceById } from '../../server/store/plans/plan-invoices.ts';
import type { PlanInvoiceEvent } from '../../src/machines/plan-invoice/plan-invoice.lifecycle.ts';
import { answeredBy } from './job-acts.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';
import { aMonth } from './plan-invoices.ts';
import { sellPlans } from './plan-seller.ts';
import type { Client } from './server.ts';

interface PlanInvoiceWorld {
  client: Client;
  id: string;
  /** How much was given back of it. */
  refunded: number;
}

const within = (world: PlanInvoiceWorld, act: (tx: BusinessTx) => Promise<unknown>) =>
  answeredBy(withBusiness(world.client.shop, 'write', act));

/** Carries paths of the chart of an invoice for a plan out on the real server. */
export const planInvoiceExecutor = lifecycleExecutor<PlanInvoiceWorld, PlanInvoiceEvent>({
  acts: {
    finalise: (world) => within(world, (tx) => finalisePlanInvoice(tx, world.id)),
    pay: (world) => within(world, (tx) => payPlanInvoice(tx, world.id, world.id)),
    fail: (world) => within(world, (tx) => failPlanInvoice(tx, world.id)),
    void: (world) => within(world, (tx) => voidPlanInvoice(tx, world.id)),
    'refund.part': (world) => {
      world.refunded += 1;
      return within(world, (tx) => refundPlanInvoice(tx, world.id, String(world.refunded)));
    },
    'refund.whole': (world) => within(world, (tx) => refundPlanInvoice(tx, world.id, '29')),
  },
  start: async (client, _, server) => {
    await sellPlans(server.owner);
    const { id } = await withBusiness(client.shop, 'write', (tx) => draftPlanInvoice(tx, aMonth));
    return { client, id, refunded: 0 };
  },
  standing: async ({ client, id }) => {
    const { status } = await withBusiness(client.shop, 'read', (tx) => planInvoiceById(tx, id));
    return { status, facts: {} };
  },
});
