import { normalEmail } from '../../../src/domain/text.ts';
import { recordEvent } from '../../store/events.ts';
import { runOnce } from '../../store/intent.ts';
import { dropRefusedInvite } from '../../store/refused-invites.ts';
import { type Ctx, Missing } from '../../store/tx.ts';

/** Takes an invitation off the list of those that no seat was free for. Throws `Missing` for one that isn't on it. */
export const dropInvite = (ctx: Ctx, email: string): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    if (!(await dropRefusedInvite(tx, normalEmail(email)))) throw new Missing();
    await recordEvent(tx, 'team.drop-invite', 'business', tx.business.id, { email });
    return {};
  });
