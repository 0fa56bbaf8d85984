import { v7 } from 'uuid';
import type { GatewaySettlements, PaymentGateway } from '../../server/adapters/payments/gateway.ts';
import { applyPayout } from '../../server/commands/apply-payout.ts';
import { noteUntold } from '../../server/commands/refund-online.ts';
import { applyCharge } from '../../server/services/apply-charge.ts';
import { addRefund } from '../../server/store/provider-money.ts';
import { type Ctx, withBusiness } from '../../server/store/tx.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { DisputeReport, DisputeSaid } from '../../src/domain/provider-money/dispute.ts';
import type { PayoutReport, PayoutSaid } from '../../src/domain/provider-money/payout.ts';
import type { RefundReport, RefundSaid } from '../../src/domain/provider-money/refund.ts';
import type { Executor } from '../../tools/paths/src/run.ts';
import { agreeableGateways } from './agreeable-gateways.ts';
import { apiFor, expectOk } from './api.ts';
import { bankApiFor } from './bank-api.ts';
import { lifecycleExecutor } from './lifecycle-executor.ts';
import { paidByStripe } from './provider-ground.ts';
import { type Answered, type Client, origin, type Server } from './server.ts';

/** A payment of 100 by a provider on the real server, and what the provider is made to say. */
interface MoneyWorld {
  client: Client;
  ctx: Ctx;
  charge: string;
  documentId: string;
  /** The refund that was asked for. */
  id: string;
  refund: RefundSaid | null;
  dispute: DisputeSaid | null;
  payout: PayoutSaid | null;
}

const done: Answered = { status: 200, headers: {}, body: {} };
const money = { amount: '40', currency: 'USD' };

const gatewayOf = (world: MoneyWorld): PaymentGateway => {
  const settlements: GatewaySettlements = {
    refund: async () => world.refund!,
    refunds: async () => (world.refund ? [world.refund] : []),
    disputes: async () => (world.dispute ? [world.dispute] : []),
    payout: async () => world.payout!,
    payouts: async () => [],
  };
  return { ...agreeableGateways().stripe!, settlements };
};

const follow = async (world: MoneyWorld): Promise<Answered> => {
  const { ctx, charge } = world;
  await applyCharge(ctx, { gateway: gatewayOf(world), account: 'acct_1', live: false, charge }, origin);
  return done;
};

const startOn = async (server: Server): Promise<MoneyWorld> => {
  const client = await server.client();
  expectOk(await bankApiFor(client).add('Northbank'));
  const api = apiFor(client);
  const invoice = await api.invoice();
  expectOk(await api.pay(invoice, '100'));
  const payment = idFromWire(await paidByStripe(client, invoice));
  const { database, clock } = server;
  const { business } = client.shop;
  const ctx: Ctx = { database, clock, business, user: providerUser };
  const documentId = idFromWire(invoice);
  const [id, charge] = [v7(), `ch_${payment}`];
  return { client, ctx, charge, documentId, id, refund: null, dispute: null, payout: null };
};

const statusIn = async (server: Server, { client }: MoneyWorld, table: string, first: string) => {
  const { rows } = await server.owner.query(`select status from ${table} where business_id = $1`, [
    client.shop.business.id,
  ]);
  return { status: (rows[0]?.status as string) ?? first, facts: {} };
};

type Check = (world: MoneyWorld) => Promise<void>;

/** Carries paths of a refund's chart out on the real server. */
export const refundExecutor = (server: Server, check: Check): Executor<MoneyWorld> => {
  const says = (world: MoneyWorld, status: RefundSaid['status']) => {
    const returned = status === 'failed' && world.refund ? 'txn_2' : null;
    world.refund = { refund: 're_1', ours: world.id, status, ...money, taken: 'txn_1', returned };
    return follow(world);
  };
  return lifecycleExecutor<MoneyWorld, RefundReport>(server, {
    acts: {
      'refund.unanswered': async ({ ctx, charge, id }) => {
        await noteUntold(ctx, { charge, id }, 'refund.unanswered');
        return done;
      },
      'refund.pending': (world) => says(world, 'pending'),
      'refund.done': (world) => says(world, 'done'),
      'refund.failed': (world) => says(world, 'failed'),
    },
    start: async () => {
      const world = await startOn(server);
      const { ctx, id, charge, documentId } = world;
      const none = { taken: null, takenHome: null, returned: null, returnedHome: null, paymentId: null };
      const at = { provider: 'stripe', account: 'acct_1', live: false, charge, documentId, refund: null };
      const asked = { id, ...at, ...money, ...none, status: 'Asked', askedBy: ctx.user.id };
      await withBusiness(ctx, 'write', (tx) => addRefund(tx, asked));
      return world;
    },
    standing: (world) => statusIn(server, world, 'provider_refund', 'Asked'),
    check,
  });
};

/** Carries paths of a dispute's chart out on the real server. */
export const disputeExecutor = (server: Server, check: Check): Executor<MoneyWorld> => {
  const fee = { feeCurrency: 'USD' };
  const says = (world: MoneyWorld, status: DisputeSaid['status']) => {
    const was = world.dispute?.taken ?? null;
    const taken = status === 'warned' ? was : { movement: 'txn_1', fee: '15', ...fee };
    const returned = status === 'won' ? { movement: 'txn_2', fee: '-15', ...fee } : null;
    world.dispute = { dispute: 'du_1', status, ...money, reason: 'general', dueAt: null, taken, returned };
    return follow(world);
  };
  return lifecycleExecutor<MoneyWorld, DisputeReport>(server, {
    acts: {
      'dispute.warned': (world) => says(world, 'warned'),
      'dispute.opened': (world) => says(world, 'opened'),
      'dispute.reviewed': (world) => says(world, 'reviewed'),
      'dispute.won': (world) => says(world, 'won'),
      'dispute.lost': (world) => says(world, 'lost'),
    },
    start: () => startOn(server),
    standing: (world) => statusIn(server, world, 'provider_dispute', 'Warned'),
    check,
  });
};

/** Carries paths of a payout's chart out on the real server. */
export const payoutExecutor = (server: Server, check: Check): Executor<MoneyWorld> => {
  const says = async (world: MoneyWorld, status: PayoutSaid['status']) => {
    const part = {
      movement: 'txn_1',
      kind: 'charge',
      charge: world.charge,
      amount: '100',
      fee: '3',
    } as const;
    const about = { payout: 'po_1', amount: '97', currency: 'USD', arrivesOn: '2026-03-01', fees: null };
    world.payout = { ...about, status, parts: [part] };
    const at = { gateway: gatewayOf(world), account: 'acct_1', live: false, payout: 'po_1' };
    await applyPayout(world.ctx, at, origin);
    return done;
  };
  return lifecycleExecutor<MoneyWorld, PayoutReport>(server, {
    acts: {
      'payout.announced': (world) => says(world, 'announced'),
      'payout.paid': (world) => says(world, 'paid'),
      'payout.failed': (world) => says(world, 'failed'),
    },
    start: () => startOn(server),
    standing: (world) => statusIn(server, world, 'provider_payout', 'Announced'),
    check,
  });
};
