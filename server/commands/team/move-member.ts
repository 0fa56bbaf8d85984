import { lastOwnerRefusal, wasDeactivated } from '../../../src/domain/team.ts';
import { deactivatedBy } from '../../../src/domain/words/team.ts';
import { decide } from '../../../src/machines/standing.ts';
import {
  type TeamMemberEvent,
  teamMemberLifecycle,
} from '../../../src/machines/team-member/team-member.lifecycle.ts';
import { asAccess } from '../../store/access.ts';
import { recordEvent } from '../../store/events.ts';
import { carryOut } from '../../store/intent.ts';
import { endSessionsOf, lockMember, otherOwners, writeStanding } from '../../store/members.ts';
import { lockSettings } from '../../store/settings-lock.ts';
import { takeTries } from '../../store/tries.ts';
import { type Ctx, granted, Refused } from '../../store/tx.ts';
import { mailsTo } from '../account/send-proof.ts';
import { countInvite, type LinkTo, mailLink } from './invite-team-member.ts';

/** What a member's act answers. */
export type Moved = { id: string; status: string };

/** What an owner does with a place in the team. */
type Asked = Extract<TeamMemberEvent, { type: 'role.change' | 'member.remove' }>;

/**
 * Changes a member's role, deactivates them, or takes their invitation back. The business keeps an owner, looked at
 * under the lock of its settings. Whoever is deactivated is told so by their next call. Throws `Missing`, `Refused`.
 */
export const moveMember = (ctx: Ctx, id: string, event: Asked): Promise<Moved> =>
  carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    const member = await lockMember(tx, id);
    const standing = { status: member.status, facts: { role: member.role } };
    const { moved, status, facts } = granted(decide(teamMemberLifecycle, standing, event));
    if (!moved) return { id, status };
    const after = { status, role: facts.role };
    const refused = lastOwnerRefusal(member, after, await otherOwners(tx, id));
    if (refused) throw new Refused(refused);
    await writeStanding(tx, id, after);
    if (member.userId && wasDeactivated(status))
      await endSessionsOf(tx, member.userId, deactivatedBy(tx.business.name));
    await recordEvent(tx, `team.${status === member.status ? 'role' : 'remove'}`, 'member', id, after);
    return { id, status };
  });

/** Mails an invitation again, with a link that replaces the earlier one. Throws `Missing`, `Refused`, `Throttled`. */
export const resendInvite = (ctx: Ctx, id: string, linkTo: LinkTo): Promise<Moved> =>
  carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    const member = await lockMember(tx, id);
    const standing = { status: member.status, facts: { role: member.role } };
    const { status } = granted(decide(teamMemberLifecycle, standing, { type: 'invite.resend' }));
    await countInvite(ctx, tx);
    await takeTries(asAccess(ctx.database), [mailsTo(member.email!)], tx.now);
    await writeStanding(tx, id, { status, role: member.role });
    await mailLink(tx, id, { email: member.email!, role: member.role }, linkTo);
    await recordEvent(tx, 'team.resend', 'member', id);
    return { id, status };
  });
