import { send } from '../client/client.ts';
import { referralCalls } from '../contract/referral.ts';
import type { Told } from './command.ts';

/** Says by whose code the user came: once, and never by their own. */
export const addReferralCode = (code: string, intentKey: string): Promise<Told> =>
  send(referralCalls.addReferralCode, { body: { code }, intentKey });
