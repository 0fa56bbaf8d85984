import { v7 } from 'uuid';
import type { GatewaySettlements, PaymentGateway } from '../../server/adapters/payments/gateway.ts';
import { applyCharge } from '../../server/services/apply-charge.ts';
import type { Ctx } from '../../server/store/database/tx.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { DisputeReport } from '../../src/domain/provider-money/dispute.ts';
import type { PayoutReport } from '../../src/domain/provider-money/payout.ts';
import type { RefundReport } from '../../src/domain/provider-money/refund.ts';
import { agreeableGateways } from './agreeable-gateways.ts';
import { apiFor, expectOk } from './api.ts';
import { bankApiFor } from './bank-api.ts';
import { carriedOut } from './job-acts.ts';
import { paidByStripe } from './provider-fixture.ts';
import { type Answered, type Client, origin, type Server } from './server.ts';

/** A payment of 100 by a provider on the real server, and what the provider is made to say. */
export interface MoneyWorld {
  client: Client;
  ctx: Ctx;
  charge: string;
  documentId: string;
  /** The refund that was asked for. */
  id: string;
  refund: RefundReport | null;
  dispute: DisputeReport | null;
  payout: PayoutReport | null;
}

/** What goes back, or is taken back, of it. */
export const part = { amount: '40', currency: 'USD' };

/** Stripe, which says what the world holds. */
export const gatewayOf = (world: MoneyWorld): PaymentGateway => {
  const settlements: GatewaySettlements = {
    refund: async () => world.refund!,
    refunds: async () => (world.refund ? [world.refund] : []),
    disputes: async () => (world.dispute ? [world.dispute] : []),
    payout: async () => world.payout!,
    payouts: async () => [],
  };
  return { ...agreeableGateways().stripe!, settlements };
};

/** The server asks about the payment, and follows what it is told. */
export const follow = async (world: MoneyWorld): Promise<Answered> => {
  const { ctx, charge } = world;
  await applyCharge(ctx, { gateway: gatewayOf(world), account: 'acct_1', live: false, charge }, origin);
  return carriedOut;
};

/** A business that was paid by Stripe. */
export const paidOn = async (client: Client, _: unknown, server: Server): Promise<MoneyWorld> => {
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

/** Where the one row of a table stands; before there is one, where its chart begins. */
export const statusIn =
  (table: string, first: string) =>
  async ({ client }: MoneyWorld, server: Server) => {
    const { rows } = await server.owner.query(`select status from ${table} where business_id = $1`, [
      client.shop.business.id,
    ]);
    return { status: (rows[0]?.status as string) ?? first, facts: {} };
  };
