import { charts } from './commands/charts.ts';
import { type Command, UsageError } from './commands/command.ts';
import { cover } from './commands/cover.ts';
import { list } from './commands/list.ts';
import { mutate } from './commands/mutate.ts';
import { show } from './commands/show.ts';

const commands: Record<string, Command> = { list, show, cover, mutate, charts };

const usage = `Usage: npm run paths -- <command>
  list                      every chart, and those that have no model
  show <chart>              its paths
    --criterion states|configurations|transitions|pairs|guards|refusals|tags
    --tour tour|short|shortest
    --format text|json|mermaid|gherkin|csv|vitest|playwright
    --start <name>          from one start only
    --replay "<line>"       the one path of a replay line
  cover [chart]             what the paths cover; --html <file> writes a page
  mutate [chart]            what share of planted faults the paths find
  charts                    draws docs/charts; --check only compares`;

const main = async ([name = '', ...args]: string[]): Promise<number> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    console.error(usage);
    return 2;
  }
  try {
    return await command(args, { root: process.cwd(), write: (line) => console.log(line) });
  } catch (error) {
    const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    console.error(error instanceof Error ? error.message : error);
    return isUsage ? 2 : 1;
  }
};

process.exitCode = await main(process.argv.slice(2));
