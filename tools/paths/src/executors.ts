import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { glob } from 'tinyglobby';
import type { Config, Executing } from './config.ts';
import type { Criterion } from './criteria.ts';
import { explore } from './explore.ts';
import type { Graph } from './graph.ts';
import { positionsIn, type RequirementPosition } from './positions.ts';
import type { TestModel } from './test-model.ts';
import { pathsFor } from './tours.ts';
import { type Proof, positionsPassed, proofsOf } from './trace.ts';

/** A proof of a chart, and the test files that walk through it, by the name of their executor. */
export interface Carried extends Proof {
  chart: string;
  by: Record<string, string[]>;
}

interface Suite extends Executing {
  file: string;
  text: string;
}

/** The test files of a project's executors. @throws where a file can’t be read */
export const suitesOf = async (root: string, { executors }: Config): Promise<Suite[]> => {
  const found = await Promise.all(
    executors.map(async (executing) => {
      const files = await glob(executing.files, { cwd: root, ignore: ['**/node_modules/**'] });
      return files.sort().map(async (file) => ({
        ...executing,
        file,
        text: await readFile(join(root, file), 'utf8'),
      }));
    }),
  );
  return Promise.all(found.flat());
};

/** The places that the paths of a criterion pass, worked out once for a graph. */
const passedBy = (graph: Graph) => {
  const known = new Map<Criterion, Set<string>>();
  return (criterion: Criterion): Set<string> => {
    const worked = () => [...positionsPassed(graph, pathsFor(graph, criterion, 'short'))].map(keyOf);
    const passed = known.get(criterion) ?? new Set(worked());
    known.set(criterion, passed);
    return passed;
  };
};

const keyOf = ({ requirement, kind, at }: RequirementPosition): string => `${requirement} ${kind} ${at}`;

/**
 * Each proof a chart owes, in the order of the chart.
 *
 * @param modelFile the chart's test model, by which test files import it
 */
export const carriedOf = (model: TestModel, modelFile: string, suites: readonly Suite[]): Carried[] => {
  if (positionsIn(model.machine).length === 0) return [];
  const graph = explore(model);
  const passes = passedBy(graph);
  const imports = `/${basename(modelFile).replace(/\.[^.]+$/, '')}`;
  const walking = suites.filter(({ text }) => new RegExp(`${imports}(\\.\\w+)?['"]`).test(text));
  const by = (proof: Proof): Carried['by'] => {
    const files: Carried['by'] = {};
    for (const { name, file, criterion } of walking)
      if (passes(criterion).has(keyOf(proof))) files[name] = [...new Set([...(files[name] ?? []), file])];
    return files;
  };
  return proofsOf(graph).map((proof) => ({ ...proof, chart: model.name, by: by(proof) }));
};
