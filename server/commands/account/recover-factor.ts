import { refusal } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { recoveryCodeLetter, recoveryNoticeLetter } from '../../letters/factor-letters.ts';
import type { Visit } from '../../services/visit.ts';
import { asAccess, withAccess } from '../../store/access/access.ts';
import {
  beginRecovery,
  dueRecoveries,
  type Recovery,
  recoveryUnderWay,
  stepRecovery,
} from '../../store/access/factor-recoveries.ts';
import { challengedUser } from '../../store/access/second-factors.ts';
import { takeTries } from '../../store/access/tries.ts';
import { findById } from '../../store/access/users.ts';
import { Missing, Refused } from '../../store/database/tx.ts';
import { queueLetter, queueSecret } from '../../store/mail/letters.ts';
import { recordOfAccount } from '../../store/plan/events.ts';

const over = refusal('invalid', accountRefusalWords.signInTooLong);

/**
 * Begins the way back of somebody whose password was right and who can't use their second factor: three notices to their
 * address over seven days, then a code. Asked again, it answers the one under way.
 *
 * @throws Refused for a sign-in that is over; Throttled after many in a row
 */
export const askRecovery = async (visit: Visit, challenge: string): Promise<Recovery> => {
  const now = visit.clock();
  const userId = await challengedUser(asAccess(visit.database), challenge, now);
  if (!userId) throw new Refused(over);
  await takeTries(asAccess(visit.database), [{ subject: `recover-factor:${userId}`, limit: 10 }], now);
  return withAccess(visit.database, async (query) => {
    const user = await findById(query, userId);
    const begun = user && (await beginRecovery(query, userId, now));
    if (begun) {
      await queueLetter(query, recoveryNoticeLetter(visit.origin, user, begun), now);
      await recordOfAccount(query, { id: userId, isSure: false }, 'factor-recovery', visit);
    }
    const recovery = begun ?? (await recoveryUnderWay(query, userId));
    if (!recovery) throw new Missing();
    return recovery;
  });
};

/** Mails what is due of the recoveries under way: a further notice each, or the code. Repeated, it mails nothing twice. */
export const carryRecoveriesOn = async ({
  database,
  clock,
  origin,
  sealing,
}: Pick<Visit, 'database' | 'clock' | 'origin' | 'sealing'>): Promise<void> => {
  for (const userId of await dueRecoveries(asAccess(database), clock()))
    await withAccess(database, async (query) => {
      const user = await findById(query, userId);
      const step = user && (await stepRecovery(query, userId, clock()));
      if (!step) return;
      const letter = step.code
        ? recoveryCodeLetter(origin, user, step.code)
        : recoveryNoticeLetter(origin, user, step.recovery);
      await queueSecret(query, sealing, letter, clock());
    });
};
