import { newEmailProblem, problemOf } from '../user/account.ts';
import { type FieldProblem, type Refusal, refusal } from '../values/refusal.ts';
import type { Standing } from '../values/standing.ts';
import { team as teamWords } from '../words/team.ts';
import type { SeatUse } from './seats.ts';

/** The roles somebody can be given, the mightiest first. */
export const roles = ['Owner', 'Admin', 'Manager', 'Staff', 'Accountant', 'Viewer'] as const;
export type TeamRole = (typeof roles)[number];

/** What each role is for, in a line. */
export const roleMeanings: Readonly<Record<TeamRole, string>> = {
  Owner: teamWords.roleMeaningWords.owner,
  Admin: teamWords.roleMeaningWords.administrator,
  Manager: teamWords.roleMeaningWords.manager,
  Staff: teamWords.roleMeaningWords.staff,
  Accountant: teamWords.roleMeaningWords.accountant,
  Viewer: teamWords.roleMeaningWords.viewer,
};

/** What the chart of a team member knows: the role they have, or will have once they join. */
export interface TeamFacts {
  role: TeamRole;
}

/** Somebody who is, was or is asked to be in the team. */
export interface MemberView {
  id: string;
  /** Null for who has no account yet. */
  userId: string | null;
  email: string;
  /** They work here, and nobody has proved their address. */
  emailUnproved: boolean;
  /** They sign in with a second factor; null for who does not work here. */
  secondFactor: boolean | null;
  firstName: string;
  lastName: string;
  role: TeamRole;
  standing: Standing<TeamFacts>;
  /** The end of their invitation, and the moment they joined. */
  until: string | null;
  joined: string | null;
  /** They work here, and there are more who do than seats: they read and change nothing. */
  aboveSeats: boolean;
  /** The owners chose them to keep working. */
  keepsSeat: boolean;
}

/** An invitation that was refused because no seat was free. */
export interface RefusedInviteView {
  email: string;
  role: TeamRole;
  /** When it was refused. */
  refused: string;
}

export interface TeamView {
  members: readonly MemberView[];
  seats: SeatUse;
  refused: readonly RefusedInviteView[];
}

/** What a mailed link invites to. */
export interface TeamInvite {
  /** The name of the business. */
  business: string;
  email: string;
  role: TeamRole;
  /** The address has an account, whose owner signs in to accept. */
  hasAccount: boolean;
}

export const withRole = (facts: TeamFacts, role: TeamRole): TeamFacts =>
  facts.role === role ? facts : { ...facts, role };

/** Days an invitation lives. Source: answers.md, "The wire". */
export const inviteDays = 14;

export const inviteEnd = (now: Date): Date => new Date(now.getTime() + inviteDays * 86_400_000);

/** Every fault of an invitation, each with its field. */
export const inviteProblems = ({ email }: { email: string }): FieldProblem[] =>
  problemOf('email', newEmailProblem(email));

/** A place in a team: how far it has come, and the role that goes with it. */
export type TeamSeat = { status: string; role: TeamRole };

/** Whoever stands in the team, as far as owners are counted. */
export interface Seat {
  status: string;
  role: string;
}

/** Whoever chooses who keeps working where there are more members than seats. */
export const isOwner = (role: string): boolean => role === 'Owner';

const owns = ({ status, role }: Seat): boolean => worksHere(status) && isOwner(role);

/** True for somebody who is an owner now: a user, inside, with that role. */
export const ownsIt = ({
  userId,
  status,
  role,
}: {
  userId: string | null;
  status: string;
  role: TeamRole;
}): boolean => userId !== null && owns({ status, role });

/** Refused when a move would leave the business without an owner; the page asks this as the server does. */
export const lastOwnerRefusal = (before: Seat, after: Seat, otherOwners: number): Refusal | undefined =>
  owns(before) && !owns(after) && otherOwners === 0
    ? refusal('not-allowed', teamWords.roleMeaningWords.needsAnOwner)
    : undefined;

/** True until somebody is out of the team. */
export const standsInTeam = (status: string): boolean => status !== 'Deactivated' && status !== 'Revoked';

/** Somebody who works in the business now. */
export const worksHere = (status: string): boolean => status === 'Active';

/** Whoever was inside, and is no more. */
export const wasDeactivated = (status: string): boolean => status === 'Deactivated';

/** The status of an invitation in the spec's words, which know one word for whoever was removed. */
export const invitationStatus = (status: string): string => (standsInTeam(status) ? status : 'Deactivated');

/** An invitation that can still be accepted. */
export const awaitsAnswer = (status: string): boolean => status === 'InviteSent';

/** A newer mail of the same invitation is on its way. */
export const awaitsNewerLink = ({ status, replaced }: { status: string; replaced: boolean }): boolean =>
  replaced && awaitsAnswer(status);

/** How many of these are owners at work. */
export const ownersAmong = (team: readonly Seat[]): number => team.filter(owns).length;

/** Still on the way in: asked, and not in yet. */
export const isInvited = (status: string): boolean => status === 'InviteSent' || status === 'Expired';
