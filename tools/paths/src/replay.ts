import { type Instrumented, instrumented, type Taken } from './instrumented.ts';
import { movesAt } from './moves.ts';
import type { Path, PathStep } from './path.ts';
import { chartPositionOf, nextPosition, type Position } from './position.ts';
import type { TestModel } from './test-model.ts';

/** Where a machine no longer does what a path says. */
export interface Drift {
  path: string;
  /** The number of the step, from 1; 0 is the start. */
  step: number;
  message: string;
}

const differs = (model: TestModel, position: Position, expected: PathStep['to']): string | undefined => {
  const now = chartPositionOf(model, position);
  return now.id === expected.id
    ? undefined
    : `expected ${JSON.stringify(expected)}, found ${JSON.stringify({ id: now.id, state: now.state, context: now.context })}`;
};

const takeStep = (
  model: TestModel,
  machine: Instrumented,
  before: Position,
  step: PathStep,
): { after: Position; problem?: string } => {
  const move = movesAt(model, before).find((one) => one.case === step.case);
  if (!move) return { after: before, problem: `the model has no case "${step.case}" here` };
  const isSent = move.timer === undefined && move.answerOf === undefined;
  if (isSent && machine.ask(before.snapshot, move.event).accepted === (step.refused === true))
    return { after: before, problem: `"${step.case}" is ${step.refused ? 'accepted' : 'refused'}` };
  if (step.refused) return { after: before };
  const taken: Taken = machine.send(before.snapshot, move.event);
  const after = nextPosition(before, taken, move);
  const problem = differs(model, after, step.to);
  return { after, ...(problem ? { problem } : {}) };
};

/**
 * Runs paths on the machine alone, kept ones as well as new ones.
 * @returns the first step of each path at which the machine does something else
 */
export const replay = (model: TestModel, paths: Path[]): Drift[] => {
  const machine = instrumented(model.machine);
  return paths.flatMap((path): Drift[] => {
    const start = model.starts.find(({ name }) => name === path.start.name);
    if (!start) return [{ path: path.id, step: 0, message: `the model has no start "${path.start.name}"` }];
    const opened = machine.start(start);
    let position = nextPosition({ timers: [], answered: [] }, opened);
    const problem = differs(model, position, path.start.at);
    if (problem) return [{ path: path.id, step: 0, message: problem }];
    for (const [index, step] of path.steps.entries()) {
      const { after, problem } = takeStep(model, machine, position, step);
      if (problem) return [{ path: path.id, step: index + 1, message: problem }];
      position = after;
    }
    return [];
  });
};
