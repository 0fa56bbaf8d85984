import type {
  AnyStateMachine,
  EventFromLogic,
  EventObject,
  InputFrom,
  SnapshotFrom,
  StateValue,
} from 'xstate';

/**
 * One sample of one event. The name says which side of which guard it stands on, the boundary included:
 * `payment.record part`, `payment.record exactly the rest`. Names are unique within a vertex.
 */
export interface Case<E extends EventObject = EventObject> {
  name: string;
  event: E;
}

/**
 * One way a machine comes to life: created with `input`, or, for a chart that is only asked and never run,
 * position in a stored `state` with its `context`.
 */
export type Start<M extends AnyStateMachine = AnyStateMachine> =
  | { name: string; input?: InputFrom<M> }
  | { name: string; state: StateValue; context: SnapshotFrom<M>['context'] };

/**
 * What an invoked actor may answer. An empty object says that it never answers (a listener); a promise
 * that may fail lists its errors, each of which must be caught by the chart, and names their parser.
 */
export interface PortSamples {
  done?: { name: string; output: unknown }[];
  error?: { name: string; error: unknown }[];
  /** Throws for what the actor never fails with, so that no sample is made up. */
  parseError?: (error: unknown) => unknown;
}

/** A mutant that no test can tell from the chart, by the name the tool prints, and why that is so. */
export interface Equivalent {
  mutant: string;
  reason: string;
}

/**
 * The ground a machine is walked on: where it starts, what it may be sent, how its ports answer and how far
 * its context may grow. It is beside the chart as `<name>.model.ts`, as the default export.
 */
export interface TestModel<M extends AnyStateMachine = AnyStateMachine> {
  name: string;
  machine: M;
  starts: Start<M>[];
  /**
   * The samples to try at a vertex. Those the machine refuses there become refusals, so a list must not be
   * trimmed to what is allowed. Delays and answers of invoked actors are added by the tool.
   */
  cases: Case<EventFromLogic<M>>[] | ((snapshot: SnapshotFrom<M>) => Case<EventFromLogic<M>>[]);
  /** Answers by the id of the invoke, or by the name of its source. */
  ports?: Record<string, PortSamples>;
  /** True where a vertex lies inside the ground; steps that leave it are counted and not walked. */
  bound?: (snapshot: SnapshotFrom<M>) => boolean;
  /** What tells two vertices apart, in place of the state value and the whole context. */
  key?: (snapshot: SnapshotFrom<M>) => unknown;
  equivalent?: Equivalent[];
}
