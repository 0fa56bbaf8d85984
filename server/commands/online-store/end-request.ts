import { runOnce } from '../../store/database/intent.ts';
import { type Ctx, Missing } from '../../store/database/tx.ts';
import { endRequest } from '../../store/online-store/store-privacy.ts';
import { recordEvent } from '../../store/plan/events.ts';

/** Notes that somebody answered what a customer of the store asked for. Throws `Missing` for one that isn't open. */
export const endStoreRequest = (ctx: Ctx, id: string): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    if (!(await endRequest(tx, id, tx.user.id))) throw new Missing();
    await recordEvent(tx, 'store.answer request', 'store', id, {});
    return {};
  });
