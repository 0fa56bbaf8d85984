import type { FastifyInstance } from 'fastify';
import { referralCalls } from '../../src/api/contract/referral.ts';
import { accountAnswers as accountAnswerWords } from '../../src/domain/words/account.ts';
import { addReferralCode } from '../commands/account/add-referral-code.ts';
import { asAccess } from '../store/access.ts';
import { referralCodeOf, referralCountOf } from '../store/referrals.ts';
import { answered } from './account.answers.ts';
import { mount } from './mount.ts';
import { type AccountServices, ownVisit } from './visit.ts';

/** Mounts the calls by which users bring each other. */
export const referralRoutes = (app: FastifyInstance, services: AccountServices): void =>
  mount(app, referralCalls, ownVisit(services), {
    referralCode: async ({ ctx }) =>
      answered(accountAnswerWords.referralCode, {
        ReferralCode: await referralCodeOf(asAccess(ctx.database), ctx.identity.userId),
      }),
    referralCount: async ({ ctx }) => {
      const query = asAccess(ctx.database);
      const [code, { total, completed, addedCode }] = await Promise.all([
        referralCodeOf(query, ctx.identity.userId),
        referralCountOf(query, ctx.identity.userId),
      ]);
      return answered('Referrals', {
        ReferralCode: code,
        TotalReferrals: total,
        CompletedReferrals: completed,
        PendingReferrals: total - completed,
        AddedCode: addedCode,
      });
    },
    addReferralCode: async ({ ctx, body }) => {
      await addReferralCode(ctx, ctx.identity, body.code);
      return answered(accountAnswerWords.referralCodeAdded, null);
    },
  });
