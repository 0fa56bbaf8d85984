import { type AnyStateMachine, type EventFromLogic, transition } from 'xstate';
import { type Refusal, refusal } from '../domain/values/refusal.ts';
import type { Standing } from '../domain/values/standing.ts';

/** A lifecycle: a pure chart, and the words it refuses with. */
export interface Lifecycle<Chart extends AnyStateMachine, Facts> {
  name: string;
  chart: Chart;
  /** Why an event is refused in a standing, and the way out. */
  whyNot: (standing: Standing<Facts>, event: EventFromLogic<Chart>) => string;
}

/** What is asked whether something can be done, and not why it can’t. */
type Charted<Chart extends AnyStateMachine, Facts> = Pick<Lifecycle<Chart, Facts>, 'chart'>;

/** What a move leads to; `moved` is false for an event repeated on what it already produced. */
export interface Move<Facts> extends Standing<Facts> {
  refused?: false;
  moved: boolean;
}

const snapshotAt = <Facts>(chart: AnyStateMachine, standing: Standing<Facts>) =>
  chart.resolveState({ value: standing.status, context: standing.facts as never });

/** What an arrow is marked with that only repeats what is so already: it is answered, and never offered. */
export const repeat = { repeat: true } as const;

/** True when the event would only repeat what stands already: there is nothing to offer, and nothing to refuse. */
export const repeats = <Chart extends AnyStateMachine, Facts>(
  { chart }: Charted<Chart, Facts>,
  standing: Standing<Facts>,
  event: EventFromLogic<Chart>,
): boolean =>
  (chart as AnyStateMachine)
    .getTransitionData(snapshotAt(chart, standing), event)
    .some(({ meta }) => meta?.repeat === true);

/** True when the chart has an arrow for the event here that does more than repeat, whether or not it can be taken now. */
export const isOpenTo = <Chart extends AnyStateMachine, Facts>(
  lifecycle: Charted<Chart, Facts>,
  standing: Standing<Facts>,
  event: EventFromLogic<Chart>,
): boolean =>
  (lifecycle.chart.states[standing.status]?.ownEvents.includes(event.type) ?? false) &&
  !repeats(lifecycle, standing, event);

/** True when the event leads on from this standing, as the chart says. */
export const allows = <Chart extends AnyStateMachine, Facts>(
  lifecycle: Charted<Chart, Facts>,
  standing: Standing<Facts>,
  event: EventFromLogic<Chart>,
): boolean => snapshotAt(lifecycle.chart, standing).can(event) && !repeats(lifecycle, standing, event);

/** The next standing, or a refusal of kind `illegal-move`. Both sides ask this and nothing else. */
export const decide = <Chart extends AnyStateMachine, Facts>(
  lifecycle: Lifecycle<Chart, Facts>,
  standing: Standing<Facts>,
  event: EventFromLogic<Chart>,
): Move<Facts> | Refusal => {
  const snapshot = snapshotAt(lifecycle.chart, standing);
  if (!snapshot.can(event)) return refusal('illegal-move', lifecycle.whyNot(standing, event));
  const [next] = transition(lifecycle.chart as AnyStateMachine, snapshot, event);
  const facts = next.context as Facts;
  const status = String(next.value);
  return { status, facts, moved: status !== standing.status || facts !== standing.facts };
};
