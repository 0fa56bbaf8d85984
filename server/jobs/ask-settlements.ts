import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import { applyPayout } from '../commands/apply-payout.ts';
import { applyCharge } from '../services/apply-charge.ts';
import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { chargesInTurn } from '../store/providers/charges-in-turn.ts';
import { openCharges, type ProviderAccount } from '../store/providers/provider-charges.ts';
import { settledPayouts } from '../store/providers/provider-payouts.ts';

/** How far back payouts are looked for. */
const payoutDays = 30;
/** How far back refunds and disputes are looked for that no report told of, or the payments that are asked about at each time. */
const movedDays = 2;
/** How long a payment can be refunded, and is asked about once a day. */
const turnDays = 180;
const dayMs = 86_400_000;
/** A refund as young as this may be on its way to its provider. */
const askingMs = 60_000;

/** Carries out one question after another; one that fails doesn't keep the next from being asked. */
export type Asking = (ask: () => Promise<unknown>) => Promise<void>;

/**
 * Asks a provider about an account's refunds and disputes that aren't at their end, and about its payouts: what was never answered is
 * looked for, and what no report told of is found. Source: connections.md, rules 21 and 23.
 */
export const askSettlements = async (
  ctx: Ctx,
  gateway: PaymentGateway,
  { account, live }: ProviderAccount,
  origin: string,
  asking: Asking,
): Promise<void> => {
  const { name, settlements } = gateway;
  if (!settlements || live !== gateway.live) return;
  const now = ctx.clock().getTime();
  const since = new Date(now - movedDays * dayMs);
  const { charges, turns, settled } = await withBusiness(ctx, 'read', async (tx) => {
    const at = { provider: name, account, live };
    const days = { each: since, daily: new Date(now - turnDays * dayMs) };
    return {
      charges: await openCharges(tx, at, new Date(now - askingMs)),
      turns: settlements.moved ? [] : await chargesInTurn(tx, at, days),
      settled: await settledPayouts(tx, name),
    };
  });
  const askedCharges = new Set([...charges, ...turns].map(({ charge }) => charge));
  await asking(async () => {
    for (const charge of (await settlements.moved?.(account, since)) ?? []) askedCharges.add(charge);
  });
  // One of another business is no payment here, and its provider isn't asked.
  for (const charge of askedCharges)
    await asking(() => applyCharge(ctx, { gateway, account, live, charge }, origin));
  await asking(async () => {
    const from = new Date(now - payoutDays * dayMs);
    for (const payout of await settlements.payouts(account, from))
      if (!settled.has(payout))
        await asking(() => applyPayout(ctx, { gateway, account, live, payout }, origin));
  });
};
