import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { coveragePage } from '../coverage-page.ts';
import { type ChartReport, isComplete, reportOn } from '../report.ts';
import { table } from '../table.ts';
import { type Command, chartsNamed } from './command.ts';

const rowsOf = ({ name, rows }: ChartReport): string[][] =>
  rows.map(({ criterion, found, total, tests, steps, cost, lowerBound }) => [
    name,
    criterion,
    `${found}/${total}`,
    String(tests),
    String(steps),
    String(cost),
    String(lowerBound),
  ]);

const missingOf = ({ name, rows }: ChartReport): string[] =>
  rows.flatMap(({ criterion, missing }) =>
    missing.map(({ goal, reason }) => `${name}, ${criterion}: ${goal}: ${reason}`),
  );

/** `cover [chart]…`: what the generated paths cover; exit 1 below 100 % or where a chart has no model. */
export const cover: Command = async (args, console) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { html: { type: 'string' } },
  });
  const found = await chartsNamed(positionals, console);
  const reports = found.charts.map(({ model }) => reportOn(model));
  const head = ['chart', 'criterion', 'covered', 'tests', 'steps', 'cost', 'at least'];
  console.write(table(head, reports.flatMap(rowsOf)));
  for (const { name, beyond } of reports)
    if (beyond > 0)
      console.write(`${name}: ${beyond} steps lead beyond the model's bound and are not walked`);
  for (const line of reports.flatMap(missingOf)) console.write(line);
  if (values.html !== undefined) {
    const file = resolve(console.root, values.html);
    await writeFile(file, coveragePage(reports));
    console.write(`Written to ${file}`);
  }
  return found.isComplete && reports.every(isComplete) ? 0 : 1;
};
