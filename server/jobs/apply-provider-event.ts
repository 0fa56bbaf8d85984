import type { Task } from 'graphile-worker';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { ProviderName } from '../../src/domain/payment-provider/provider.ts';
import { applyProviderEvent } from '../commands/apply-provider-event.ts';
import { tellOfObstacle } from '../commands/tell-of-obstacle.ts';
import { asAccess } from '../store/access/access.ts';
import { businessById } from '../store/access/business-by-id.ts';
import { type Business, type Ctx, Missing, Refused } from '../store/database/tx.ts';
import { layAside, waitingEvent } from '../store/mail/inbox.ts';
import { type ApplySession, applyGatewayEvent } from './apply-gateway-event.ts';
import type { JobServices } from './deliver-letter.ts';

const applying =
  (ctx: Ctx, provider: string, origin: string): ApplySession =>
  async (event) => {
    try {
      await applyProviderEvent(ctx, provider, event, origin);
    } catch (error) {
      // The report waits, and is tried again by the queue and at the next start.
      if (error instanceof Refused) await tellOfObstacle(ctx, provider, event, error.refusal.message, origin);
      throw error;
    }
  };

/** A report may name a business that never was. */
const nobody = (error: unknown): Business | null => {
  if (error instanceof Missing) return null;
  throw error;
};

type Services = Pick<JobServices, 'database' | 'clock' | 'payments' | 'gateways' | 'origin'>;

/** Applies one report of the inbox; one that has been applied is let be. */
export const applyInboxEvent =
  ({ database, clock, payments, gateways = {}, origin }: Services): Task =>
  async (payload) => {
    const { provider, event: id } = payload as { provider: string; event: string };
    const query = asAccess(database);
    const kept = await waitingEvent(query, provider, id);
    const gateway = gateways[provider as ProviderName];
    const simulated = payments?.name === provider ? payments : null;
    if (!kept || !(gateway ?? simulated)) return;
    const business = await businessById(query, kept.businessId).catch(nobody);
    if (!business) return layAside(query, provider, id, clock());
    const ctx: Ctx = { database, clock, business, user: providerUser };
    const apply = applying(ctx, provider, origin);
    if (gateway) await applyGatewayEvent(ctx, gateway, gateway.read(kept.raw)!, apply, origin);
    else await apply(simulated!.read(kept.raw)!);
  };
