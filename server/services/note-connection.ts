import { newId } from '../store/database/new-id.ts';
import type { Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import type { ProviderConnection } from '../store/providers/provider-connections.ts';

/** Notes in the audit trail what became of a connection, and by what. */
export const noteConnection = (tx: Tx, act: string, from: ProviderConnection, to: string): Promise<void> =>
  recordEvent(tx, `provider.${act}`, 'payment_provider', newId(), {
    provider: from.provider,
    from: from.status,
    to,
  });
