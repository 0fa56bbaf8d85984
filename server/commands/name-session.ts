import { type Ctx, withBusiness } from '../store/database/tx.ts';
import { nameAtProvider } from '../store/providers/payment-sessions.ts';

/** Notes what its provider calls a session that is known there. */
export const nameSession = (ctx: Ctx, id: string, providerSession: string): Promise<void> =>
  withBusiness(ctx, 'write', (tx) => nameAtProvider(tx, id, providerSession));
