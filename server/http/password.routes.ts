import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passwordCalls } from '../../src/api/contract/password.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { accountAnswers as accountAnswerWords } from '../../src/domain/words/account.ts';
import { session as sessionWords } from '../../src/domain/words/session.ts';
import { exchangeResetCode, forgotPassword, resetPassword } from '../commands/account/reset-password.ts';
import { answered } from './account.answers.ts';
import { deviceCookie } from './device-cookie.ts';
import { mount } from './mount.ts';
import { resetCookie } from './reset-cookie.ts';
import { type AccountServices, anyVisit } from './visit.ts';

/** The mail the browser asked for last, or null. */
const lastMailOf = (request: FastifyRequest): string | null => {
  const sent = resetCookie.of(request);
  return sent && idFromWire(sent);
};

/** Mounts the calls by which somebody who forgot their password gets a new one. */
export const passwordRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, passwordCalls, anyVisit(services), {
    forgotPassword: async ({ ctx, body, request, reply }) => {
      const { mailId } = await forgotPassword(ctx, body.email, lastMailOf(request));
      resetCookie.set(request, reply, idToWire(mailId));
      request.log.info({ act: 'asked for a new password', address: request.ip });
      return answered(accountAnswerWords.mailOnItsWay, null);
    },
    exchangeResetCode: async ({ ctx, body, request }) => {
      const { userId, code } = await exchangeResetCode(ctx, body.email, body.code, lastMailOf(request));
      return answered('Code', { userid: idToWire(userId), code });
    },
    resetPassword: async ({ ctx, body, request, reply }) => {
      const userId = idFromWire(body.userid);
      const { device } = await resetPassword(ctx, userId, body.code, body.password);
      deviceCookie.set(request, reply, device);
      request.log.info({ act: 'password reset', user: body.userid, address: request.ip });
      return answered(sessionWords.passwordChanged, null);
    },
  });
