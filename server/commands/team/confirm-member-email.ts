import pg from 'pg';
import { refusal } from '../../../src/domain/values/refusal.ts';
import { accountRefusals as accountRefusalWords } from '../../../src/domain/words/account.ts';
import { runOnce } from '../../store/database/intent.ts';
import { type Ctx, Refused } from '../../store/database/tx.ts';
import { recordEvent } from '../../store/plan/events.ts';
import { confirmEmailOf, placeOf } from '../../store/team/members.ts';

const uniqueViolation = '23505';

/**
 * Takes the address of somebody who works in the business as proved, on record with who said so. Answers whether it
 * was proved before.
 *
 * @throws Missing for one who does not work there; Refused where somebody else has proved the address
 */
export const confirmMemberEmail = (ctx: Ctx, userId: string): Promise<{ already: boolean }> =>
  runOnce(ctx, async (tx) => {
    const id = await placeOf(tx, userId);
    const confirmed = await confirmEmailOf(tx, userId);
    if (confirmed) await recordEvent(tx, 'team.confirm-email', 'member', id);
    return { already: !confirmed };
  }).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation)
      throw new Refused(refusal('invalid', accountRefusalWords.addressProvedByOther));
    throw error;
  });
