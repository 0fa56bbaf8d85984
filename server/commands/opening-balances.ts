import { sideOf } from '../../src/domain/books/fiscal-balances.ts';
import { inChartOrder } from '../../src/domain/books/ledger-account.ts';
import type { Day } from '../../src/domain/day.ts';
import { openingFileRows } from '../../src/domain/import/opening-file.ts';
import {
  type PlannedOpening,
  standingBalance,
  type TypedOpeningBalances,
} from '../../src/domain/journal-entry/opening-balances.ts';
import { isZero } from '../../src/domain/money.ts';
import { digitsOf } from '../../src/domain/values/currency.ts';
import { openingBalanceWords } from '../../src/domain/words/opening-balances.ts';
import { openBooksAct } from '../acts/opening-balances.ts';
import { csvPart, handOutCsv } from '../services/list-file.ts';
import { entryNumber, insertManualEntry, markReversed } from '../store/books/manual-entries.ts';
import { openingContext } from '../store/books/opening-balances.ts';
import { holdBooks } from '../store/database/hold.ts';
import { type Answer, runOnce } from '../store/database/intent.ts';
import { type Ctx, runAct, type Tx, withBusiness } from '../store/database/tx.ts';
import { worldOf } from '../store/plan/world.ts';
import { writePlan } from '../store/plan/write-plan.ts';

/** The entry that has the balances now. */
interface OpeningResult extends Answer {
  id: string;
  number: number;
  warnings: string[];
  repeated?: boolean;
}

/** What is missing of a balance is worked out of what is in the books, so nothing is posted meanwhile. */
const planned = async (tx: Tx, typed: TypedOpeningBalances): Promise<PlannedOpening> => {
  if (!tx.previewOnly) await holdBooks(tx, 'alone');
  const world = await worldOf(tx);
  return runAct(openBooksAct, typed, await openingContext(tx, typed.onDay ?? tx.today), world);
};

/** Posts the balances a business begins with in one entry, in place of the one it had. Throws `Refused`. */
export const postOpeningBalances = (ctx: Ctx, typed: TypedOpeningBalances): Promise<OpeningResult> =>
  runOnce(ctx, async (tx) => {
    const { plan, entryId, reference, reversal } = await planned(tx, typed);
    await writePlan(tx, plan);
    // There is one at most that nothing took back.
    if (reversal) await markReversed(tx, reversal.reversedIds);
    await insertManualEntry(tx, entryId, { reference, pairOf: null, opensBooks: true });
    return { id: entryId, number: await entryNumber(tx, entryId), warnings: plan.warnings };
  });

/** What posting them would do; nothing is written. Throws as `postOpeningBalances`. */
export const previewOpeningBalances = async (
  ctx: Ctx,
  typed: TypedOpeningBalances,
): Promise<PlannedOpening> => {
  const { opening } = await runOnce({ ...ctx, previewOnly: true }, async (tx) => ({
    opening: await planned(tx, typed),
  }));
  return opening;
};

/** Hands out what every account has on a day as a CSV file, as one is read here. */
export const exportOpeningBalances = async (
  ctx: Ctx,
  onDay: Day | null,
): Promise<{ token: string; name: string }> => {
  const { balances } = await withBusiness(ctx, 'read', (tx) => openingContext(tx, onDay ?? tx.today));
  const lines = [...balances]
    .sort((a, b) => inChartOrder(a.account, b.account))
    .map((balance) => ({ ...balance.account, net: standingBalance(balance) }))
    .filter(({ active, net }) => active || !isZero(net))
    .map(({ net, ...account }) => ({ ...account, ...sideOf(net) }));
  const rows = openingFileRows(lines, digitsOf(ctx.business.homeCurrency));
  const list = { title: openingBalanceWords.title, act: 'opening-balances.export' } as const;
  return handOutCsv(ctx, list, [csvPart(rows)], { rows: rows.length - 1 });
};
