import * as z from 'zod/mini';
import { nothing } from './answer-wire.ts';
import { toDoor } from './call.ts';
import { all, text, userId } from './wire-types.ts';

const { change, read } = toDoor('session', '/api/Referral/');

const own = { userid: userId };

/** The calls by which users bring each other: a code to hand on, what came of it, and whose code one came by. */
export const referralCalls = {
  referralCode: read('code', { ReferralCode: z.string() }, own),
  referralCount: read(
    'count',
    {
      ReferralCode: z.string(),
      ...all(z.number(), 'TotalReferrals CompletedReferrals PendingReferrals'),
      /** The code the user came by themselves; null until they add one. */
      AddedCode: z.nullable(z.string()),
    },
    own,
  ),
  addReferralCode: change('add-code', nothing, { userid: userId, code: text(60) }),
};
