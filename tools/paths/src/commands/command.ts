import type { Chart } from '../discover.ts';
import { findCharts } from '../discover.ts';
import { didYouMean } from '../near.ts';

/** What a command needs of the world: the project's folder and where lines go. */
export interface Console {
  root: string;
  write: (line: string) => void;
}

/** A wrong call; its message is for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A command of the tool: takes its arguments, writes lines, and returns the exit code. */
export type Command = (args: string[], console: Console) => Promise<number>;

/**
 * The charts a command works on: those it names, or all where it names none.
 * @returns the charts, and whether some chart could not be walked (each is written with its reason)
 * @throws UsageError for a name that is no chart's
 */
export const chartsNamed = async (
  names: readonly string[],
  { root, write }: Console,
): Promise<{ charts: Chart[]; isComplete: boolean }> => {
  const { charts, unwalkable } = await findCharts(root);
  if (names.length === 0) {
    for (const { file, problem } of unwalkable) write(`${file}: ${problem}`);
    return { charts, isComplete: unwalkable.length === 0 };
  }
  const known = charts.map(({ name }) => name);
  for (const name of names)
    if (!known.includes(name))
      throw new UsageError(
        `There is no chart "${name}" that can be walked.${didYouMean(name, known)} \`list\` shows what there is.`,
      );
  return { charts: charts.filter(({ name }) => names.includes(name)), isComplete: true };
};

/** What a command that works on one chart is given: its name and what else it takes. @throws UsageError for more */
export const given = (positionals: readonly string[], ...wanted: string[]): string[] => {
  if (positionals.length > wanted.length)
    throw new UsageError(`"${positionals[wanted.length]}" is one word too many.`);
  for (const [at, what] of wanted.entries())
    if (positionals[at] === undefined) throw new UsageError(`Name ${what}.`);
  return [...positionals];
};

/** One of the words a command knows. @throws UsageError for any other */
export const oneOf = <T extends string>(kind: string, allowed: readonly T[], given: string): T => {
  const found = allowed.find((one) => one === given);
  if (found === undefined)
    throw new UsageError(`There is no ${kind} "${given}"; there are ${allowed.join(', ')}.`);
  return found;
};

/** A whole number of at least `least`. @throws UsageError for anything else */
export const wholeNumber = (name: string, given: string, least = 0): number => {
  const value = Number(given);
  if (!/^\d{1,9}$/.test(given) || value < least)
    throw new UsageError(`--${name} takes a whole number of at least ${least}.`);
  return value;
};
