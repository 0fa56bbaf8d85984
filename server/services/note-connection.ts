import { recordEvent } from '../store/events.ts';
import { newId } from '../store/new-id.ts';
import type { ProviderConnection } from '../store/provider-connections.ts';
import type { Tx } from '../store/tx.ts';

/** Notes in the audit trail what became of a connection, and by what. */
export const noteConnection = (tx: Tx, act: string, from: ProviderConnection, to: string): Promise<void> =>
  recordEvent(tx, `provider.${act}`, 'payment_provider', newId(), {
    provider: from.provider,
    from: from.status,
    to,
  });
