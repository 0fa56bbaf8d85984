import { refusal } from '../../../src/domain/refusal.ts';
import { inviteProblems, type TeamRole } from '../../../src/domain/team.ts';
import { normalEmail } from '../../../src/domain/text.ts';
import { inviteTeamMemberAct } from '../../acts/invite-team-member.ts';
import { countInvite, type InvitePost, mailLink } from '../../services/invites.ts';
import { mailsTo } from '../../services/send-proof.ts';
import { asAccess } from '../../store/access.ts';
import { recordEvent } from '../../store/events.ts';
import { runOnce } from '../../store/intent.ts';
import { addInvited, lockMember, memberByAddress, writeSeat } from '../../store/members.ts';
import { newId } from '../../store/new-id.ts';
import { lockSettings } from '../../store/settings-lock.ts';
import { takeTries } from '../../store/tries.ts';
import { type Ctx, Refused, unwrap } from '../../store/tx.ts';

/**
 * Invites an address into the team, one that was in it or was asked before too. Throws `Refused` for a fault, and for
 * one who is in the team or invited already; `Throttled` when the address has had many mails.
 */
export const inviteTeamMember = async (
  ctx: Ctx,
  typed: { email: string; role: TeamRole },
  post: InvitePost,
): Promise<{ id: string }> => {
  const email = normalEmail(typed.email);
  const fields = inviteProblems({ email });
  if (fields[0]) throw new Refused(refusal('invalid', fields[0].message, { fields }));
  const access = asAccess(ctx.database);
  return runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    await countInvite(ctx, tx);
    const known = await memberByAddress(access, tx.business.id, email);
    const id = known ?? newId();
    if (known === null) await addInvited(tx, id, email, typed.role);
    else {
      const member = await lockMember(tx, id);
      await writeSeat(tx, id, unwrap(inviteTeamMemberAct(member, typed.role)));
    }
    await takeTries(access, [mailsTo(email)], tx.now);
    await mailLink(tx, id, { email, role: typed.role }, post);
    await recordEvent(tx, 'team.invite', 'member', id, { email, role: typed.role });
    return { id };
  });
};
