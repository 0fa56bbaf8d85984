import type { Arrow } from './arrows.ts';
import { type Act, actsOf, type Criterion } from './criteria.ts';
import type { Landscape } from './landscape.ts';
import { outcomeId } from './probe.ts';

const isReached = (landscape: Landscape, state: string): boolean =>
  state === '(any)' || actsOf(landscape).some((act) => act.visited.includes(state));

const asked = (acts: Act[], arrow: Arrow, answer: boolean): number =>
  acts.filter((act) => act.outcomes.includes(outcomeId(arrow.id, answer))).length;

const isSent = (acts: Act[], arrow: Arrow): boolean =>
  acts.some((act) => 'kind' in act && matches(act.event.type, arrow.event));

const matches = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

const whyNeverTaken = (landscape: Landscape, arrow: Arrow): string => {
  const acts = actsOf(landscape);
  if (!isReached(landscape, arrow.source)) return `its state ${arrow.source} is never reached`;
  const refused = asked(acts, arrow, false);
  if (arrow.guard && refused > 0 && asked(acts, arrow, true) === 0)
    return `its guard [${arrow.guard}] is never true, asked ${refused}×: it is dead, or the terrain lacks a case`;
  if (arrow.event.startsWith('xstate.after.')) return 'another delay always ends first';
  if (/^xstate\.(done|error)\.actor\./.test(arrow.event) && !isSent(acts, arrow))
    return 'no sample in `ports` gives this answer';
  if (arrow.event !== 'always' && !arrow.event.startsWith('xstate.') && !isSent(acts, arrow))
    return `no case sends ${arrow.label}`;
  return 'an earlier candidate or a state inside always takes the event';
};

const whyNeverAnswered = (landscape: Landscape, goal: string): string => {
  const arrow = landscape.arrows.find(({ id }) => goal.startsWith(`${id} = `));
  if (!arrow) return 'the chart has no such guard';
  const answer = goal.endsWith('true');
  const others = asked(actsOf(landscape), arrow, !answer);
  return others > 0
    ? `its guard [${arrow.guard}] says ${!answer} whenever it is asked (${others}×): it is dead, or the terrain lacks a case on that side`
    : whyNeverTaken(landscape, arrow);
};

/** Why no path covers a goal: what is unreachable, dead, or not sent by the terrain. */
export const reasonFor = (landscape: Landscape, criterion: Criterion, goal: string): string => {
  const arrow = landscape.arrows.find(({ id }) => id === goal);
  if (criterion === 'states')
    return isReached(landscape, goal) ? 'no path given enters it' : 'no arrow that can be taken leads there';
  if (criterion === 'guards') {
    const answered = actsOf(landscape).some((act) => act.outcomes.includes(goal));
    return answered ? 'no path given asks it this way' : whyNeverAnswered(landscape, goal);
  }
  if (criterion === 'transitions' && arrow) {
    const takes = actsOf(landscape).some((act) => act.microsteps.flat().includes(goal));
    return takes ? 'no path given takes it' : whyNeverTaken(landscape, arrow);
  }
  return 'no path given reaches it';
};
