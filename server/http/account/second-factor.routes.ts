import type { FastifyInstance } from 'fastify';
import { secondFactorCalls } from '../../../src/api/calls/second-factor.ts';
import { idToWire } from '../../../src/api/wire/id.ts';
import { accountAnswers as words } from '../../../src/domain/words/account.ts';
import { askRecovery } from '../../commands/account/recover-factor.ts';
import { beginFactor, confirmFactor, endFactor, proveFactor } from '../../commands/account/second-factor.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, anyVisit, ownVisit } from '../call/visit.ts';

const { proveFactor: prove, recoverFactor: recover, ...own } = secondFactorCalls;

/** Mounts the calls of the second factor. */
export const secondFactorRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mountDeclared(app, { prove, recover }, anyVisit(services), {
    prove: async ({ ctx, args, request }) => {
      const { token, user } = await proveFactor(ctx, args.challenge, args.code);
      request.log.info({ act: 'signed in', user: idToWire(user.id), address: request.ip });
      return { message: words.signedIn, token, user };
    },
    recover: async ({ ctx, args, request }) => {
      const { userId, codeAt, mailed } = await askRecovery(ctx, args.challenge);
      request.log.info({ act: 'second factor recovery', user: idToWire(userId), address: request.ip });
      return { message: words.checkYourMail, codeAt: codeAt.toISOString(), mailed };
    },
  });
  mountDeclared(app, own, ownVisit(services), {
    beginFactor: async ({ ctx, args }) => ({
      message: words.scanCodeApp,
      ...(await beginFactor(ctx, ctx.identity, args.password)),
    }),
    confirmFactor: async ({ ctx, args, request }) => {
      const codes = await confirmFactor(ctx, ctx.identity, args.code);
      request.log.info({ act: 'second factor on', user: idToWire(ctx.identity.userId) });
      return { message: words.secondFactorOn, codes };
    },
    endFactor: async ({ ctx, args, request }) => {
      await endFactor(ctx, ctx.identity, args.password);
      request.log.info({ act: 'second factor off', user: idToWire(ctx.identity.userId) });
      return { message: words.secondFactorOff };
    },
  });
};
