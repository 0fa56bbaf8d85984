import { actsOf, type Criterion } from './criteria.ts';
import type { Act, Graph } from './graph.ts';
import { outcomeId } from './instrumented.ts';
import type { Transition } from './transitions.ts';

const isReached = (graph: Graph, state: string): boolean =>
  state === '(any)' || actsOf(graph).some((act) => act.visited.includes(state));

const askedTimes = (acts: Act[], transition: Transition, answer: boolean): number =>
  acts.filter((act) => act.outcomes.includes(outcomeId(transition.id, answer))).length;

const isSent = (acts: Act[], transition: Transition): boolean =>
  acts.some((act) => 'kind' in act && matches(act.event.type, transition.event));

const matches = (type: string, descriptor: string): boolean =>
  descriptor === type ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && type.startsWith(descriptor.slice(0, -1)));

const whyNeverTaken = (graph: Graph, transition: Transition): string => {
  const acts = actsOf(graph);
  if (!isReached(graph, transition.source)) return `its state ${transition.source} is never reached`;
  const refused = askedTimes(acts, transition, false);
  if (transition.guard && refused > 0 && askedTimes(acts, transition, true) === 0)
    return `its guard [${transition.guard}] is never true, asked ${refused}×: it is dead, or the model lacks a case`;
  if (transition.event.startsWith('xstate.after.')) return 'another delay always ends first';
  if (/^xstate\.(done|error)\.actor\./.test(transition.event) && !isSent(acts, transition))
    return 'no sample in `ports` gives this answer';
  if (transition.event !== 'always' && !transition.event.startsWith('xstate.') && !isSent(acts, transition))
    return `no case sends ${transition.label}`;
  return 'an earlier candidate or a state inside always takes the event';
};

const whyNeverAnswered = (graph: Graph, goal: string): string => {
  const transition = graph.transitions.find(({ id }) => goal.startsWith(`${id} = `));
  if (!transition) return 'the chart has no such guard';
  const answer = goal.endsWith('true');
  const others = askedTimes(actsOf(graph), transition, !answer);
  return others > 0
    ? `its guard [${transition.guard}] says ${!answer} whenever it is asked (${others}×): it is dead, or the model lacks a case on that side`
    : whyNeverTaken(graph, transition);
};

/** Why no path covers a goal: what is unreachable, dead, or not sent by the model. */
export const reasonFor = (graph: Graph, criterion: Criterion, goal: string): string => {
  const transition = graph.transitions.find(({ id }) => id === goal);
  if (criterion === 'states')
    return isReached(graph, goal) ? 'no path given enters it' : 'no transition that can be taken leads there';
  if (criterion === 'guards') {
    const answered = actsOf(graph).some((act) => act.outcomes.includes(goal));
    return answered ? 'no path given asks it this way' : whyNeverAnswered(graph, goal);
  }
  if (criterion === 'transitions' && transition) {
    const takes = actsOf(graph).some((act) => act.microsteps.flat().includes(goal));
    return takes ? 'no path given takes it' : whyNeverTaken(graph, transition);
  }
  return 'no path given reaches it';
};
