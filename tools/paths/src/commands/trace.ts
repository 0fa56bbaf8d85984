import { parseArgs } from 'node:util';
import { explore } from '../explore.ts';
import { table } from '../table.ts';
import { pathsFor } from '../tours.ts';
import { trace as traceOf } from '../trace.ts';
import { type Command, chartsNamed } from './command.ts';

/** `trace [chart]`: each requirement and the paths that prove it; exit 1 where one has none. */
export const trace: Command = async (args, console) => {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
  const { charts, isComplete } = await chartsNamed(positionals[0], console);
  const rows = charts.flatMap(({ name, model }) => {
    const graph = explore(model);
    const paths = pathsFor(graph, 'transitions');
    return traceOf(graph, paths).map((one) => ({ name, ...one }));
  });
  const cells = rows.map(({ name, requirement, paths }) => [requirement, name, paths.join(' ') || 'no path']);
  console.write(
    rows.length ? table(['requirement', 'chart', 'paths'], cells) : 'No chart names a requirement.',
  );
  return isComplete && rows.every(({ paths }) => paths.length > 0) ? 0 : 1;
};
