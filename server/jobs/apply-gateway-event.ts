import type { ProviderEvent } from '../../src/domain/online-payment/session.ts';
import type { ProviderReport } from '../../src/domain/payment-provider/report.ts';
import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import { applyPayout } from '../commands/apply-payout.ts';
import { settleProviderEvent } from '../commands/apply-provider-event.ts';
import { saveAccountReport } from '../commands/payment-provider/connect-pages.ts';
import { tellOfUnbooked } from '../commands/tell-of-obstacle.ts';
import { applyCharge } from '../services/apply-charge.ts';
import { asAccess } from '../store/access/access.ts';
import { type Ctx, Refused } from '../store/database/tx.ts';
import { sessionReported } from '../store/providers/payment-sessions.ts';

/** Applies what a report says of a session. */
export type ApplySession = (event: ProviderEvent) => Promise<void>;

/** Applies what became of a payment after it was paid. What can't be booked yet waits, and the owners are told. */
const followCharge = async (
  ctx: Ctx,
  gateway: PaymentGateway,
  { id, live }: ProviderReport,
  { account, charge }: { account: string; charge: string },
  origin: string,
): Promise<string> => {
  try {
    return await applyCharge(ctx, { gateway, account, live, charge }, origin);
  } catch (error) {
    if (error instanceof Refused)
      await tellOfUnbooked(ctx, { provider: gateway.name, id, charge }, error.refusal.message, origin);
    throw error;
  }
};

/**
 * Applies a report of a connected provider. What it says is taken as a hint: the provider itself is asked how the session, account, payment
 * or payout it names is now, so that reports may come late, twice, and in any order.
 */
export const applyGatewayEvent = async (
  ctx: Ctx,
  gateway: PaymentGateway,
  event: ProviderReport,
  apply: ApplySession,
  origin: string,
): Promise<void> => {
  const { id, about, account, live } = event;
  const settle = (outcome: string) => settleProviderEvent(ctx, gateway.name, id, outcome);
  if (about.kind === 'session' || about.kind === 'paid') {
    const session = await sessionReported(asAccess(ctx.database), gateway.name, about.session, event);
    if (session?.businessId !== ctx.business.id) return settle('names no session');
    const report = await gateway.look(session.account, about.session);
    // A report of a refund may have come before that of its payment.
    const follow = async () =>
      report.type === 'payment.received'
        ? followCharge(ctx, gateway, event, { account: session.account, charge: report.charge }, origin)
        : 'names no payment';
    if (about.kind === 'paid') return settle(await follow());
    await apply({ id, businessId: ctx.business.id, sessionId: session.id, report });
    await follow();
    return;
  }
  if (about.kind === 'account' && account && gateway.pages) {
    const reported = await gateway.pages.look(account);
    try {
      return await settle(`account ${await saveAccountReport(ctx, gateway.name, account, reported)}`);
    } catch (error) {
      // The account belongs to another business; the page says so to whoever connects it.
      if (error instanceof Refused) return settle('account refused');
      throw error;
    }
  }
  if (about.kind === 'charge' && account)
    return settle(await followCharge(ctx, gateway, event, { account, charge: about.charge }, origin));
  if (about.kind === 'payout' && account)
    return settle(await applyPayout(ctx, { gateway, account, live, payout: about.payout }, origin));
  return settle('noted');
};
