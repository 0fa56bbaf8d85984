import type { Task } from 'graphile-worker';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { SessionReport } from '../../src/domain/online-payment/session.ts';
import { GatewayError, type PaymentGateway } from '../adapters/payments/gateway.ts';
import { applyAnswer } from '../commands/apply-provider-event.ts';
import { nameSession } from '../commands/name-session.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type Ctx, Refused } from '../store/database/tx.ts';
import { openSessions, type SessionAtProvider } from '../store/providers/payment-sessions.ts';
import { type ProviderAccount, providerAccounts } from '../store/providers/provider-charges.ts';
import { type ProviderQuestion, queueQuestion } from '../store/providers/provider-questions.ts';
import { type Asking, askSettlements } from './ask-settlements.ts';
import type { JobServices } from './deliver-letter.ts';

/** How long a session is asked about that nobody paid; one that is unknown or on its way is asked about until its provider says. */
const askingPeriodMs = 7 * 86_400_000;
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
const sessionReportOf = async (
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

type Services = Pick<JobServices, 'database' | 'clock' | 'gateways' | 'origin'>;

/**
 * Queues a question about each session that isn't at its end, those whose opening was never answered and those whose reports were lost, and
 * about the refunds, disputes and payouts of each account. Source: connections.md, rule 21.
 */
export const askProviders =
  ({ database, clock, gateways = {} }: Services): Task =>
  async () => {
    const query = asAccess(database);
    const now = clock().getTime();
    const days = { since: new Date(now - askingPeriodMs), until: new Date(now - openingMs) };
    for (const gateway of Object.values(gateways)) {
      const provider = gateway.name;
      for (const session of await openSessions(query, provider, days))
        await queueQuestion(query, 'ask-session', { provider, session }, session.id);
      if (!gateway.settlements) continue;
      for (const at of await providerAccounts(query, provider, {
        account: null,
        since: new Date(now - leftMs),
      }))
        await queueQuestion(
          query,
          'ask-account',
          { provider, at },
          `${provider} ${at.businessId} ${at.account} ${at.live}`,
        );
    }
  };

/** The questions that are queued, one each. What is no more connected is asked nothing. */
export const providerTasks = ({
  database,
  clock,
  gateways = {},
  origin,
}: Services): Record<Exclude<ProviderQuestion, 'ask-plan-payment'>, Task> => {
  const ctxOf = async (businessId: string): Promise<Ctx> => {
    const business = await businessById(asAccess(database), businessId);
    return { database, clock, business, user: providerUser };
  };
  const gatewayOf = (provider: string) => Object.values(gateways).find(({ name }) => name === provider);
  return {
    'ask-session': async (payload) => {
      const { provider, session } = payload as { provider: string; session: SessionAtProvider };
      const gateway = gatewayOf(provider);
      if (!gateway) return;
      const ctx = await ctxOf(session.businessId);
      await patiently(async () => {
        const report = await sessionReportOf(ctx, gateway, session);
        await applyAnswer(ctx, { provider, sessionId: session.id, report }, origin);
      });
    },
    'ask-account': async (payload) => {
      const { provider, at } = payload as { provider: string; at: ProviderAccount };
      const gateway = gatewayOf(provider);
      if (gateway) await askSettlements(await ctxOf(at.businessId), gateway, at, origin, patiently);
    },
  };
};
