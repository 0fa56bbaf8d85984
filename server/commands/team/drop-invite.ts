import { normalEmail } from '../../../src/domain/text.ts';
import { runOnce } from '../../store/database/intent.ts';
import { type Ctx, Missing } from '../../store/database/tx.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { dropRefusedInvite } from '../../store/team/refused-invites.ts';

/** Takes an invitation off the list of those that no seat was free for. Throws `Missing` for one that isn't on it. */
export const dropInvite = (ctx: Ctx, email: string): Promise<{ repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    if (!(await dropRefusedInvite(tx, normalEmail(email)))) throw new Missing();
    await recordEvent(tx, 'team.drop-invite', 'business', tx.business.id, { email });
    return {};
  });
