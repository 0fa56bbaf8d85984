import { type AnyStateMachine, type EventFromLogic, type SnapshotFrom, transition } from 'xstate';

/** The words that a kind of a chart's can stand at. */
export type StandsAt<Chart extends AnyStateMachine, Kind extends string> = Extract<
  SnapshotFrom<Chart>['value'],
  Readonly<Record<Kind, string>>
>[Kind];

/** Something that lives at a sandbox, by its provider's word for where it stands. */
interface Living<Status> {
  status: Status;
}

/** What lives at a sandbox of a provider, by the chart of it: each kind stands in a box of its own. */
export const lifeBy = <Chart extends AnyStateMachine>(chart: Chart) => {
  const standing = (kind: string, status: string) =>
    (chart as AnyStateMachine).resolveState({ value: { [kind]: status }, context: {} });
  return {
    /** True where the chart has an arrow for what would happen. */
    can: <Kind extends string>(
      kind: Kind,
      { status }: Living<StandsAt<Chart, Kind>>,
      type: EventFromLogic<Chart>['type'],
    ): boolean => standing(kind, status).can({ type }),
    /** Lets something happen; false where the chart doesn't have it, and then nothing does. */
    happen: <Kind extends string>(
      kind: Kind,
      one: Living<StandsAt<Chart, Kind>>,
      type: EventFromLogic<Chart>['type'],
    ): boolean => {
      const now = standing(kind, one.status);
      if (!now.can({ type })) return false;
      const [next] = transition(chart as AnyStateMachine, now, { type });
      one.status = next.value[kind];
      return true;
    },
  };
};
