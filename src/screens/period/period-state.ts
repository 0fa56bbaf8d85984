import type { OursAnswer } from '../../api/calls/call.ts';
import type { periodCalls } from '../../api/calls/period.ts';
import type { PeriodFacts } from '../../domain/period/period-facts.ts';
import { formatDay, minuteIn } from '../../domain/values/format.ts';
import { periodStatusWords as words } from '../../domain/words/periods.ts';
import type { PeriodEvent } from '../../machines/period/period.lifecycle.ts';
import { periodLifecycle } from '../../machines/period/period.lifecycle.ts';
import { allows, decide, isOpenTo } from '../../machines/standing.ts';
import type { Tone } from '../kit/StatusBadge.tsx';

export type PeriodView = OursAnswer<typeof periodCalls.period>;
export type PeriodRow = OursAnswer<typeof periodCalls.periods>['years'][number]['months'][number];

const tones: Readonly<Record<PeriodRow['status'], Tone>> = {
  Open: 'waiting',
  Checked: 'waiting',
  Locked: 'settled',
};

/** Where a period stands, in a word: what the lock date covers isn't open, and what runs isn't due. */
export const stateOf = ({
  status,
  covered,
  over,
}: Pick<PeriodRow, 'status' | 'covered' | 'over'>): { word: string; tone: Tone } => {
  if (covered) return { word: words.covered, tone: 'settled' };
  return over ? { word: words[status], tone: tones[status] } : { word: words.running, tone: 'draft' };
};

const standingOf = ({ status, checks, earlier, over }: PeriodView) => ({
  status,
  facts: {
    unmet: checks.filter(({ met }) => !met).map(({ check }) => check),
    skipped: checks.filter(({ skip }) => skip !== null).map(({ check }) => check),
    earlierOpen: earlier !== null,
    over,
  } satisfies PeriodFacts,
});

/** Whether the chart lets a period do something now. */
export const mayDo = (view: PeriodView, event: PeriodEvent): boolean =>
  allows(periodLifecycle, standingOf(view), event);

/** Why the chart refuses what it has an arrow for here; null where it allows it or has none. */
export const whyNot = (view: PeriodView, event: PeriodEvent): string | null => {
  const standing = standingOf(view);
  const move = decide(periodLifecycle, standing, event);
  return isOpenTo(periodLifecycle, standing, event) && move.refused ? move.message : null;
};

/** The day of a moment, in the zone of the business. */
export const dayOf = (at: string, { locale, timeZone }: { locale: string; timeZone: string }): string =>
  formatDay(minuteIn(timeZone, new Date(at)).slice(0, 10), locale);
