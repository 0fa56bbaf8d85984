import type { AnyMachineSnapshot } from 'xstate';
import type { Criterion } from './criteria.ts';
import type { Landscape } from './landscape.ts';
import { type Mutant, mutants } from './mutants.ts';
import type { Path } from './path.ts';
import { stable } from './plain.ts';
import type { Probe, Taken } from './probe.ts';
import { pathsFor } from './tours.ts';
import { type Walk, walkOf } from './walk.ts';

/** The criteria whose paths are held against the mutants. */
export const strengthCriteria = ['transitions', 'pairs', 'refusals'] as const satisfies Criterion[];

/** How many mutants the paths of each criterion kill, and which ones none of them does. */
export interface Strength {
  total: number;
  killedBy: Record<(typeof strengthCriteria)[number], number>;
  killed: number;
  survivors: { mutant: string; equivalent?: string }[];
  /** Mutants the terrain calls equivalent although a path kills them, or that do not exist. */
  wronglyDeclared: string[];
}

/** What the outside sees after a step: whether it was accepted, where the machine stands, what it did. */
const seen = (accepted: boolean, snapshot: AnyMachineSnapshot, effects: Taken['effects']): string =>
  stable([accepted, snapshot.status, snapshot.value, snapshot.context, effects]);

/** Runs a walk on a machine and tells step by step what the outside sees. */
function* observe(machine: Probe, { opening, moves }: Walk): Generator<string> {
  const opened = machine.start(opening.start);
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

const observed = (landscape: Landscape, paths: Path[]): Observed[] =>
  paths.map((path) => {
    const walk = walkOf(landscape, path);
    return { walk, moments: [...observe(landscape.probe, walk)] };
  });

const isKilled = (mutant: Mutant, tests: Observed[]): boolean => {
  try {
    const machine = mutant.make();
    return tests.some(({ walk, moments }) => {
      let index = 0;
      for (const moment of observe(machine, walk)) {
        if (moment !== moments[index]) return true;
        index += 1;
      }
      return false;
    });
  } catch {
    // A mutant that cannot even run shows itself on the first path, which is what killing means.
    return true;
  }
};

/** The mutants that behave differently from the chart on at least one of the paths. */
export const killed = (landscape: Landscape, candidates: Mutant[], paths: Path[]): Mutant[] => {
  const tests = observed(landscape, paths);
  return candidates.filter((mutant) => isKilled(mutant, tests));
};

/** Measures the generated paths of each criterion against every mutant of the chart. */
export const strengthOf = (landscape: Landscape): Strength => {
  const all = mutants(landscape.terrain.machine);
  const declared = new Map(landscape.terrain.equivalent?.map(({ mutant, reason }) => [mutant, reason]));
  const byCriterion = strengthCriteria.map((criterion) =>
    killed(landscape, all, pathsFor(landscape, criterion)),
  );
  const dead = new Set(byCriterion.flat());
  const survivors = all.filter((mutant) => !dead.has(mutant)).map(({ name }) => name);
  return {
    total: all.length,
    killedBy: Object.fromEntries(
      strengthCriteria.map((criterion, index) => [criterion, byCriterion[index]!.length]),
    ) as Strength['killedBy'],
    killed: dead.size,
    survivors: survivors.map((mutant) => ({ mutant, equivalent: declared.get(mutant) })),
    wronglyDeclared: [...declared.keys()].filter((name) => !survivors.includes(name)),
  };
};

/** The share of mutants killed among those not declared equivalent, from 0 to 1. */
export const shareKilled = ({ total, killed: dead, survivors }: Strength): number => {
  const equivalent = survivors.filter((survivor) => survivor.equivalent !== undefined).length;
  return total === equivalent ? 1 : dead / (total - equivalent);
};
