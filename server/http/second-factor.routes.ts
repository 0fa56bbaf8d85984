import type { FastifyInstance } from 'fastify';
import { secondFactorCalls } from '../../src/api/contract/second-factor.ts';
import { idToWire } from '../../src/api/wire/id.ts';
import { accountAnswers as accountAnswerWords } from '../../src/domain/words/account.ts';
import { askRecovery } from '../commands/account/recover-factor.ts';
import { beginFactor, confirmFactor, endFactor, proveFactor } from '../commands/account/second-factor.ts';
import { answered, userAnswer } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, anyVisit, ownVisit } from './visit.ts';

const { proveFactor: prove, recoverFactor: recover, ...own } = secondFactorCalls;

/** Mounts the calls of the second factor. */
export const secondFactorRoutes = (app: FastifyInstance, services: AccountServices): void => {
  mount(app, { prove, recover }, anyVisit(services), {
    prove: async ({ ctx, body, request }) => {
      const { token, user } = await proveFactor(ctx, body.challenge, body.code);
      request.log.info({ act: 'signed in', user: idToWire(user.id), address: request.ip });
      return answered(accountAnswerWords.signedIn, { Token: token, user: userAnswer(user) });
    },
    recover: async ({ ctx, body, request }) => {
      const { userId, codeAt, mailed } = await askRecovery(ctx, body.challenge);
      request.log.info({ act: 'second factor recovery', user: idToWire(userId), address: request.ip });
      return answered(accountAnswerWords.checkYourMail, { codeAt: codeAt.toISOString(), mailed });
    },
  });
  mount(app, own, ownVisit(services), {
    beginFactor: async ({ ctx, body }) =>
      answered(accountAnswerWords.scanCodeApp, await beginFactor(ctx, ctx.identity, body.password)),
    confirmFactor: async ({ ctx, body, request }) => {
      const recoveryCodes = await confirmFactor(ctx, ctx.identity, body.code);
      request.log.info({ act: 'second factor on', user: idToWire(ctx.identity.userId) });
      return answered(accountAnswerWords.secondFactorOn, { recoveryCodes });
    },
    endFactor: async ({ ctx, body, request }) => {
      await endFactor(ctx, ctx.identity, body.password);
      request.log.info({ act: 'second factor off', user: idToWire(ctx.identity.userId) });
      return answered(accountAnswerWords.secondFactorOff, null);
    },
  });
};
