import type { FastifyInstance, FastifyRequest } from 'fastify';
import { teamCalls } from '../../../src/api/calls/team.ts';
import { teamAcceptCalls, teamInviteCalls } from '../../../src/api/calls/team-invite.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { aboveSeats } from '../../../src/domain/team/seats.ts';
import { invitationStatus, standsInTeam, wasDeactivated } from '../../../src/domain/team/team.ts';
import { team as teamTexts } from '../../../src/domain/words/team.ts';
import { acceptInvite, joinWithPassword, validateInvite } from '../../commands/team/accept-invite.ts';
import { inviteTeamMember } from '../../commands/team/invite-team-member.ts';
import { type Moved, moveMember, resendInvite } from '../../commands/team/move-member.ts';
import type { InvitePost } from '../../services/invites.ts';
import { asAccess } from '../../store/access/access.ts';
import { seatUse } from '../../store/access/seats.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { type Teammate, teamOf } from '../../store/team/members.ts';
import { refusedInvites } from '../../store/team/refused-invites.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit, ownVisit } from '../call/visit.ts';

const toAnswer = (business: string, seats: number | null) => (one: Teammate) => ({
  ...one,
  stands: standsInTeam(one.status),
  statusName: invitationStatus(one.status),
  business,
  email: one.address,
  emailUnproved: one.unproved,
  standing: { status: one.status, facts: { role: one.role } },
  invited: one.invitedAt?.toISOString() ?? null,
  until: one.invitedUntil?.toISOString() ?? null,
  joined: one.joinedAt?.toISOString() ?? null,
  aboveSeats: one.seatedBefore !== null && aboveSeats(seats, one.seatedBefore) !== null,
});

const answerWith = (message: string, { id, status }: Moved) => ({
  message,
  id,
  stands: standsInTeam(status),
  statusName: invitationStatus(status),
});

const { teamWords: words } = teamTexts;

/** Notes who joined which business; never the link. */
const note = (request: FastifyRequest, userId: string, businessId: string): void =>
  request.log.info({ act: 'joined', user: idToWire(userId), business: idToWire(businessId) }, 'joined');

/** Mounts the calls of whoever holds an invitation's link. */
const inviteRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, teamInviteCalls, anyVisit(services), {
    validateTeamInvite: async ({ ctx, args: { business: businessId, token } }) => {
      const { businessName, email, ...invite } = await validateInvite(ctx, { businessId, token });
      return { message: words.validated, ...invite, business: businessName, email: email! };
    },
    addTeamMemberPassword: async ({ ctx, args: { business: businessId, token: key, ...typed }, request }) => {
      const { token, user } = await joinWithPassword(ctx, { businessId, token: key }, typed);
      note(request, user.id, businessId);
      return { message: words.passwordAdded, token, userId: user.id };
    },
  });
  mountDeclared(app, teamAcceptCalls, ownVisit(services), {
    acceptTeamInvite: async ({ ctx, args: { business: businessId, token }, request }) => {
      const { businessName } = await acceptInvite(ctx, { businessId, token });
      note(request, ctx.identity.userId, businessId);
      return { message: words.validated, business: businessName };
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
  mountDeclared(app, teamCalls, inBusiness(services), {
    listTeam: async ({ ctx }) => {
      const [query, now] = [asAccess(ctx.database), ctx.clock()];
      const team = await teamOf(query, ctx.business.id, now);
      const seats = await seatUse(query, ctx.business.id, now);
      const refused = await withBusiness(ctx, 'read', refusedInvites);
      return {
        business: ctx.business.name,
        members: team.map(toAnswer(ctx.business.name, seats.seats)),
        seats,
        refused: refused.map(({ refusedAt, ...invite }) => ({ ...invite, refused: refusedAt.toISOString() })),
      };
    },
    inviteTeamMember: async ({ ctx, args }) => {
      await inviteTeamMember(ctx, args, post(ctx));
      return { message: words.sent };
    },
    resendTeamInvite: async ({ ctx, args }) => {
      await resendInvite(ctx, args.id, post(ctx));
      return { message: words.sent };
    },
    updateTeamMember: async ({ ctx, args: { id, role } }) =>
      answerWith(words.changed, await moveMember(ctx, id, { type: 'role.change', role })),
    deleteTeamMember: async ({ ctx, args }) => {
      const moved = await moveMember(ctx, args.id, { type: 'member.remove' });
      return answerWith(wasDeactivated(moved.status) ? words.deactivated : words.revoked, moved);
    },
  });
};
