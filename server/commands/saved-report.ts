import { nextMailDay } from '../../src/domain/report/mail-days.ts';
import {
  mayChangeSaved,
  mostReaders,
  obstacleOf,
  type Reader,
  readerState,
  type SavedReportCard,
  savedReportCard,
  seesSaved,
} from '../../src/domain/report/saved-report.ts';
import { changesBetween } from '../../src/domain/values/changes.ts';
import { invalid, refusal } from '../../src/domain/values/refusal.ts';
import { savedReportFaults as words } from '../../src/domain/words/saved-reports.ts';
import { saveCardAct } from '../acts/card.ts';
import type { EditedCard, SavedCard } from '../services/card.ts';
import { asAccess } from '../store/access/access.ts';
import { runOnce } from '../store/database/intent.ts';
import { newId } from '../store/database/new-id.ts';
import { lockSettings } from '../store/database/settings-lock.ts';
import { refuseStaleVersion } from '../store/database/stale-version.ts';
import { type Ctx, calendarOf, Missing, Refused, runAct, type Tx } from '../store/database/tx.ts';
import { recordEvent } from '../store/plan/events.ts';
import {
  clearObstacle,
  mailableMembers,
  mailedUpTo,
  readersOf,
  type SavedReport,
  savedNameIsTaken,
  savedReportStore,
  writeReaders,
} from '../store/settings/saved-reports.ts';

/** A saved report as it is typed, with the users it is mailed to. */
export interface TypedSavedReport extends SavedReportCard {
  readers: readonly string[];
}

const noun = savedReportCard.noun;

/** One that the user sees and may change. Throws `Missing`, `Refused`. */
const changeable = async (tx: Tx, id: string, members: readonly Reader[]): Promise<SavedReport> => {
  const row = await savedReportStore.hold(tx, id);
  if (!seesSaved(row, tx.user.id)) throw new Missing();
  if (!mayChangeSaved(row, tx.user)) {
    const owner = members.find((one) => one.id === row.ownerId)?.name ?? '';
    throw new Refused(refusal('not-allowed', words.ofOwner(owner)));
  }
  return row;
};

/** The users a report is to be mailed to. Throws `Refused` for one who may not have it, unless it was mailed to them before. */
const checkedReaders = (
  { report, readers, every }: TypedSavedReport,
  members: readonly Reader[],
  before: readonly string[],
): string[] => {
  const chosen = [...new Set(readers)];
  if (every && chosen.length === 0) throw new Refused(invalid('readers', words.readersMissing));
  if (chosen.length > mostReaders) throw new Refused(invalid('readers', words.tooManyReaders));
  for (const id of chosen.filter((one) => !before.includes(one))) {
    const member = members.find((one) => one.id === id);
    if (!member) throw new Refused(invalid('readers', words.unknownReader));
    if (readerState(report, member, false) === 'role')
      throw new Refused(invalid('readers', words.mayNotRead(member.name)));
  }
  return every ? chosen : [];
};

/** Refuses what the user couldn't be shown. */
const refuseUnreadable = (tx: Tx, report: SavedReportCard['report']): void => {
  const obstacle = obstacleOf(report, tx.user.role, tx.business.plan);
  if (obstacle === 'role') throw new Refused(invalid('report', words.notSaved));
  if (obstacle === 'plan') throw new Refused(refusal('plan-limit', words.plan));
};

/** Whose it is: one whose owner left belongs to who saves it, in whose name it is mailed from then on. */
const ownerOf = (before: SavedReport | null, tx: Tx, members: readonly Reader[]): string =>
  before && members.some(({ id }) => id === before.ownerId) ? before.ownerId : tx.user.id;

/** When it is mailed next: a new day or rhythm counts from now on, and one that stays keeps what is due. */
const nextOn = async (tx: Tx, before: SavedReport | null, { every, day }: SavedReportCard) => {
  if (!every || day === null) return null;
  if (before?.nextOn && before.every === every && before.day === day) return before.nextOn;
  return nextMailDay({ every, day }, await mailedUpTo(tx), calendarOf(tx).fiscal);
};

/** What the audit trail compares of it. */
const traced = ({ name, note, report, query, shared, every, day, format }: SavedReportCard) => ({
  name,
  note,
  report,
  query,
  shared,
  every,
  day,
  format,
});

/**
 * Saves a report with its filters, or changes a saved one. Throws `Missing`, and `Refused` for faults, a name that is taken, an older
 * version, and what the user may not change, see or have sent.
 */
export const saveReport = (ctx: Ctx, typed: TypedSavedReport, existing: EditedCard): Promise<SavedCard> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const members = await mailableMembers(asAccess(ctx.database), tx.business.id);
    const before = existing && (await changeable(tx, existing.id, members));
    if (before) await refuseStaleVersion(tx, before, existing.version);
    const id = existing?.id ?? newId();
    const { readers, ...sent } = typed;
    const card = savedReportCard.tidy(sent);
    const ownerId = ownerOf(before, tx, members);
    const taken = await savedNameIsTaken(tx, card.name, { id, ownerId, shared: card.shared });
    const spec = {
      ...savedReportCard,
      name: { of: () => card.name, taken: () => words.nameTaken(card.name) },
    };
    runAct(saveCardAct, spec, card, null, taken);
    if (!before || card.every) refuseUnreadable(tx, card.report);
    const known = before ? (await readersOf(tx, id)).map(({ userId }) => userId) : [];
    const chosen = checkedReaders({ ...card, readers }, members, known);
    const row = { ...card, ownerId, nextOn: await nextOn(tx, before, card) };
    if (before) await savedReportStore.update(tx, id, row);
    else await savedReportStore.insert(tx, id, row);
    await clearObstacle(tx, id);
    await writeReaders(tx, id, chosen);
    const namesOf = (ids: readonly string[]) =>
      members.filter((one) => ids.includes(one.id)).map(({ name }) => name);
    await recordEvent(
      tx,
      `${noun}.${before ? 'update' : 'create'}`,
      noun,
      id,
      savedReportCard.trail.saved(card),
      changesBetween(before ? { ...traced(before), to: namesOf(known) } : {}, {
        ...traced(card),
        to: namesOf(chosen),
      }),
    );
    return { id };
  });

/** Deletes a saved report, with whom it is mailed to. Throws `Missing`, `Refused`. */
export const deleteSavedReport = (ctx: Ctx, id: string): Promise<SavedCard> =>
  runOnce(ctx, async (tx) => {
    await lockSettings(tx);
    const members = await mailableMembers(asAccess(ctx.database), tx.business.id);
    const row = await changeable(tx, id, members);
    await savedReportStore.remove(tx, row);
    await recordEvent(tx, `${noun}.delete`, noun, id, savedReportCard.trail.moved(row));
    return { id };
  });
