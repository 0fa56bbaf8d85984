import { isHard, type PeriodCheck, periodChecks } from './period-check.ts';

/** What a period's chart knows beside its status. */
export interface PeriodFacts {
  /** The checks that aren't met, those that were skipped too. */
  unmet: readonly PeriodCheck[];
  /** Those that somebody skipped with a reason, met by now or not. */
  skipped: readonly PeriodCheck[];
  /** A period that comes before it isn't locked. */
  earlierOpen: boolean;
  /** Its last day is over. */
  over: boolean;
}

/** The equalities of the books that don't hold. */
export const unmetHard = ({ unmet }: PeriodFacts): PeriodCheck[] => unmet.filter(isHard);

/** What is still to be done: neither met nor skipped. */
export const toDo = ({ unmet, skipped }: PeriodFacts): PeriodCheck[] =>
  unmet.filter((check) => isHard(check) || !skipped.includes(check));

/** True where each check is met, or is a soft one that was skipped. */
const isReady = (facts: PeriodFacts): boolean => toDo(facts).length === 0;

/** True where a period can be called checked: it is over, and nothing is left to do. */
export const isCheckable = (facts: PeriodFacts): boolean => facts.over && isReady(facts);

/** True where a period can be locked: nothing is left to do, and no earlier one is open. */
export const isLockable = (facts: PeriodFacts): boolean => isCheckable(facts) && !facts.earlierOpen;

/** True of a soft check that isn't met and wasn't skipped. */
export const isSkippable = ({ unmet, skipped }: PeriodFacts, check: PeriodCheck): boolean =>
  unmet.includes(check) && !isHard(check) && !skipped.includes(check);

/** True of a check that was skipped. */
export const isSkipped = ({ skipped }: PeriodFacts, check: PeriodCheck): boolean => skipped.includes(check);

/** What is known once a check is skipped. */
export const withSkipped = (facts: PeriodFacts, check: PeriodCheck): PeriodFacts => ({
  ...facts,
  skipped: periodChecks.filter((one) => one === check || facts.skipped.includes(one)),
});

/** What is known once a skip is taken back. */
export const withoutSkipped = (facts: PeriodFacts, check: PeriodCheck): PeriodFacts => ({
  ...facts,
  skipped: facts.skipped.filter((one) => one !== check),
});

/** What is known once the books say otherwise which checks aren't met. */
export const withUnmet = (facts: PeriodFacts, unmet: readonly PeriodCheck[]): PeriodFacts => ({
  ...facts,
  unmet,
});
