import { queryOptions } from '@tanstack/react-query';
import { send } from '../client/client.ts';
import { referralCalls } from '../contract/referral.ts';
import { renaming } from '../wire/rename.ts';

/** The signed-in user's code and what came of it. */
export interface Referrals {
  code: string;
  total: number;
  /** Those who have a business. */
  completed: number;
  pending: number;
  /** The code the user came by themselves; null until they add one. */
  cameBy: string | null;
}

const referralWire = renaming({
  code: 'ReferralCode',
  total: 'TotalReferrals',
  completed: 'CompletedReferrals',
  pending: 'PendingReferrals',
  cameBy: 'AddedCode',
});

export const ownReferrals = () =>
  queryOptions({
    queryKey: ['referrals'] as const,
    queryFn: async ({ signal }): Promise<Referrals> =>
      referralWire.fromWire((await send(referralCalls.referralCount, { signal, query: {} })).data),
  });
