import type { FastifyInstance } from 'fastify';
import { accountSettingsCalls } from '../../src/api/contract/account-settings.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { accountAnswers as accountAnswerWords } from '../../src/domain/words/account.ts';
import { session as sessionWords } from '../../src/domain/words/session.ts';
import { changeEmail, confirmEmail } from '../commands/account/change-email.ts';
import { changePassword, updateImage, updateProfile } from '../commands/account/own-account.ts';
import { endOtherSessions, endOwnSession } from '../commands/account/own-sessions.ts';
import { asAccess } from '../store/access.ts';
import { recoveryCodesLeft, secondFactorOf } from '../store/second-factors.ts';
import { type LiveSession, liveSessions } from '../store/sessions.ts';
import { Missing } from '../store/tx.ts';
import { imageByKey } from '../store/user-images.ts';
import { answered, imageAddress } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, type OwnVisit, ownVisit } from './visit.ts';

const sessionAnswer = ({ id, createdAt, seenAt, ...session }: LiveSession) => ({
  ...session,
  id: idToWire(id),
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
  mount(app, accountSettingsCalls, ownVisit(services), {
    updateProfile: async ({ ctx, body }) => {
      await updateProfile(ctx, ctx.identity, body.firstname, body.lastname);
      return answered(accountAnswerWords.changesSaved, null);
    },
    updateProfileImage: async ({ ctx, body }) => {
      const key = await updateImage(ctx, ctx.identity, body.profileimageurl);
      return answered(accountAnswerWords.changesSaved, {
        profileimagekey: key,
        profileimageurl: imageAddress(key),
      });
    },
    changeEmail: async ({ ctx, body }) => {
      const { current, new: email, 'confirm password': password } = body;
      await changeEmail(ctx, ctx.identity, { current, email, password });
      return answered(accountAnswerWords.weSentCodeNew, null);
    },
    confirmEmail: async ({ ctx, body, request }) => {
      const email = await confirmEmail(ctx, ctx.identity, body.code);
      request.log.info({ act: 'e-mail changed', user: idToWire(ctx.identity.userId), address: request.ip });
      return answered(sessionWords.emailChanged, { email });
    },
    changePassword: async ({ ctx, body, request }) => {
      await changePassword(ctx, ctx.identity, body.current, body.password);
      request.log.info({ act: 'password changed', user: idToWire(ctx.identity.userId), address: request.ip });
      return answered(sessionWords.passwordChanged, null);
    },
    security: async ({ ctx }) => answered('Security', await security(ctx)),
    endSession: async ({ ctx, body, request }) => {
      await endOwnSession(ctx, ctx.identity, idFromWire(body.id), body.password);
      request.log.info({ act: 'session ended', user: idToWire(ctx.identity.userId), address: request.ip });
      return answered(accountAnswerWords.sessionEnded, null);
    },
    endOtherSessions: async ({ ctx, body, request }) => {
      await endOtherSessions(ctx, ctx.identity, body.password);
      request.log.info({
        act: 'other sessions ended',
        user: idToWire(ctx.identity.userId),
        address: request.ip,
      });
      return answered(accountAnswerWords.everyOtherSessionEnded, null);
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
