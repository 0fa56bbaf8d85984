import type { FastifyInstance } from 'fastify';
import { teamUserCalls } from '../../src/api/contract/team.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { session as sessionWords } from '../../src/domain/words/session.ts';
import { confirmMemberEmail } from '../commands/team/confirm-member-email.ts';
import { asAccess } from '../store/access.ts';
import { membershipsOf } from '../store/businesses.ts';
import { Missing } from '../store/tx.ts';
import { imageKeyOf } from '../store/user-images.ts';
import { findById } from '../store/users.ts';
import { inBusiness } from './access.ts';
import { answered, trueUserAnswer } from './account.answers.ts';
import { mount } from './mount.ts';
import type { AccountServices } from './visit.ts';

/** Mounts the calls about a member as a user. */
export const teamUserRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, teamUserCalls, inBusiness(services), {
    trueTeamUserInfo: async ({ ctx, query: { teammemberid } }) => {
      const query = asAccess(ctx.database);
      const userId = idFromWire(teammemberid);
      const [user, imageKey, memberships] = await Promise.all([
        findById(query, userId),
        imageKeyOf(query, userId),
        membershipsOf(query, userId, ctx.clock()),
      ]);
      const here = memberships.filter(({ id }) => id === ctx.business.id);
      if (!user || here.length === 0) throw new Missing();
      return answered('User', trueUserAnswer(user, imageKey, here));
    },
    adminConfirmEmail: async ({ ctx, body }) =>
      answered(sessionWords.verified, await confirmMemberEmail(ctx, idFromWire(body.teammemberid))),
  });
