import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, configOf } from '../config.ts';
import { type Carried, carriedOf, suitesOf } from '../executors.ts';
import { replayLine } from '../path.ts';
import { type Command, chartsNamed } from './command.ts';

/** What each id of a project's table of requirements stands for; empty without a table. */
const sentencesOf = async (root: string, { requirements: table }: Config): Promise<Map<string, string>> => {
  if (!table) return new Map();
  const [head = '', ...rows] = (await readFile(join(root, table.file), 'utf8')).split(/\r?\n/);
  const columns = head.split('\t');
  const [id, sentence] = [table.id, table.sentence].map((name) => columns.indexOf(name));
  if (id === -1 || sentence === -1)
    throw new Error(`${table.file} has no column "${id === -1 ? table.id : table.sentence}".`);
  return new Map(
    rows.map((row) => row.split('\t')).map((cells) => [cells[id!] ?? '', cells[sentence!] ?? '']),
  );
};

/** Ids in the order a person counts: N2 before N12. */
const byId = (one: Carried, other: Carried): number =>
  one.requirement.localeCompare(other.requirement, 'en', { numeric: true });

const linesOf = ({ chart, kind, at, path, by }: Carried): string[] => [
  path
    ? `  ${chart}: ${replayLine(path)}${kind === 'guard' || kind === 'refused' ? ' (refused)' : ''}`
    : `  ${chart}: no path to ${at}`,
  ...Object.entries(by).map(([name, files]) => `    ${name}: ${files.join(', ')}`),
];

/** What of the requirements isn't as it must be, each in a line. */
const faultsOf = (
  { requirements: table, executors }: Config,
  sentences: ReadonlyMap<string, string>,
  proofs: readonly Carried[],
): string[] =>
  proofs.flatMap(({ requirement, chart, at, path, by }) => [
    ...(path ? [] : [`${requirement}: no path of ${chart} leads to ${at}.`]),
    ...(path && executors.length > 0 && Object.keys(by).length === 0
      ? [`${requirement}: no test walks ${chart} to ${at}.`]
      : []),
    ...(table && !sentences.has(requirement) ? [`${requirement} of ${chart} isn’t in ${table.file}.`] : []),
  ]);

/** How much of it each executor carries out, or nothing where the project names none. */
const sumOf = ({ executors }: Config, proofs: readonly Carried[]): string[] =>
  [...new Set(executors.map(({ name }) => name))].map(
    (name) => `${name}: ${proofs.filter(({ by }) => by[name]).length} of ${proofs.length} proofs`,
  );

/**
 * `requirements [chart]…`: each requirement in words, with the shortest path to each place of a chart that carries it, and the
 * tests that walk there; exit 1 where one has no path, no test or no sentence in the project's table.
 */
export const requirements: Command = async (args, console) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const { charts, isComplete } = await chartsNamed(positionals, console);
  const config = await configOf(console.root);
  const suites = await suitesOf(console.root, config);
  const sentences = await sentencesOf(console.root, config);
  const proofs = charts.flatMap(({ model, modelFile }) => carriedOf(model, modelFile, suites)).sort(byId);
  const ids = [...new Set(proofs.map(({ requirement }) => requirement))];
  if (ids.length === 0) console.write('No chart names a requirement.');
  const faults = faultsOf(config, sentences, proofs);
  for (const id of ids) {
    console.write(`${id}  ${sentences.get(id) ?? ''}`.trimEnd());
    for (const proof of proofs)
      if (proof.requirement === id) for (const line of linesOf(proof)) console.write(line);
  }
  for (const line of [...sumOf(config, proofs), ...faults]) console.write(line);
  return isComplete && faults.length === 0 ? 0 : 1;
};
