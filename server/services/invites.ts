import { inviteEnd, type TeamRole } from '../../src/domain/team/team.ts';
import { boundWords } from '../../src/domain/words/everywhere.ts';
import { inviteLetter } from '../letters/team-letters.ts';
import { newToken } from '../store/access/secrets.ts';
import type { Ctx, Tx } from '../store/database/tx.ts';
import type { LetterSealing } from '../store/mail/letter-sealing.ts';
import { queueSecret } from '../store/mail/letters.ts';
import { openInvites, writeLink } from '../store/team/members.ts';
import { boundsFor, countOfDay, refuseBeyond } from './bounds.ts';

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
