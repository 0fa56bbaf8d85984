import { lastOwnerRefusal, ownsIt } from '../../../src/domain/team.ts';
import { decide } from '../../../src/machines/standing.ts';
import {
  type TeamMemberEvent,
  teamMemberLifecycle,
} from '../../../src/machines/team-member/team-member.lifecycle.ts';
import { ownerLetter } from '../../letters/team-letters.ts';
import { countInvite, type InvitePost, mailLink } from '../../services/invites.ts';
import { mailsTo } from '../../services/send-proof.ts';
import { asAccess } from '../../store/access.ts';
import { ownersOf } from '../../store/businesses.ts';
import { recordEvent } from '../../store/events.ts';
import { carryOut } from '../../store/intent.ts';
import { queueLetter } from '../../store/letters.ts';
import { lockMember, type MemberRow, nameOfUser, otherOwners, writeStanding } from '../../store/members.ts';
import { lockSettings } from '../../store/settings-lock.ts';
import { takeTries } from '../../store/tries.ts';
import { type Ctx, granted, Refused, type Tx } from '../../store/tx.ts';

/** What a member's act answers. */
export type Moved = { id: string; status: string };

/** What an owner does with a place in the team. */
type Asked = Extract<TeamMemberEvent, { type: 'role.change' | 'member.remove' }>;

/** Writes to who were and who are owners that one of them came or went, whoever did it. */
const tellOwnersOf = async (
  tx: Tx,
  member: MemberRow,
  before: readonly { email: string }[],
): Promise<void> => {
  const after = await ownersOf(tx);
  const { name } = await nameOfUser(tx, member.userId!);
  const addresses = new Set([...before, ...after].map(({ email }) => email));
  for (const to of addresses)
    await queueLetter(
      tx.query,
      ownerLetter(to, { business: tx.business.name, name, by: tx.user.name, isOwner: !ownsIt(member) }),
      tx.now,
      tx.business.id,
    );
};

/**
 * Changes a member's role, deactivates them, or takes their invitation back. The business keeps an owner, looked at
 * under the lock of its settings. Whoever is deactivated is out of this business
 * from their next call on, and of no other. Owners are written to when one becomes or stops being one. Throws `Missing`, `Refused`.
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
    const owners = await ownersOf(tx);
    await writeStanding(tx, id, after);
    if (ownsIt(member) !== ownsIt({ ...member, ...after })) await tellOwnersOf(tx, member, owners);
    await recordEvent(tx, `team.${status === member.status ? 'role' : 'remove'}`, 'member', id, after);
    return { id, status };
  });

/** Mails an invitation again, with a link that replaces the earlier one. Throws `Missing`, `Refused`, `Throttled`. */
export const resendInvite = (ctx: Ctx, id: string, post: InvitePost): Promise<Moved> =>
  carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    const member = await lockMember(tx, id);
    const standing = { status: member.status, facts: { role: member.role } };
    const { status } = granted(decide(teamMemberLifecycle, standing, { type: 'invite.resend' }));
    await countInvite(ctx, tx);
    await takeTries(asAccess(ctx.database), [mailsTo(member.email!)], tx.now);
    await writeStanding(tx, id, { status, role: member.role });
    await mailLink(tx, id, { email: member.email!, role: member.role }, post);
    await recordEvent(tx, 'team.resend', 'member', id);
    return { id, status };
  });
