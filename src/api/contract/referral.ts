import * as z from 'zod/mini';
import { toDoor } from './call.ts';
import { all, envelope, text, userId } from './wire-types.ts';

const { change, read } = toDoor('session');

const own = { userid: userId };

/** The calls by which users bring each other: a code to hand on, what came of it, and whose code one came by. */
export const referralCalls = {
  referralCode: read('/api/Referral/code', {
    takes: own,
    answer: envelope(z.object({ ReferralCode: z.string() })),
  }),
  referralCount: read('/api/Referral/count', {
    takes: own,
    answer: envelope(
      z.object({
        ReferralCode: z.string(),
        ...all(z.number(), 'TotalReferrals', 'CompletedReferrals', 'PendingReferrals'),
        /** The code the user came by themselves; null until they add one. */
        AddedCode: z.nullable(z.string()),
      }),
    ),
  }),
  addReferralCode: change('/api/Referral/add-code', {
    takes: { userid: userId, code: text(60) },
    answer: envelope(z.null()),
  }),
};
