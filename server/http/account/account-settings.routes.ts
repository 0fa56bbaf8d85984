import type { FastifyInstance } from 'fastify';
import { accountSettingsCalls } from '../../../src/api/calls/account-settings.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { accountWords, accountAnswers as words } from '../../../src/domain/words/account.ts';
import { session as sessionWords } from '../../../src/domain/words/session.ts';
import { changeEmail, confirmEmail } from '../../commands/account/change-email.ts';
import { changePassword, updateImage, updateProfile } from '../../commands/account/own-account.ts';
import { endOtherSessions, endOwnSession } from '../../commands/account/own-sessions.ts';
import { asAccess } from '../../store/access/access.ts';
import { recoveryCodesLeft, secondFactorOf } from '../../store/access/second-factors.ts';
import { type LiveSession, liveSessions } from '../../store/access/sessions.ts';
import { imageByKey } from '../../store/access/user-images.ts';
import { Missing } from '../../store/database/tx.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, type OwnVisit, ownVisit } from '../call/visit.ts';
import { imageAddress } from './account.answers.ts';

const sessionAnswer = ({ createdAt, seenAt, ...session }: LiveSession) => ({
  ...session,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
});

const security = async ({ database, clock, identity }: OwnVisit) => {
  const query = asAccess(database);
  const sessions = await liveSessions(query, identity.userId, identity.tokenHash, clock());
  return {
    sessions: sessions.map(sessionAnswer),
    secondFactor: (await secondFactorOf(query, identity.userId))?.confirmed === true,
    recoveryCodesLeft: await recoveryCodesLeft(query, identity.userId),
  };
};

/** Mounts the calls by which a user keeps their own account, and the addresses of pictures, which browsers fetch alone. */
export const accountSettingsRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, accountSettingsCalls, ownVisit(services), {
    updateProfile: async ({ ctx, args }) => {
      await updateProfile(ctx, ctx.identity, args.firstName, args.lastName);
      return { message: words.changesSaved };
    },
    updateProfileImage: async ({ ctx, args }) => {
      const key = await updateImage(ctx, ctx.identity, args.picture);
      return { message: words.changesSaved, key, picture: imageAddress(key) };
    },
    changeEmail: async ({ ctx, args }) => {
      const { current, new: email, confirmPassword: password } = args;
      await changeEmail(ctx, ctx.identity, { current, email, password });
      return { message: words.weSentCodeNew };
    },
    confirmEmail: async ({ ctx, args, request }) => {
      const email = await confirmEmail(ctx, ctx.identity, args.code);
      request.log.info({ act: 'e-mail changed', user: idToWire(ctx.identity.userId), address: request.ip });
      return { message: sessionWords.emailChanged, email };
    },
    changePassword: async ({ ctx, args, request }) => {
      await changePassword(ctx, ctx.identity, args.current, args.password);
      request.log.info({ act: 'password changed', user: idToWire(ctx.identity.userId), address: request.ip });
      return { message: sessionWords.passwordChanged };
    },
    security: async ({ ctx }) => ({ message: accountWords.security, ...(await security(ctx)) }),
    endSession: async ({ ctx, args, request }) => {
      await endOwnSession(ctx, ctx.identity, args.id, args.password);
      request.log.info({ act: 'session ended', user: idToWire(ctx.identity.userId), address: request.ip });
      return { message: words.sessionEnded };
    },
    endOtherSessions: async ({ ctx, args, request }) => {
      await endOtherSessions(ctx, ctx.identity, args.password);
      request.log.info({
        act: 'other sessions ended',
        user: idToWire(ctx.identity.userId),
        address: request.ip,
      });
      return { message: words.everyOtherSessionEnded };
    },
  });
  app.get('/api/pictures/:key', { schema: { hide: true } }, async (request, reply) => {
    const image = await imageByKey(asAccess(services.database), (request.params as { key: string }).key);
    if (!image) throw new Missing();
    return reply
      .header('content-type', image.mime)
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(image.bytes);
  });
};
