import type { Task } from 'graphile-worker';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { SessionReport } from '../../src/domain/online-payment/session.ts';
import { GatewayError, type PaymentGateway } from '../adapters/payments/gateway.ts';
import { applyAnswer } from '../commands/apply-provider-event.ts';
import { nameSession } from '../commands/name-session.ts';
import { asAccess } from '../store/access.ts';
import { businessById } from '../store/business-by-id.ts';
import { openSessions, type SessionAtProvider } from '../store/payment-sessions.ts';
import { providerAccounts } from '../store/provider-charges.ts';
import { type Ctx, Refused } from '../store/tx.ts';
import { type Asking, askSettlements } from './ask-settlements.ts';
import type { JobServices } from './deliver-letter.ts';

/** How long a session is asked about that nobody paid; one that is unknown or on its way is asked about until its provider says. */
const askedMs = 7 * 86_400_000;
/** One as young as this may be on its way to its provider. */
const openingMs = 60_000;
/** How long an account that was left is asked about: its last payments may be disputed and paid out yet. */
const leftMs = 180 * 86_400_000;

/** No answer, or a locked day: it is asked again the next time. */
const patiently: Asking = async (ask) => {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof GatewayError || error instanceof Refused)) throw error;
  }
};

/** The state of a session at its provider. A session whose page was never named is searched for and never opened a second time. */
const saidOf = async (
  ctx: Ctx,
  gateway: PaymentGateway,
  { id, account, providerSession }: SessionAtProvider,
): Promise<SessionReport> => {
  if (providerSession) return gateway.look(account, providerSession);
  const found = await gateway.find(account, id);
  // It has none: the page was never opened.
  if (!found) return { type: 'session.expired' };
  await nameSession(ctx, id, found.providerSession);
  return gateway.look(account, found.providerSession);
};

/**
 * Asks providers about the sessions that aren't at their end: those whose opening was never answered, and those whose reports were lost;
 * then about refunds, disputes and payouts. Source: connections.md, rule 21.
 */
export const askProviders =
  ({
    database,
    clock,
    gateways = {},
    origin,
  }: Pick<JobServices, 'database' | 'clock' | 'gateways' | 'origin'>): Task =>
  async () => {
    const query = asAccess(database);
    const now = clock().getTime();
    const days = { since: new Date(now - askedMs), until: new Date(now - openingMs) };
    const ctxOf = async (businessId: string): Promise<Ctx> => {
      const business = await businessById(query, businessId);
      return { database, clock, business, user: providerUser };
    };
    for (const gateway of Object.values(gateways)) {
      for (const session of await openSessions(query, gateway.name, days)) {
        const ctx = await ctxOf(session.businessId);
        await patiently(async () => {
          const report = await saidOf(ctx, gateway, session);
          await applyAnswer(ctx, { provider: gateway.name, sessionId: session.id, report }, origin);
        });
      }
      if (!gateway.settlements) continue;
      const since = new Date(now - leftMs);
      for (const at of await providerAccounts(query, gateway.name, { account: null, since }))
        await askSettlements(await ctxOf(at.businessId), gateway, at, origin, patiently);
    }
  };
