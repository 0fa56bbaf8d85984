import type { FastifyInstance, FastifyRequest } from 'fastify';
import { passwordCalls } from '../../../src/api/calls/password.ts';
import { idFromWire, idToWire } from '../../../src/api/wire/id.ts';
import { accountAnswers as accountAnswerWords } from '../../../src/domain/words/account.ts';
import { session as sessionWords } from '../../../src/domain/words/session.ts';
import { exchangeResetCode, forgotPassword, resetPassword } from '../../commands/account/reset-password.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit } from '../call/visit.ts';
import { deviceCookie } from './device-cookie.ts';
import { resetCookie } from './reset-cookie.ts';

/** The mail the browser asked for last, or null. */
const lastMailOf = (request: FastifyRequest): string | null => {
  const sent = resetCookie.of(request);
  return sent && idFromWire(sent);
};

/** Mounts the calls by which somebody who forgot their password gets a new one. */
export const passwordRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, passwordCalls, anyVisit(services), {
    forgotPassword: async ({ ctx, args, request, reply }) => {
      const { mailId } = await forgotPassword(ctx, args.email, lastMailOf(request));
      resetCookie.set(request, reply, idToWire(mailId));
      request.log.info({ act: 'asked for a new password', address: request.ip });
      return { message: accountAnswerWords.mailOnItsWay };
    },
    exchangeResetCode: async ({ ctx, args, request }) => {
      const { userId, code } = await exchangeResetCode(ctx, args.email, args.code, lastMailOf(request));
      return { message: accountAnswerWords.code, userId, code };
    },
    resetPassword: async ({ ctx, args, request, reply }) => {
      const { device } = await resetPassword(ctx, args.userId, args.code, args.password);
      deviceCookie.set(request, reply, device);
      request.log.info({ act: 'password reset', user: idToWire(args.userId), address: request.ip });
      return { message: sessionWords.passwordChanged };
    },
  });
