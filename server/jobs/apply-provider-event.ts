import type { Task } from 'graphile-worker';
import { providerUser } from '../../src/domain/online-payment/provider-user.ts';
import type { ProviderEvent } from '../../src/domain/online-payment/session.ts';
import { applyProviderEvent } from '../commands/apply-provider-event.ts';
import { tellOfObstacle } from '../commands/tell-of-obstacle.ts';
import { asAccess } from '../store/access.ts';
import { businessById } from '../store/business-by-id.ts';
import { layAside, waitingEvent } from '../store/inbox.ts';
import { type Business, type Ctx, Missing, Refused } from '../store/tx.ts';
import type { JobServices } from './deliver-letter.ts';

const apply = async (ctx: Ctx, provider: string, event: ProviderEvent, origin: string): Promise<void> => {
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

/** Applies one report of the inbox; one that has been applied is let be. */
export const applyInboxEvent =
  ({
    database,
    clock,
    payments,
    origin,
  }: Pick<JobServices, 'database' | 'clock' | 'payments' | 'origin'>): Task =>
  async (payload) => {
    const { provider, event: id } = payload as { provider: string; event: string };
    const query = asAccess(database);
    const kept = await waitingEvent(query, provider, id);
    if (!kept || payments?.name !== provider) return;
    const business = await businessById(query, kept.businessId).catch(nobody);
    if (!business) return layAside(query, provider, id, clock());
    await apply(
      { database, clock, business, user: providerUser },
      provider,
      payments.read(kept.raw)!,
      origin,
    );
  };
