import { parseArgs } from 'node:util';
import { explore } from '../explore.ts';
import { type Strength, shareKilled, strengthCriteria, strengthOf } from '../strength.ts';
import { table } from '../table.ts';
import { type Command, chartsNamed } from './command.ts';

/** The share of mutants, those declared equivalent left out, below which the command fails. */
const LEAST_SHARE = 0.95;

const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`;

const rowOf = (name: string, strength: Strength): string[] => [
  name,
  String(strength.total),
  ...strengthCriteria.map((criterion) => percent(strength.killedBy[criterion] / Math.max(1, strength.total))),
  percent(shareKilled(strength)),
];

const remarksOf = (name: string, { survivors, wronglyDeclared }: Strength): string[] => [
  ...survivors.map(
    ({ mutant, equivalent }) =>
      `${name}: survives: ${mutant}${equivalent ? ` (equivalent: ${equivalent})` : ''}`,
  ),
  ...wronglyDeclared.map(
    (mutant) => `${name}: declared equivalent, but is killed or does not exist: ${mutant}`,
  ),
];

/** `mutate [chart]…`: how many faults planted in a chart its paths find; exit 1 below 95 %. */
export const mutate: Command = async (args, console) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const { charts, isComplete } = await chartsNamed(positionals, console);
  const results = charts.map(({ name, model }) => ({ name, strength: strengthOf(explore(model)) }));
  const head = ['chart', 'mutants', ...strengthCriteria, 'all, equivalent left out'];
  console.write(
    table(
      head,
      results.map(({ name, strength }) => rowOf(name, strength)),
    ),
  );
  for (const line of results.flatMap(({ name, strength }) => remarksOf(name, strength))) console.write(line);
  const isStrong = results.every(
    ({ strength }) => shareKilled(strength) >= LEAST_SHARE && strength.wronglyDeclared.length === 0,
  );
  return isComplete && isStrong ? 0 : 1;
};
