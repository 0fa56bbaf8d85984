import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import type { TestModel } from '../../../paths/src/test-model.ts';

/**
 * How the chart of a sandbox is walked: by all that may happen there.
 *
 * @param starts where each kind of thing begins, by what it is called
 */
export const modelOf = <Chart extends AnyStateMachine>(
  name: string,
  machine: Chart,
  starts: Readonly<Record<string, StateValue>>,
): TestModel<Chart> => ({
  name,
  machine,
  starts: Object.entries(starts).map(([start, state]) => ({
    name: start,
    state,
    context: {} as SnapshotFrom<Chart>['context'],
  })),
  cases: machine.events.map((type) => ({ name: type, event: { type } as EventFromLogic<Chart> })),
});
