import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Path } from '../path.ts';
import { replay as replayOn } from '../replay.ts';
import { type Command, chartsNamed, given, UsageError } from './command.ts';

const storedPaths = async (file: string): Promise<Path[]> => {
  const stored: unknown = JSON.parse(await readFile(file, 'utf8'));
  if (!Array.isArray(stored)) throw new UsageError(`${file} holds no paths: write them with --format json.`);
  return stored as Path[];
};

/** `replay <chart> <file>`: stored paths on today's machine; exit 1 where it does something else. */
export const replay: Command = async (args, console) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const what = 'a chart and a file: replay <chart> <file>';
  const [name, file] = given(positionals, what, what);
  const { charts } = await chartsNamed([name!], console);
  const paths = await storedPaths(resolve(console.root, file!));
  const left = replayOn(charts[0]!.model, paths);
  for (const { path, step, message } of left) console.write(`path ${path}, step ${step}: ${message}`);
  console.write(`${paths.length - left.length} of ${paths.length} paths go as they did`);
  return left.length === 0 ? 0 : 1;
};
