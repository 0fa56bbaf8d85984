import { v7 } from 'uuid';
import { refusal } from '../../../src/domain/refusal.ts';
import { inviteEnd, inviteProblems, type TeamRole } from '../../../src/domain/team.ts';
import { normalEmail } from '../../../src/domain/text.ts';
import { boundWords } from '../../../src/domain/words/bounds.ts';
import { decide } from '../../../src/machines/standing.ts';
import { teamMemberLifecycle } from '../../../src/machines/team-member/team-member.lifecycle.ts';
import { asAccess } from '../../store/access.ts';
import { recordEvent } from '../../store/events.ts';
import { carryOut } from '../../store/intent.ts';
import { type LetterSealing, queueSecret } from '../../store/letters.ts';
import {
  addInvited,
  lockMember,
  memberByAddress,
  openInvites,
  writeLink,
  writeStanding,
} from '../../store/members.ts';
import { newToken } from '../../store/secrets.ts';
import { lockSettings } from '../../store/settings-lock.ts';
import { takeTries } from '../../store/tries.ts';
import { type Ctx, granted, Refused, type Tx } from '../../store/tx.ts';
import { mailsTo } from '../account/send-proof.ts';
import { boundsFor, countOfDay, refuseBeyond } from '../bounds.ts';
import { inviteLetter } from './letters.ts';

/** How an invitation goes out. */
export interface InvitePost {
  /** Where a link leads that carries a token. */
  linkTo: (token: string) => string;
  /** What its mail is sealed with while it waits. */
  sealing: LetterSealing;
}

/**
 * Counts an invitation that is about to go out. The business's settings are locked, so that of two at once one counts the other.
 *
 * @throws Refused beyond what the business or the user may have
 */
export const countInvite = async (ctx: Ctx, tx: Tx): Promise<void> => {
  const bounds = await boundsFor(ctx, ctx.user.id, tx.now);
  if ((await openInvites(tx)) >= bounds.openInvites) refuseBeyond(boundWords.openInvites(bounds.openInvites));
  await countOfDay(ctx, ctx.user.id, 'invite', tx.now, bounds.invitesPerDay, boundWords.invites);
};

/** Makes a new link, which kills the earlier one, and mails it. */
export const mailLink = async (
  tx: Tx,
  id: string,
  { email, role }: { email: string; role: TeamRole },
  post: InvitePost,
): Promise<void> => {
  const token = newToken();
  await writeLink(tx, id, { email, token, until: inviteEnd(tx.now) });
  const { name: business } = tx.business;
  const letter = inviteLetter(email, { business, inviter: tx.user.name, role, url: post.linkTo(token) });
  await queueSecret(tx.query, post.sealing, letter, tx.now, tx.business.id);
};

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
  return carryOut(ctx, async (tx) => {
    await lockSettings(tx);
    await countInvite(ctx, tx);
    const known = await memberByAddress(access, tx.business.id, email);
    const id = known ?? v7();
    if (known === null) await addInvited(tx, id, email, typed.role);
    else {
      const member = await lockMember(tx, id);
      const move = granted(
        decide(
          teamMemberLifecycle,
          { status: member.status, facts: { role: member.role } },
          { type: 'invite.send', role: typed.role },
        ),
      );
      await writeStanding(tx, id, { status: move.status, role: move.facts.role });
    }
    await takeTries(access, [mailsTo(email)], tx.now);
    await mailLink(tx, id, { email, role: typed.role }, post);
    await recordEvent(tx, 'team.invite', 'member', id, { email, role: typed.role });
    return { id };
  });
};
