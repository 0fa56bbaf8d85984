import pg from 'pg';
import { nameProblems, problemOf } from '../../../src/domain/user/account.ts';
import { passwordProblem } from '../../../src/domain/user/password.ts';
import { refusal, refusalOf } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { team } from '../../../src/domain/words/team.ts';
import { acceptInviteAct } from '../../acts/accept-invite.ts';
import { isLeaked } from '../../adapters/leaked-passwords.ts';
import type { Opened, Visit } from '../../services/visit.ts';
import { type AccessQuery, asAccess, withAccess } from '../../store/access/access.ts';
import type { Identity } from '../../store/access/identity.ts';
import { holdSeats, seatUse } from '../../store/access/seats.ts';
import { openSession } from '../../store/access/sessions.ts';
import { networkOf, takeTries } from '../../store/access/tries.ts';
import { addUser, isTaken, markVerified } from '../../store/access/users.ts';
import { newId } from '../../store/database/new-id.ts';
import { Refused, refuse, runAct } from '../../store/database/tx.ts';
import { type FoundInvite, inviteBehind, join, standsIn } from '../../store/team/invites.ts';

/** What a mailed link carries. */
export interface InviteLink {
  businessId: string;
  token: string;
}

const refused = (message: string): Refused => new Refused(refusal('invalid', message));

/** Links can't be guessed; nobody gets to try without end all the same. */
const countTries = (visit: Visit): Promise<void> =>
  takeTries(
    asAccess(visit.database),
    [{ subject: `invite:${networkOf(visit.address)}`, limit: 100 }],
    visit.clock(),
  );

const findInvite = async (query: AccessQuery, link: InviteLink, now: Date): Promise<FoundInvite> => {
  const invite = await inviteBehind(query, link.businessId, link.token, now);
  if (!invite) throw refused(team.teamWords.badLink);
  return invite;
};

/** The invitation a link opens now. Throws `Refused` with the text of what became of it otherwise. */
const openInvite = async (query: AccessQuery, link: InviteLink, now: Date): Promise<FoundInvite> => {
  const invite = await findInvite(query, link, now);
  runAct(acceptInviteAct, invite);
  return invite;
};

/** The same for whoever joins by it, with a seat that nobody else takes. Throws `Refused` where none is free, too. */
const inviteWithSeat = async (query: AccessQuery, link: InviteLink, now: Date): Promise<FoundInvite> => {
  const invite = await findInvite(query, link, now);
  await holdSeats(query, invite.businessId);
  runAct(acceptInviteAct, invite, await seatUse(query, invite.businessId, now));
  return invite;
};

/** Says what an invitation is to, and whether whoever has the address signs in or chooses a password. */
export const validateInvite = async (
  visit: Visit,
  link: InviteLink,
): Promise<FoundInvite & { hasAccount: boolean }> => {
  await countTries(visit);
  return withAccess(visit.database, async (query) => {
    const invite = await openInvite(query, link, visit.clock());
    return { ...invite, hasAccount: await isTaken(query, invite.email!) };
  });
};

/** What somebody new types. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  password: string;
}

const uniqueViolation = '23505';

/**
 * Makes the user an invitation is for, whose address the mailed link proves, lets them in, and signs them in.
 *
 * @throws Refused for faults, for a link that opens nothing any more, where no seat is free, and where the address has an account
 */
export const joinWithPassword = async (visit: Visit, link: InviteLink, typed: Newcomer): Promise<Opened> => {
  await countTries(visit);
  const now = visit.clock();
  const { email, businessName } = await withAccess(visit.database, (query) => openInvite(query, link, now));
  const context = { email: email!, businesses: [businessName], isLeaked };
  const fields = [
    ...nameProblems(typed.firstName, typed.lastName),
    ...problemOf('password', passwordProblem(typed.password, context)),
  ];
  refuse(refusalOf(fields));
  const user = {
    id: newId(),
    email: email!,
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    passwordHash: await visit.passwords.hash(typed.password),
    verified: true,
  };
  try {
    const token = await withAccess(visit.database, async (query) => {
      const invite = await inviteWithSeat(query, link, now);
      await addUser(query, user, null, now);
      await markVerified(query, user.id, now);
      await join(query, invite, user.id, visit.source ?? 'job', now);
      return openSession(query, user.id, false, now);
    });
    return { token, user };
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation)
      throw refused(team.teamWords.hasAccount);
    throw error;
  }
};

/**
 * Lets a signed-in user accept an invitation that was sent to the address they proved.
 *
 * @throws Refused for a link that opens nothing any more, for one that was sent to somebody else, and where no seat is free
 */
export const acceptInvite = async (
  visit: Visit & { identity: Identity },
  link: InviteLink,
): Promise<FoundInvite> => {
  await countTries(visit);
  const { userId, email, verified } = visit.identity;
  return withAccess(visit.database, async (query) => {
    const invite = await inviteWithSeat(query, link, visit.clock());
    const theirs = verified && email.toLowerCase() === invite.email!.toLowerCase();
    if (!theirs) throw refused(team.teamWords.forSomebodyElse);
    if (await standsIn(query, invite.businessId, userId, invite.id))
      throw refused(accountRefusalWords.alreadyInTeam);
    await join(query, invite, userId, visit.source ?? 'job', visit.clock());
    return invite;
  });
};
