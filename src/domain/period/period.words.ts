import { periodRefusals as words } from '../words/periods.ts';
import type { PeriodStatus } from './accounting-period.ts';
import { isHard, type PeriodCheck } from './period-check.ts';
import { isSkipped, type PeriodFacts, toDo, unmetHard } from './period-facts.ts';

const whyNotReady = (facts: PeriodFacts): string => {
  if (!facts.over) return words.notOver;
  if (unmetHard(facts).length > 0) return words.contradicts;
  return words.toDo(toDo(facts).length);
};

const whyNotSkip = (status: PeriodStatus, facts: PeriodFacts, check: PeriodCheck): string => {
  if (status === 'Locked') return words.locked;
  if (isHard(check)) return words.hard;
  return isSkipped(facts, check) ? words.skippedAlready : words.metAlready;
};

/** Why a period refuses an event, and the way out. */
export const whyNotPeriod = (
  status: PeriodStatus,
  facts: PeriodFacts,
  event: { type: string; check?: PeriodCheck },
): string => {
  if (event.type === 'period.reopen') return words.notLocked;
  if (event.type === 'period.skip') return whyNotSkip(status, facts, event.check!);
  if (status === 'Locked') return words.locked;
  if (event.type === 'period.unskip') return words.notSkipped;
  if (event.type === 'period.lock' && status === 'Open') return words.notChecked;
  return toDo(facts).length === 0 && facts.over ? words.earlierOpen : whyNotReady(facts);
};
