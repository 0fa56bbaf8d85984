import type { ProviderReport } from '../../src/domain/payment-provider/report.ts';
import type { PaymentGateway } from '../adapters/payments/gateway.ts';
import { settleProviderEvent } from '../commands/apply-provider-event.ts';
import { keepTold } from '../commands/payment-provider/connect-pages.ts';
import { asAccess } from '../store/access.ts';
import { sessionReported } from '../store/payment-sessions.ts';
import { type Ctx, Refused } from '../store/tx.ts';
import type { ApplySession } from './apply-provider-event.ts';

/**
 * Applies a report of a connected provider. What it says is taken as a hint: the provider itself is asked how the session or account it
 * names is now, so that reports may come late, twice, and in any order.
 */
export const applyGatewayEvent = async (
  ctx: Ctx,
  gateway: PaymentGateway,
  event: ProviderReport,
  apply: ApplySession,
): Promise<void> => {
  const { id, about, account } = event;
  const settle = (outcome: string) => settleProviderEvent(ctx, gateway.name, id, outcome);
  if (about.kind === 'session') {
    const session = await sessionReported(asAccess(ctx.database), gateway.name, about.session, event);
    if (session?.businessId !== ctx.business.id) return settle('names no session');
    const report = await gateway.look(session.account, about.session);
    return apply({ id, businessId: ctx.business.id, sessionId: session.id, report });
  }
  if (about.kind === 'account' && account && gateway.pages) {
    const told = await gateway.pages.look(account);
    try {
      return await settle(`account ${await keepTold(ctx, gateway.name, account, told)}`);
    } catch (error) {
      // It is another business's: whoever connects it is told so on the page.
      if (error instanceof Refused) return settle('account refused');
      throw error;
    }
  }
  return settle('noted');
};
