import { access } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { glob } from 'tinyglobby';
import { type Config, configOf } from './config.ts';
import type { TestModel } from './test-model.ts';

/** A chart of the project, with its test model. */
export interface Chart {
  name: string;
  kind: string;
  /** The chart's file, relative to the project. */
  file: string;
  /** The file of its test model, relative to the project. */
  modelFile: string;
  model: TestModel;
}

/** A chart that cannot be walked, and why. */
export interface Unwalkable {
  file: string;
  problem: string;
}

const isTestModel = (value: unknown): value is TestModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'starts' in value && 'cases' in value;

const partsOf = (file: string) => {
  const [name = '', kind = '', ext = ''] = basename(file).split('.');
  return { dir: dirname(file), name, kind, ext };
};

const modelFile = ({ model }: Config, file: string): string => {
  const parts = partsOf(file);
  return model.replace(/\{(dir|name|kind|ext)\}/g, (_, part: keyof typeof parts) => parts[part]);
};

const load = async (root: string, config: Config, file: string): Promise<Chart | Unwalkable> => {
  const { name, kind } = partsOf(file);
  const beside = modelFile(config, file);
  const exists = await access(join(root, beside)).then(
    () => true,
    () => false,
  );
  if (!exists) return { file, problem: `has no model: ${beside} is missing` };
  const { default: model }: { default?: unknown } = await import(
    /* @vite-ignore */ pathToFileURL(join(root, beside)).href
  );
  if (!isTestModel(model)) return { file, problem: `${beside} exports no model by default` };
  if (model.name !== name) return { file, problem: `its model calls itself "${model.name}", not "${name}"` };
  return { name, kind, file, modelFile: beside, model };
};

/** Finds every chart of a project. Those without a model are told apart, never left out. */
export const findCharts = async (root: string): Promise<{ charts: Chart[]; unwalkable: Unwalkable[] }> => {
  const config = await configOf(root);
  const files = await glob(config.charts, { cwd: root, ignore: ['**/node_modules/**'] });
  const found = await Promise.all(
    files
      .map((file) => relative('.', file))
      .sort()
      .map((file) => load(root, config, file)),
  );
  return {
    charts: found.filter((one): one is Chart => 'model' in one),
    unwalkable: found.filter((one): one is Unwalkable => 'problem' in one),
  };
};
