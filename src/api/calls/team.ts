import * as z from 'zod/mini';
import { roles } from '../../domain/team/team.ts';
import { team } from '../../domain/words/team.ts';
import { text as limited, userId } from '../wire/values.ts';
import { type Answer, plainly, subject, told } from './call.ts';
import { flag, id, list, nullable, number, oneOf, part, text, typedText } from './field.ts';

const at = '/api/onboarding/';
const sent = { userid: userId };
const { change, read } = subject('businessId', at, sent);
const removing = subject('businessId', at, { ...sent, memberemail: z.optional(limited(300)) });
const page = 'team.page';

const role = oneOf('roles', roles);

const member = {
  id: id('id'),
  /** False once they are out of the team. */
  stands: flag('status'),
  statusName: text('InvitationStatusName'),
  business: text('business'),
  email: text('memberemail'),
  /** They work here, and nobody has proved their address. */
  emailUnproved: flag('emailunproved'),
  /** They sign in with a second factor; null for who does not work here. */
  secondFactor: nullable(flag('secondfactor')),
  firstName: text('firstname'),
  lastName: text('lastname'),
  role,
  userId: nullable(id('userid')),
  standing: part('standing', {
    status: text('status'),
    facts: part('facts', { role: oneOf('role', roles) }),
  }),
  invited: nullable(text('invited')),
  until: nullable(text('until')),
  joined: nullable(text('joined')),
  /** They work here and have no seat, or were chosen to keep theirs. */
  aboveSeats: flag('aboveseats'),
  keepsSeat: flag('keepsseat'),
};

/** Seats are null where there is no limit. */
const seats = {
  active: number('active'),
  invited: number('invited'),
  used: number('used'),
  seats: nullable(number('seats')),
};

const one = { id: id('inviteid') };
const moved = told({ ...one, stands: flag('status'), statusName: text('InvitationStatusName') });

const { sent: fixed, resent } = team.teamWords;

/** The words that the specification fixes for an answer, and the sentence that is told. */
const mailed = (message: string): Answer<z.ZodMiniLiteral<typeof fixed>, { message: string }> => ({
  schema: z.literal(fixed),
  toWire: () => fixed,
  fromWire: () => ({ message }),
});

const touches = ['team', 'plan'] as const;

/** Every call of the team. */
export const teamCalls = {
  listTeam: read('GetAllTeamMemberInvite', page, {
    says: plainly({
      business: text('business'),
      members: list('AllTeamMemberInvite', member),
      seats: part('seats', seats),
      /** Invitations that were refused because no seat was free, and when. */
      refused: list('refusedinvites', { email: text('memberemail'), role, refused: text('refused') }),
    }),
    reads: 'team',
  }),
  inviteTeamMember: change('InviteTeamMember', page, {
    takes: { email: typedText('memberemail', 300), role },
    // As the spec fixes the words, small letter and all.
    says: mailed(`${fixed}.`),
    touches,
  }),
  /** Mails an invitation again; the earlier link is dead. */
  resendTeamInvite: change('ResendTeamMemberInvite', page, { takes: one, says: mailed(resent), touches }),
  /** Changes a role; the member's next answer carries it. */
  updateTeamMember: change('UpdateTeamMember', page, { takes: { ...one, role }, says: moved, touches }),
  /** Deactivates a member, or takes an invitation back. */
  deleteTeamMember: removing.change('DeleteTeamMember', page, { takes: one, says: moved, touches }),
};
