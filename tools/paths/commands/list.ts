import { arrowsOf, statesOf } from '../arrows.ts';
import { table } from '../table.ts';
import { type Command, chartsNamed } from './command.ts';

/** `list`: every chart with its size; exit 1 where a chart has no terrain. */
export const list: Command = async (_, console) => {
  const { charts, isComplete } = await chartsNamed(undefined, console);
  const rows = charts.map(({ name, kind, file, terrain }) => [
    name,
    kind,
    String(statesOf(terrain.machine).length),
    String(arrowsOf(terrain.machine).length),
    file,
  ]);
  console.write(table(['chart', 'kind', 'states', 'arrows', 'file'], rows));
  return isComplete ? 0 : 1;
};
