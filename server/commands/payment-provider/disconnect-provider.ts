import type { ProviderName } from '../../../src/domain/payment-provider/provider.ts';
import { moveConnectionAct } from '../../acts/provider-connection.ts';
import { noteConnection } from '../../services/note-connection.ts';
import { runOnce } from '../../store/database/intent.ts';
import { type Ctx, runAct } from '../../store/database/tx.ts';
import {
  connectionStanding,
  holdProviderConnection,
  writeProviderConnection,
} from '../../store/providers/provider-connections.ts';

/**
 * Disconnects a provider: no new payment pages are opened. Those that are open run out, and what is paid on them is booked, for they keep
 * the account they were opened on. Repeated, it changes nothing. Source: answers-2.md, Q89.
 */
export const disconnectProvider = (ctx: Ctx, provider: ProviderName) =>
  runOnce(ctx, async (tx): Promise<{ moved: boolean; repeated?: boolean }> => {
    const connection = await holdProviderConnection(tx, provider);
    const event = { type: 'provider.disconnect' } as const;
    const move = runAct(moveConnectionAct, provider, connectionStanding(connection), event);
    if (!move.moved) return { moved: false };
    await writeProviderConnection(tx, {
      ...connection,
      status: move.status,
      account: null,
      accountName: null,
      bankName: null,
      lastDigits: null,
      epoch: connection.epoch + 1,
    });
    await noteConnection(tx, 'disconnect', connection, move.status);
    return { moved: true };
  });
