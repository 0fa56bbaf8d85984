import type { AnyMachineSnapshot } from 'xstate';
import type { Criterion } from './criteria.ts';
import type { Graph, Walk } from './graph.ts';
import type { Instrumented, Taken } from './instrumented.ts';
import { type Mutant, mutants } from './mutants.ts';
import type { Path } from './path.ts';
import { stable } from './plain.ts';
import { pathsFor } from './tours.ts';
import { walkOf } from './walk.ts';

/** The criteria whose paths are held against the mutants. */
export const strengthCriteria = ['transitions', 'pairs', 'refusals'] as const satisfies Criterion[];

/** How many mutants the paths of each criterion kill, and which ones none of them does. */
export interface Strength {
  total: number;
  killedBy: Record<(typeof strengthCriteria)[number], number>;
  killed: number;
  survivors: { mutant: string; equivalent?: string | undefined }[];
  /** Mutants the model calls equivalent although a path kills them, or that do not exist. */
  wronglyDeclared: string[];
}

/** What the outside sees after a step: whether it was accepted, where the machine stands, what it did. */
const seen = (accepted: boolean, snapshot: AnyMachineSnapshot, effects: Taken['effects']): string =>
  stable([accepted, snapshot.status, snapshot.value, snapshot.context, effects]);

/** Runs a walk on a machine and tells step by step what the outside sees. */
function* observe(machine: Instrumented, { entry, moves }: Walk): Generator<string> {
  const opened = machine.start(entry.start);
  let snapshot = opened.snapshot;
  yield seen(true, snapshot, opened.effects);
  for (const move of moves) {
    const { accepted } = machine.ask(snapshot, move.event);
    const isUnheard = !accepted && move.kind === 'refusal';
    const taken = isUnheard ? undefined : machine.send(snapshot, move.event);
    snapshot = taken?.snapshot ?? snapshot;
    yield seen(accepted, snapshot, taken?.effects ?? []);
  }
}

interface Observed {
  walk: Walk;
  moments: string[];
}

const observed = (graph: Graph, paths: Path[]): Observed[] =>
  paths.map((path) => {
    const walk = walkOf(graph, path);
    return { walk, moments: [...observe(graph.instrumented, walk)] };
  });

/** Whether some test sees the machine do something else than it did when it was observed. */
const shows = (machine: Instrumented, tests: Observed[]): boolean =>
  tests.some(({ walk, moments }) => {
    let index = 0;
    try {
      for (const moment of observe(machine, walk)) {
        if (moment !== moments[index]) return true;
        index += 1;
      }
      return false;
    } catch {
      // The chart itself runs through; a mutant that stops with an error has shown itself.
      return true;
    }
  });

/** The mutants that behave differently from the chart on at least one of the paths. */
export const killed = (graph: Graph, candidates: Mutant[], paths: Path[]): Mutant[] => {
  const tests = observed(graph, paths);
  return candidates.filter((mutant) => shows(mutant.make(), tests));
};

/** Measures the generated paths of each criterion against every mutant of the chart. */
export const strengthOf = (graph: Graph): Strength => {
  const all = mutants(graph.model.machine);
  const declared = new Map(graph.model.equivalent?.map(({ mutant, reason }) => [mutant, reason]));
  const tests = strengthCriteria.map((criterion) => observed(graph, pathsFor(graph, criterion)));
  const results = all.map((mutant) => {
    const machine = mutant.make();
    return {
      mutant: mutant.name,
      killers: strengthCriteria.filter((_, index) => shows(machine, tests[index]!)),
    };
  });
  const survivors = results.filter(({ killers }) => killers.length === 0).map(({ mutant }) => mutant);
  const killedBy = (criterion: (typeof strengthCriteria)[number]) =>
    results.filter(({ killers }) => killers.includes(criterion)).length;
  return {
    total: all.length,
    killedBy: {
      transitions: killedBy('transitions'),
      pairs: killedBy('pairs'),
      refusals: killedBy('refusals'),
    },
    killed: all.length - survivors.length,
    survivors: survivors.map((mutant) => ({ mutant, equivalent: declared.get(mutant) })),
    wronglyDeclared: [...declared.keys()].filter((name) => !survivors.includes(name)),
  };
};

/** The share of mutants killed among those not declared equivalent, from 0 to 1. */
export const shareKilled = ({ total, killed: dead, survivors }: Strength): number => {
  const equivalent = survivors.filter((survivor) => survivor.equivalent !== undefined).length;
  return total === equivalent ? 1 : dead / (total - equivalent);
};
