import * as z from 'zod/mini';
import { toDoor } from './call.ts';
import { all, envelope, text, userId } from './wire-types.ts';

const { change, read } = toDoor('session');

const own = { userid: userId };

/** The calls by which users bring each other: a code to hand on, what came of it, and whose code one came by. */
export const referralCalls = {
  referralCode: read('/api/Referral/code', {
    summary: 'The signed-in user’s code, made when it is first asked for and theirs from then on.',
    takes: own,
    answer: envelope(z.object({ ReferralCode: z.string() })),
  }),
  referralCount: read('/api/Referral/count', {
    summary: 'How many came by the user’s code; who has a business counts as completed.',
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
    summary: 'Says by whose code the user came: once, and never by their own.',
    takes: { userid: userId, code: text(60) },
    answer: envelope(z.null()),
  }),
};
