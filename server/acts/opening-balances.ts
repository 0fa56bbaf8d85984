import type { World } from '../../src/domain/books/world.ts';
import {
  type OpeningContext,
  type PlannedOpening,
  planOpeningBalances,
  type TypedOpeningBalances,
} from '../../src/domain/journal-entry/opening-balances.ts';
import { isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import { journalEntryLifecycle } from '../../src/machines/journal-entry/journal-entry.lifecycle.ts';
import { decide } from '../../src/machines/standing.ts';

/** Nothing it made is owed by anybody, and nobody else posted it. */
const facts = { byHand: true, document: null, reverses: false, settled: false };

/** Posts the balances a business begins with; those it began with before are taken back, where the chart of entries lets them. */
export const openBooksAct = (
  typed: TypedOpeningBalances,
  context: OpeningContext,
  world: World,
): PlannedOpening | Refusal => {
  const move =
    context.current && decide(journalEntryLifecycle, { status: 'Posted', facts }, { type: 'entry.reverse' });
  return isRefusal(move) ? move : planOpeningBalances(typed, context, world);
};
