import type { FastifyInstance } from 'fastify';
import { teamUserCalls } from '../../../src/api/calls/team-user.ts';
import { session as sessionWords } from '../../../src/domain/words/session.ts';
import { confirmMemberEmail } from '../../commands/team/confirm-member-email.ts';
import { asAccess } from '../../store/access/access.ts';
import { imageKeyOf } from '../../store/access/user-images.ts';
import { findById } from '../../store/access/users.ts';
import { Missing } from '../../store/database/tx.ts';
import { membershipsOf } from '../../store/settings/businesses.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import type { AccountServices } from '../call/visit.ts';
import { trueUserAnswer } from './account.answers.ts';

/** Mounts the calls about a member as a user. */
export const teamUserRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, teamUserCalls, inBusiness(services), {
    trueTeamUserInfo: async ({ ctx, args: { userId } }) => {
      const query = asAccess(ctx.database);
      const [user, imageKey, memberships] = await Promise.all([
        findById(query, userId),
        imageKeyOf(query, userId),
        membershipsOf(query, userId, ctx.clock()),
      ]);
      const here = memberships.filter(({ id }) => id === ctx.business.id);
      if (!user || here.length === 0) throw new Missing();
      return trueUserAnswer(user, imageKey, here);
    },
    adminConfirmEmail: async ({ ctx, args }) => ({
      message: sessionWords.verified,
      ...(await confirmMemberEmail(ctx, args.userId)),
    }),
  });
