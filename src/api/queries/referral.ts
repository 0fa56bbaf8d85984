import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import type { AnswerOf } from '../contract/call.ts';
import { referralCalls } from '../contract/referral.ts';

export type Referrals = AnswerOf<typeof referralCalls.referralCount>['data'];

/** The signed-in user's code and what came of it. */
export const ownReferrals = () =>
  queryOptions({
    queryKey: ['referrals'] as const,
    queryFn: async ({ signal }) => (await send(referralCalls.referralCount, { signal, query: {} })).data,
  });
