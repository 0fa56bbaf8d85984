import type { AnyStateMachine, EventFromLogic, SnapshotFrom, StateValue } from 'xstate';
import type { TestModel } from '../../../paths/src/test-model.ts';

/**
 * How tests walk the chart of a sandbox: by everything that can happen in it.
 *
 * @param starts the state each kind of object begins in, by the name of the start
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
