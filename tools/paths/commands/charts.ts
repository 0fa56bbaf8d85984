import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chartPage } from '../chart-page.ts';
import { type Command, chartsNamed } from './command.ts';

const FOLDER = 'docs/charts';

/** `charts`: draws docs/charts/<name>.md for every chart; with `--check` only says which are stale, exit 1. */
export const charts: Command = async (args, console) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
  const found = await chartsNamed(undefined, console);
  await mkdir(join(console.root, FOLDER), { recursive: true });
  let isFresh = true;
  for (const { name, terrain } of found.charts) {
    const file = `${FOLDER}/${name}.md`;
    const page = chartPage(terrain);
    const now = await readFile(join(console.root, file), 'utf8').catch(() => undefined);
    if (now === page) continue;
    if (values.check) {
      isFresh = false;
      console.write(`${file} is stale: run \`npm run paths -- charts\``);
    } else {
      await writeFile(join(console.root, file), page);
      console.write(`${file} is drawn`);
    }
  }
  return found.isComplete && isFresh ? 0 : 1;
};
