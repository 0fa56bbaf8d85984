import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a project keeps its charts, from `paths.config.json` beside its `package.json`; what is left out has its default. */
export interface Config {
  /** Globs of chart files. A file is named `<name>.<kind>.<extension>`. */
  charts: string[];
  /** The test model of a chart file; `{dir}`, `{name}`, `{kind}` and `{ext}` are the chart's own. */
  model: string;
  /** The folder that `charts` draws into. */
  pages: string;
}

export const CONFIG_FILE = 'paths.config.json';

const defaults: Config = {
  charts: ['src/**/*.{machine,lifecycle,flow}.{ts,mts,js,mjs}'],
  model: '{dir}/{name}.model.{ext}',
  pages: 'docs/charts',
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const checks: { [Key in keyof Config]: (value: unknown) => boolean } = {
  charts: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  model: isText,
  pages: isText,
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
