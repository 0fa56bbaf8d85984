import { grantRefusal, isOpenAt } from '../../src/domain/books/lock-exception.ts';
import type { Day } from '../../src/domain/day.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { minuteIn } from '../../src/domain/values/format.ts';
import { instantIn } from '../../src/domain/values/instant.ts';
import {
  endExceptions,
  exceptionById,
  insertException,
  workingMembers,
} from '../store/books/lock-exceptions.ts';
import { holdBooks } from '../store/database/hold.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { type Ctx, refuse, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { settingsOf } from '../store/settings/business-settings.ts';

/** What is typed of an exception: its hour is one of the business's own zone, 0 to 23. */
export interface SentException {
  member: string;
  from: Day;
  untilDay: Day;
  untilHour: number;
  reason: string;
}

const recordException = (tx: Tx, act: string, id: string, of: Record<string, string>): Promise<void> =>
  recordEvent(tx, act, 'business', tx.business.id, { id, ...of }, changesBetween({}, of));

/**
 * Lets a member post on locked days until an hour. Throws `Refused` for books that aren't locked, somebody who doesn't work here, an hour that is over or too late, and for oneself while somebody else could grant it.
 */
export const grantLockException = (
  ctx: Ctx,
  sent: SentException,
): Promise<{ id: string; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    // Whoever is posting is done first: their world doesn't change meanwhile.
    await holdBooks(tx, 'alone');
    const given = {
      userId: sent.member,
      from: sent.from,
      until: instantIn(tx.business.timeZone, sent.untilDay, sent.untilHour),
      reason: sent.reason.trim(),
    };
    const members = await workingMembers(tx);
    const { lockedUntil } = await settingsOf(tx);
    refuse(
      grantRefusal(given, {
        now: tx.now,
        grantedBy: tx.user.id,
        lockedUntil,
        locale: tx.business.locale,
        members,
      }),
    );
    const id = newId();
    await insertException(tx, id, { ...given, to: lockedUntil! });
    await recordException(tx, 'business.grant-lock-exception', id, {
      member: members.find(({ userId }) => userId === given.userId)!.name,
      from: given.from,
      until: minuteIn(tx.business.timeZone, given.until),
      reason: given.reason,
    });
    return { id };
  });

/** Ends an exception before its hour; one that is over stays as it is. Throws `Missing`. */
export const endLockException = (ctx: Ctx, id: string): Promise<{ done: true; repeated?: boolean }> =>
  runOnce(ctx, async (tx) => {
    await holdBooks(tx, 'alone');
    const exception = await exceptionById(tx, id);
    if (isOpenAt(exception, tx.now)) {
      await endExceptions(tx, id);
      await recordException(tx, 'business.end-lock-exception', id, { member: exception.member });
    }
    return { done: true as const };
  });
