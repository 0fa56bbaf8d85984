import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Criterion, criteria } from './criteria.ts';

/** Where a project keeps its charts, from `paths.config.json` beside its `package.json`; what is left out has its default. */
export interface Config {
  /** Globs of chart files. A file is named `<name>.<kind>.<extension>`. */
  charts: string[];
  /** The test model of a chart file; `{dir}`, `{name}`, `{kind}` and `{ext}` are the chart's own. */
  model: string;
  /** The folder that `charts` draws into. */
  pages: string;
  /** The table that says what each requirement id stands for; a file of tabs whose first row names its columns. */
  requirements: { file: string; id: string; sentence: string } | null;
  /** The test files that carry paths out, and what their paths go through. A name may come more than once. */
  executors: Executing[];
}

/** Files of tests that carry paths out on one thing: the machine, a server, a page. */
export interface Executing {
  name: string;
  /** Globs. A file carries out the paths of each chart whose test model it imports. */
  files: string[];
  criterion: Criterion;
}

const CONFIG_FILE = 'paths.config.json';

const defaults: Config = {
  charts: ['src/**/*.{machine,lifecycle,flow}.{ts,mts,js,mjs}'],
  model: '{dir}/{name}.model.{ext}',
  pages: 'docs/charts',
  requirements: null,
  executors: [],
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isText);
const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>;
const isTable = (value: unknown): boolean =>
  ['file', 'id', 'sentence'].every((key) => isText(fieldsOf(value)[key]));
const isExecuting = (value: unknown): boolean => {
  const { name, files, criterion } = fieldsOf(value);
  return isText(name) && isTexts(files) && criteria.includes(criterion as Criterion);
};
const checks: { [Key in keyof Config]: (value: unknown) => boolean } = {
  charts: isTexts,
  model: isText,
  pages: isText,
  requirements: isTable,
  executors: (value) => Array.isArray(value) && value.every(isExecuting),
};

const parsed = (text: string): Partial<Config> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${CONFIG_FILE} is not JSON.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${CONFIG_FILE} must hold an object.`);
  for (const [key, entry] of Object.entries(value)) {
    if (!Object.hasOwn(checks, key))
      throw new Error(`${CONFIG_FILE} has no setting "${key}"; there are ${Object.keys(checks).join(', ')}.`);
    if (!checks[key as keyof Config](entry)) throw new Error(`${CONFIG_FILE}: "${key}" has a wrong value.`);
  }
  return value;
};

/**
 * Reads the configuration of a project; without a file, the defaults.
 * @throws where the file is not JSON, names a setting that does not exist, or gives it a wrong value
 */
export const configOf = async (root: string): Promise<Config> => {
  const text = await readFile(join(root, CONFIG_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? defaults : { ...defaults, ...parsed(text) };
};
