import { v7 } from 'uuid';
import { recordEvent } from '../store/events.ts';
import type { ProviderConnection } from '../store/provider-connections.ts';
import type { Tx } from '../store/tx.ts';

/** Notes in the audit trail what became of a connection, and by what. */
export const noteConnection = (tx: Tx, act: string, from: ProviderConnection, to: string): Promise<void> =>
  recordEvent(tx, `provider.${act}`, 'payment_provider', v7(), {
    ...{ provider: from.provider, from: from.status, to },
  });
