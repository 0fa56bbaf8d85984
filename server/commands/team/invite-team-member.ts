import { lacksSeat } from '../../../src/domain/team/seats.ts';
import { inviteProblems, type TeamRole } from '../../../src/domain/team/team.ts';
import { normalEmail } from '../../../src/domain/text.ts';
import { refusalOf } from '../../../src/domain/values/refusal.ts';
import { inviteTeamMemberAct } from '../../acts/invite-team-member.ts';
import { countInvite, type InvitePost, mailLink } from '../../services/invites.ts';
import { mailsTo } from '../../services/send-proof.ts';
import { asAccess } from '../../store/access/access.ts';
import { seatUse } from '../../store/access/seats.ts';
import { takeTries } from '../../store/access/tries.ts';
import { runOnce } from '../../store/database/intent.ts';
import { newId } from '../../store/database/new-id.ts';
import { lockSettings } from '../../store/database/settings-lock.ts';
import { type Ctx, Refused, refuse, runAct, withBusiness } from '../../store/database/tx.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { addInvited, lockMember, memberByAddress, writeSeat } from '../../store/team/members.ts';
import { dropRefusedInvite, keepRefusedInvite } from '../../store/team/refused-invites.ts';

/**
 * Invites an address into the team, one that was in it or was asked before too. Throws `Refused` for a fault, for one who is in
 * the team or invited already, and where no seat is free, in which case the invitation is kept to be offered again; `Throttled`
 * when the address has had many mails.
 */
export const inviteTeamMember = async (
  ctx: Ctx,
  typed: { email: string; role: TeamRole },
  post: InvitePost,
): Promise<{ id: string }> => {
  const email = normalEmail(typed.email);
  refuse(refusalOf(inviteProblems({ email })));
  const access = asAccess(ctx.database);
  const { role } = typed;
  const inviting = runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const known = await memberByAddress(access, tx.business.id, email);
    const member = known === null ? null : await lockMember(tx, known);
    const use = await seatUse(access, tx.business.id, tx.now);
    const { again } = runAct(inviteTeamMemberAct, member, role, use);
    await countInvite(ctx, tx);
    const id = known ?? newId();
    if (again) await writeSeat(tx, id, again);
    else await addInvited(tx, id, email, role);
    await dropRefusedInvite(tx, email);
    await takeTries(access, [mailsTo(email)], tx.now);
    await mailLink(tx, id, { email, role }, post);
    await recordEvent(tx, 'team.invite', 'member', id, { email, role });
    return { id };
  });
  return inviting.catch(async (error: unknown) => {
    if (error instanceof Refused && lacksSeat(error.refusal))
      await withBusiness(ctx, 'write', (tx) => keepRefusedInvite(tx, email, role));
    throw error;
  });
};
