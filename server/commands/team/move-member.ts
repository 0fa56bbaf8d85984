import { ownsIt } from '../../../src/domain/team/team.ts';
import { changesBetween } from '../../../src/domain/values/changes.ts';
import { type MemberRequest, moveMemberAct, resendInviteAct } from '../../acts/move-member.ts';
import { ownerLetter } from '../../letters/team-letters.ts';
import { countInvite, type InvitePost, mailLink } from '../../services/invites.ts';
import { mailsTo } from '../../services/send-proof.ts';
import { asAccess } from '../../store/access/access.ts';
import { seatUse } from '../../store/access/seats.ts';
import { takeTries } from '../../store/access/tries.ts';
import { runOnce } from '../../store/database/intent.ts';
import { lockSettings } from '../../store/database/settings-lock.ts';
import { type Ctx, runAct, type Tx } from '../../store/database/tx.ts';
import { queueLetter } from '../../store/mail/letters.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { ownersOf } from '../../store/settings/businesses.ts';
import { lockMember, type MemberRow, nameOfUser, otherOwners, writeSeat } from '../../store/team/members.ts';

/** What a member's act answers. */
export type Moved = { id: string; status: string };

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
export const moveMember = (ctx: Ctx, id: string, event: MemberRequest): Promise<Moved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const member = await lockMember(tx, id);
    const { moved, after } = runAct(moveMemberAct, member, event, await otherOwners(tx, id));
    const { status } = after;
    if (!moved) return { id, status };
    const owners = await ownersOf(tx);
    await writeSeat(tx, id, after);
    if (ownsIt(member) !== ownsIt({ ...member, ...after })) await tellOwnersOf(tx, member, owners);
    const act = `team.${status === member.status ? 'role' : 'remove'}`;
    await recordEvent(tx, act, 'member', id, after, changesBetween(member, after));
    return { id, status };
  });

/** Mails an invitation again, with a link that replaces the earlier one. Throws `Missing`, `Refused`, `Throttled`. */
export const resendInvite = (ctx: Ctx, id: string, post: InvitePost): Promise<Moved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const member = await lockMember(tx, id);
    const access = asAccess(ctx.database);
    const use = await seatUse(access, tx.business.id, tx.now);
    const { status } = runAct(resendInviteAct, member, use);
    await countInvite(ctx, tx);
    await takeTries(access, [mailsTo(member.email!)], tx.now);
    await writeSeat(tx, id, { status, role: member.role });
    await mailLink(tx, id, { email: member.email!, role: member.role }, post);
    await recordEvent(tx, 'team.resend', 'member', id);
    return { id, status };
  });
