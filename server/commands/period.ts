import {
  isLocked,
  lockedThrough,
  openFrom,
  type PeriodStatus,
} from '../../src/domain/period/accounting-period.ts';
import type { JudgedPeriod } from '../../src/domain/period/judged.ts';
import type { PeriodCheck } from '../../src/domain/period/period-check.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { periodCheckWords } from '../../src/domain/words/periods.ts';
import type { PeriodEvent } from '../../src/machines/period/period.lifecycle.ts';
import { movePeriodAct, movePeriodForReasonAct } from '../acts/period.ts';
import { queueChain } from '../store/audit/queue-chains.ts';
import {
  insertSkip,
  keepClosing,
  removeSkip,
  reopenClosings,
  setPeriodStatus,
} from '../store/books/periods.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import { setLockDate } from '../store/settings/business-settings.ts';

/** Where a period stands once it was acted on. */
export interface PeriodMoved extends Answer {
  status: PeriodStatus;
  repeated?: boolean;
}

/** Judges every check of a period in the transaction that acts on it. Throws `Missing`. */
export type Judge = (tx: Tx, key: string) => Promise<JudgedPeriod>;

/** A period by its key, and what judges it. */
export interface PeriodAt {
  key: string;
  judge: Judge;
}

/** What the audit trail keeps of an act beside the period it was on. */
interface PeriodNote {
  check?: PeriodCheck;
  reason?: string;
  lockedUntil?: string | null;
}

/** Adds an act on a period to the audit trail, with what became of the lock date where it moved. */
const trail = (
  tx: Tx,
  act: string,
  { period: { kind, key, from, to }, book }: JudgedPeriod,
  note: PeriodNote = {},
): Promise<void> => {
  const before = 'lockedUntil' in note ? { lockedUntil: book.lockedUntil } : {};
  const { check, ...rest } = note;
  const title = check && { check: periodCheckWords[check].title };
  const changes = changesBetween(before, { period: key, ...title, ...rest });
  const data = { period: key, of: kind, from, to, ...note };
  return recordEvent(tx, `period.${act}`, 'business', tx.business.id, data, changes);
};

/** Acts on a period under the lock of the settings: two people who close at once come one after the other. */
const onPeriod = (
  ctx: Ctx,
  { key, judge }: PeriodAt,
  event: PeriodEvent,
  write: (tx: Tx, judged: JudgedPeriod) => Promise<void>,
  { reason, holdsBooks = false }: { reason?: string; holdsBooks?: boolean } = {},
): Promise<PeriodMoved> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    // Who posts is done before the checks are judged, or comes after and is refused.
    if (holdsBooks) await holdBooks(tx, 'alone');
    const judged = await judge(tx, key);
    const standing = { status: judged.status, facts: judged.facts };
    const move =
      reason === undefined
        ? runAct(movePeriodAct, standing, event)
        : runAct(movePeriodForReasonAct, standing, event, reason);
    const status = move.status as PeriodStatus;
    if (!move.moved) return { status, repeated: true };
    await setPeriodStatus(tx, judged.period, status);
    await write(tx, judged);
    return { status };
  });

/** Skips a soft check of a period with a reason. Throws `Missing`, and `Refused` where it is met, hard, or skipped already. */
export const skipCheck = (ctx: Ctx, at: PeriodAt, check: PeriodCheck, reason: string): Promise<PeriodMoved> =>
  onPeriod(
    ctx,
    at,
    { type: 'period.skip', check },
    async (tx, judged) => {
      await insertSkip(tx, judged.period, check, reason.trim());
      await trail(tx, 'skip', judged, { check, reason: reason.trim() });
    },
    { reason },
  );

/** Takes the skip of a check back. Throws `Missing`, and `Refused` where it wasn't skipped. */
export const unskipCheck = (ctx: Ctx, at: PeriodAt, check: PeriodCheck): Promise<PeriodMoved> =>
  onPeriod(ctx, at, { type: 'period.unskip', check }, async (tx, judged) => {
    await removeSkip(tx, judged.period, check);
    await trail(tx, 'unskip', judged, { check });
  });

/** Says that somebody went through a period's checks. Throws `Missing`, and `Refused` while one of them is to do. */
export const checkPeriod = (ctx: Ctx, at: PeriodAt): Promise<PeriodMoved> =>
  onPeriod(ctx, at, { type: 'period.check' }, (tx, judged) => trail(tx, 'check', judged));

/**
 * Locks a period whose checks hold at this moment: moves the lock date to its last day, never backwards, and keeps what its accounts come to.
 * Throws `Missing`, and `Refused` while a check is to do or an earlier period is open.
 */
export const lockPeriod = (ctx: Ctx, at: PeriodAt): Promise<PeriodMoved> =>
  onPeriod(
    ctx,
    at,
    { type: 'period.lock' },
    async (tx, judged) => {
      const { period, book } = judged;
      await keepClosing(tx, newId(), period);
      const lockedUntil = lockedThrough(book.lockedUntil, period);
      await setLockDate(tx, lockedUntil);
      await queueChain(tx);
      await trail(tx, 'lock', judged, { lockedUntil });
    },
    { holdsBooks: true },
  );

/**
 * Opens a locked period again for a reason, and every locked one with it that ends later: the lock date is the eve of its first day. What was
 * kept of each stays. Throws `Missing`, and `Refused` without a reason or where it isn't locked.
 */
export const reopenPeriod = (ctx: Ctx, at: PeriodAt, reason: string): Promise<PeriodMoved> =>
  onPeriod(
    ctx,
    at,
    { type: 'period.reopen' },
    async (tx, judged) => {
      const { period, book } = judged;
      const later = book.stored.filter(
        (one) =>
          isLocked(one) && one.to >= period.from && !(one.kind === period.kind && one.from === period.from),
      );
      for (const one of later) await setPeriodStatus(tx, one, 'Open');
      await reopenClosings(tx, period.from, reason.trim());
      const lockedUntil = openFrom(book.lockedUntil, period);
      await setLockDate(tx, lockedUntil);
      await queueChain(tx);
      await trail(tx, 'reopen', judged, { reason: reason.trim(), lockedUntil });
    },
    { reason, holdsBooks: true },
  );
