import type { HeadSigning } from '../../src/domain/audit/signed-head.ts';
import { appendEvents, appendedAtOnce } from '../store/audit/append-events.ts';
import { signHead } from '../store/audit/signed-heads.ts';
import { type BusinessCtx, withBusiness } from '../store/database/tx.ts';

/**
 * Appends what waits of one business to its chain, a transaction for every two thousand events, and signs its end where that is due.
 *
 * @param signing null where the installation has no key: nothing is signed
 */
export const carryChainOn = async (ctx: BusinessCtx, signing: HeadSigning | null): Promise<void> => {
  for (let appended = appendedAtOnce; appended === appendedAtOnce; )
    appended = await withBusiness(ctx, 'write', (tx) => appendEvents(tx, tx.now));
  if (signing) await withBusiness(ctx, 'write', (tx) => signHead(tx, signing, { now: tx.now }));
};
