import type { World } from '../../src/domain/books/world.ts';
import { planRevaluation, type Revaluation } from '../../src/domain/journal-entry/revaluation.ts';
import { reverseEntryAct } from '../acts/journal-entry.ts';
import {
  entryNumber,
  insertManualEntry,
  lockManualEntry,
  markReversed,
  postedEntry,
} from '../store/books/manual-entries.ts';
import { foreignBalances, revaluationsOf } from '../store/books/revaluations.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct, type Tx } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** The entries a revaluation posted, one for each account, without those that undo them the day after. */
interface RevaluationResult extends Answer {
  entries: { id: string; number: number }[];
  repeated?: boolean;
}

/** Takes a revaluation back with the entry that undoes it, each on its own day. */
const takeBack = async (tx: Tx, id: string, world: World): Promise<void> => {
  const manual = (await lockManualEntry(tx, id))!;
  const known = await postedEntry(tx, id);
  const pair = await postedEntry(tx, manual.pairId!);
  const facts = { byHand: true, document: null, reverses: false, settled: false };
  const entry = { ...known, pair, opened: [], settled: [] };
  const { plan, reversedIds } = runAct(reverseEntryAct, { status: manual.status, facts }, entry, null, world);
  await writePlan(tx, plan);
  await markReversed(tx, reversedIds);
};

/**
 * Posts the revaluation of a day, and takes back the one that stands for it: a day has one. It is an entry by hand of each account, and is taken back
 * as any other. Throws `Refused` for faults beside their fields.
 */
export const revalue = (ctx: Ctx, typed: Revaluation): Promise<RevaluationResult> =>
  runOnce(ctx, async (tx) => {
    // What stands on the accounts decides what is posted: nobody else posts meanwhile.
    await holdBooks(tx, 'alone');
    const world = await worldOf(tx);
    const balances = await foreignBalances(tx, typed.onDay);
    const standing = await revaluationsOf(tx, typed.onDay);
    const { plan, pairs } = runAct(planRevaluation, typed, balances, standing.length > 0, world);
    for (const { id } of standing) await takeBack(tx, id, world);
    await writePlan(tx, plan);
    const entries: RevaluationResult['entries'] = [];
    for (const { entryId: id, undoneBy } of pairs) {
      await insertManualEntry(tx, id, { reference: '', pairOf: null });
      await insertManualEntry(tx, undoneBy, { reference: '', pairOf: id });
      entries.push({ id, number: await entryNumber(tx, id) });
    }
    return { entries };
  });
