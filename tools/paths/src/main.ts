#!/usr/bin/env node
import { charts } from './commands/charts.ts';
import { type Command, UsageError } from './commands/command.ts';
import { cover } from './commands/cover.ts';
import { list } from './commands/list.ts';
import { mutate } from './commands/mutate.ts';
import { replay } from './commands/replay.ts';
import { requirements } from './commands/requirements.ts';
import { show } from './commands/show.ts';
import { stub } from './commands/stub.ts';
import { watch } from './watch.ts';

const commands: Record<string, Command> = { list, show, cover, mutate, requirements, replay, stub, charts };

const usage = `Usage: xstate-paths <command> [--watch]
  list                      every chart, and those that have no model
  show <chart>              its paths
    --criterion states|configurations|transitions|pairs|guards|refusals|requirements
    --tour tour|short|shortest
    --format text|json|mermaid|dot|gherkin|csv|vitest|playwright
    --start <name>          from one start only
    --replay "<line>"       the one path of a replay line
    --to <name> [--through <name>]… [--never <name>]…
                            one path to a state, transition or case
    --seed <n> [--count <n>] [--length <n>]
                            random walks, the same for the same seed
  cover [chart]…            what the paths cover; --html <file> writes a page
  mutate [chart]…           what share of planted faults the paths find
  requirements [chart]…     each requirement with the shortest path that proves it, and who carries it out
  replay <chart> <file>     stored paths (--format json) on today's machine
  stub <chart>              --for playwright|vitest: what their tests need beside them, to be written
  charts                    draws a page for each chart; --check only compares
--watch runs the command again whenever a source file changes`;

const main = async ([name = '', ...args]: string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(usage);
    return 2;
  }
  try {
    if (args.includes('--watch'))
      return await watch(process.cwd(), [name, ...args.filter((arg) => arg !== '--watch')], process.argv[1]!);
    return await command(args, { root: process.cwd(), write: (line) => console.log(line) });
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    console.error(error instanceof Error ? error.message : error);
    return isUsage ? 2 : 1;
  }
};

process.exitCode = await main(process.argv.slice(2));
