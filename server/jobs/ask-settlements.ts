import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import { applyPayout } from '../commands/apply-payout.ts';
import { applyCharge } from '../services/apply-charge.ts';
import { openCharges, type ProviderAccount } from '../store/provider-money.ts';
import { settledPayouts } from '../store/provider-payouts.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';

/** How far back payouts are looked for. */
const payoutDays = 30;
/** How far back refunds and disputes are looked for that no report told of. */
const movedDays = 2;
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
  const { charges, settled } = await withBusiness(ctx, 'read', async (tx) => ({
    charges: await openCharges(tx, { provider: name, account, live }, new Date(now - askingMs)),
    settled: await settledPayouts(tx, name),
  }));
  const asked = new Set(charges.map(({ charge }) => charge));
  await asking(async () => {
    const since = new Date(now - movedDays * 86_400_000);
    for (const charge of (await settlements.moved?.(since)) ?? []) asked.add(charge);
  });
  // One of another business is no payment here, and its provider isn't asked.
  for (const charge of asked)
    await asking(() => applyCharge(ctx, { gateway, account, live, charge }, origin));
  await asking(async () => {
    const since = new Date(now - payoutDays * 86_400_000);
    for (const payout of await settlements.payouts(account, since))
      if (!settled.has(payout))
        await asking(() => applyPayout(ctx, { gateway, account, live, payout }, origin));
  });
};
