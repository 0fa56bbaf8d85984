import type { PeriodFacts } from '../../src/domain/period/period-facts.ts';
import { invalid, isRefusal, type Refusal } from '../../src/domain/values/refusal.ts';
import type { Standing } from '../../src/domain/values/standing.ts';
import { periodRefusals as words } from '../../src/domain/words/periods.ts';
import { type PeriodEvent, periodLifecycle } from '../../src/machines/period/period.lifecycle.ts';
import { decide, type Move } from '../../src/machines/standing.ts';

/** Where an event leads a period, or why it can't. */
export const movePeriodAct = (
  standing: Standing<PeriodFacts>,
  event: PeriodEvent,
): Move<PeriodFacts> | Refusal => decide(periodLifecycle, standing, event);

/** The same for an event that needs a reason; what the chart refuses is told first. */
export const movePeriodForReasonAct = (
  standing: Standing<PeriodFacts>,
  event: PeriodEvent,
  reason: string,
): Move<PeriodFacts> | Refusal => {
  const move = movePeriodAct(standing, event);
  if (isRefusal(move) || reason.trim() !== '') return move;
  return invalid('reason', words.reasonMissing);
};
