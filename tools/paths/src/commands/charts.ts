import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chartPage } from '../chart-page.ts';
import { configOf } from '../config.ts';
import { type Command, chartsNamed } from './command.ts';

/** The pages that exist, by file name. */
const pagesIn = async (folder: string): Promise<Map<string, string>> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md'));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  );
};

/** `charts`: draws a page for every chart, into docs/charts unless configured otherwise; with `--check` only says which are stale, exit 1. */
export const charts: Command = async (args, console) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
  const found = await chartsNamed([], console);
  const { pages } = await configOf(console.root);
  const folder = join(console.root, pages);
  const now = await pagesIn(folder);
  const wanted = new Map(found.charts.map(({ name, model }) => [`${name}.md`, chartPage(model)]));
  const stale = [...new Set([...wanted.keys(), ...now.keys()])].filter(
    (name) => wanted.get(name) !== now.get(name),
  );
  if (values.check) {
    for (const name of stale) console.write(`${pages}/${name} is stale: run \`npm run paths -- charts\``);
    return found.isComplete && stale.length === 0 ? 0 : 1;
  }
  await mkdir(folder, { recursive: true });
  for (const name of stale) {
    const page = wanted.get(name);
    await (page === undefined ? rm(join(folder, name)) : writeFile(join(folder, name), page));
    console.write(`${pages}/${name} is ${page === undefined ? 'removed' : 'drawn'}`);
  }
  return found.isComplete ? 0 : 1;
};
