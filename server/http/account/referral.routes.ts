import type { FastifyInstance } from 'fastify';
import { referralCalls } from '../../../src/api/calls/referral.ts';
import { accountAnswers as accountAnswerWords, referralWords } from '../../../src/domain/words/account.ts';
import { addReferralCode } from '../../commands/account/add-referral-code.ts';
import { asAccess } from '../../store/access/access.ts';
import { referralCodeOf, referralCountOf } from '../../store/access/referrals.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { type AccountServices, ownVisit } from '../call/visit.ts';

/** Mounts the calls by which users bring each other. */
export const referralRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mountDeclared(app, referralCalls, ownVisit(services), {
    referralCode: async ({ ctx }) => ({
      message: accountAnswerWords.referralCode,
      code: await referralCodeOf(asAccess(ctx.database), ctx.identity.userId),
    }),
    referralCount: async ({ ctx }) => {
      const query = asAccess(ctx.database);
      const [code, { total, completed, addedCode: cameBy }] = await Promise.all([
        referralCodeOf(query, ctx.identity.userId),
        referralCountOf(query, ctx.identity.userId),
      ]);
      return { message: referralWords.referrals, code, total, completed, pending: total - completed, cameBy };
    },
    addReferralCode: async ({ ctx, args }) => {
      await addReferralCode(ctx, ctx.identity, args.code);
      return { message: accountAnswerWords.referralCodeAdded };
    },
  });
