import { userId } from '../wire/values.ts';
import { sentence, told } from './call.ts';
import { nullable, number, text, typedText } from './field.ts';
import { outsideBusiness } from './outside-business.ts';

const { change, read } = outsideBusiness('session', '/api/Referral/', { userid: userId });

/** The calls by which users bring each other: a code to hand on, what came of it, and whose code one came by. */
export const referralCalls = {
  referralCode: read('code', { says: told({ code: text('ReferralCode') }), reads: 'referrals' }),
  referralCount: read('count', {
    says: told({
      code: text('ReferralCode'),
      total: number('TotalReferrals'),
      /** Those who have a business. */
      completed: number('CompletedReferrals'),
      pending: number('PendingReferrals'),
      /** The code the user came by themselves; null until they add one. */
      cameBy: nullable(text('AddedCode')),
    }),
    reads: 'referrals',
  }),
  /** Says by whose code the user came: once, and never by their own. */
  addReferralCode: change('add-code', {
    takes: { code: typedText('code', 60) },
    says: sentence,
    touches: ['referrals'],
  }),
};
