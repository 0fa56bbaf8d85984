import { access, readdir } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestModel } from './test-model.ts';

const CHART = /^(.+)\.(lifecycle|flow)\.ts$/;

/** A chart of the project: a `<name>.lifecycle.ts` or `<name>.flow.ts` under src/machines, with its model beside it. */
export interface Chart {
  name: string;
  kind: string;
  /** The chart's file, relative to the project. */
  file: string;
  model: TestModel;
}

/** A chart that cannot be walked, and why. */
export interface Unwalkable {
  file: string;
  problem: string;
}

const isTestModel = (value: unknown): value is TestModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'starts' in value && 'cases' in value;

const chartFiles = async (root: string): Promise<string[]> => {
  const entries = await readdir(join(root, 'src/machines'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && CHART.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

const load = async (root: string, path: string): Promise<Chart | Unwalkable> => {
  const file = relative(root, path);
  const [, name = '', kind = ''] = basename(path).match(CHART) ?? [];
  const beside = join(dirname(path), `${name}.model.ts`);
  const exists = await access(beside).then(
    () => true,
    () => false,
  );
  if (!exists) return { file, problem: `has no model: ${relative(root, beside)} is missing` };
  const { default: model }: { default?: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(beside).href
  );
  if (!isTestModel(model)) return { file, problem: `${relative(root, beside)} exports no model by default` };
  if (model.name !== name) return { file, problem: `its model calls itself "${model.name}", not "${name}"` };
  return { name, kind, file, model };
};

/** Finds every chart of a project. Those without a model are told apart, never left out. */
export const findCharts = async (root: string): Promise<{ charts: Chart[]; unwalkable: Unwalkable[] }> => {
  const found = await Promise.all((await chartFiles(root)).map((path) => load(root, path)));
  return {
    charts: found.filter((one): one is Chart => 'model' in one),
    unwalkable: found.filter((one): one is Unwalkable => 'problem' in one),
  };
};
