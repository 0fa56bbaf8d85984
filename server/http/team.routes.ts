import type { FastifyInstance, FastifyRequest } from 'fastify';
import { teamAcceptCalls, teamCalls, teamInviteCalls } from '../../src/api/contract/team.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { aboveSeats } from '../../src/domain/seats.ts';
import { invitationStatus, standsInTeam, wasDeactivated } from '../../src/domain/team.ts';
import { team as teamTexts } from '../../src/domain/words/team.ts';
import { acceptInvite, joinWithPassword, validateInvite } from '../commands/team/accept-invite.ts';
import { inviteTeamMember } from '../commands/team/invite-team-member.ts';
import { type Moved, moveMember, resendInvite } from '../commands/team/move-member.ts';
import type { InvitePost } from '../services/invites.ts';
import { asAccess } from '../store/access.ts';
import { type Teammate, teamOf } from '../store/members.ts';
import { refusedInvites } from '../store/refused-invites.ts';
import { seatUse } from '../store/seats.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answered } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, anyVisit, ownVisit } from './visit.ts';

const toAnswer = (business: string, seats: number | null) => (one: Teammate) => ({
  id: idToWire(one.id),
  status: standsInTeam(one.status),
  InvitationStatusName: invitationStatus(one.status),
  business,
  memberemail: one.address,
  emailunproved: one.unproved,
  secondfactor: one.secondFactor,
  firstname: one.firstName,
  lastname: one.lastName,
  roles: one.role,
  userid: one.userId && idToWire(one.userId),
  standing: { status: one.status, facts: { role: one.role } },
  invited: one.invitedAt?.toISOString() ?? null,
  until: one.invitedUntil?.toISOString() ?? null,
  joined: one.joinedAt?.toISOString() ?? null,
  aboveseats: one.seatedBefore !== null && aboveSeats(seats, one.seatedBefore) !== null,
  keepsseat: one.keepsSeat,
});

const answerWith = (message: string, { id, status }: Moved) =>
  answered(message, {
    inviteid: idToWire(id),
    status: standsInTeam(status),
    InvitationStatusName: invitationStatus(status),
  });

const linkOf = (body: { businessId: string; token: string }) => ({
  businessId: idFromWire(body.businessId),
  token: body.token,
});

/** Notes who joined which business; never the link. */
const note = (request: FastifyRequest, userId: string, businessId: string): void =>
  request.log.info({ act: 'joined', user: idToWire(userId), business: businessId }, 'joined');

/** Mounts the calls of whoever holds an invitation's link. */
const inviteRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mount(app, teamInviteCalls, anyVisit(services), {
    validateTeamInvite: async ({ ctx, body }) => {
      const invite = await validateInvite(ctx, linkOf(body));
      return answered(teamTexts.teamWords.validated, {
        BusinessName: invite.businessName,
        memberemail: invite.email!,
        roles: invite.role,
        hasaccount: invite.hasAccount,
      });
    },
    addTeamMemberPassword: async ({ ctx, body, request }) => {
      const typed = { firstName: body.firstname, lastName: body.lastname, password: body.password };
      const { token, user } = await joinWithPassword(ctx, linkOf(body), typed);
      note(request, user.id, body.businessId);
      return answered(teamTexts.teamWords.passwordAdded, { Token: token, userid: idToWire(user.id) });
    },
  });
  mount(app, teamAcceptCalls, ownVisit(services), {
    acceptTeamInvite: async ({ ctx, body, request }) => {
      const { businessName } = await acceptInvite(ctx, linkOf(body));
      note(request, ctx.identity.userId, body.businessId);
      return answered(teamTexts.teamWords.validated, { BusinessName: businessName });
    },
  });
};

/** Mounts the calls of the team. */
export const teamRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const post = ({ business }: Ctx): InvitePost => ({
    linkTo: (token) => `${services.origin}/auth/team-invite?business=${idToWire(business.id)}&token=${token}`,
    sealing: services.sealing,
  });
  inviteRoutes(app, services);
  mount(app, teamCalls, inBusiness(services), {
    listTeam: async ({ ctx }) => {
      const [query, now] = [asAccess(ctx.database), ctx.clock()];
      const team = await teamOf(query, ctx.business.id, now);
      const seats = await seatUse(query, ctx.business.id, now);
      const refused = await withBusiness(ctx, 'read', refusedInvites);
      return {
        business: ctx.business.name,
        AllTeamMemberInvite: team.map(toAnswer(ctx.business.name, seats.seats)),
        seats,
        refusedinvites: refused.map(({ email, role, refusedAt }) => ({
          memberemail: email,
          roles: role,
          refused: refusedAt.toISOString(),
        })),
      };
    },
    inviteTeamMember: async ({ ctx, body }) => {
      await inviteTeamMember(ctx, { email: body.memberemail, role: body.roles }, post(ctx));
      return teamTexts.teamWords.sent;
    },
    resendTeamInvite: async ({ ctx, body }) => {
      await resendInvite(ctx, idFromWire(body.inviteid), post(ctx));
      return teamTexts.teamWords.sent;
    },
    updateTeamMember: async ({ ctx, body }) =>
      answerWith(
        teamTexts.teamWords.changed,
        await moveMember(ctx, idFromWire(body.inviteid), { type: 'role.change', role: body.roles }),
      ),
    deleteTeamMember: async ({ ctx, body }) => {
      const moved = await moveMember(ctx, idFromWire(body.inviteid), { type: 'member.remove' });
      return answerWith(
        wasDeactivated(moved.status) ? teamTexts.teamWords.deactivated : teamTexts.teamWords.revoked,
        moved,
      );
    },
  });
};
