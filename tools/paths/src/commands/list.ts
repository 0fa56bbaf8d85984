import { table } from '../table.ts';
import { statesOf, transitionsOf } from '../transitions.ts';
import { type Command, chartsNamed } from './command.ts';

/** `list`: every chart with its size; exit 1 where a chart has no model. */
export const list: Command = async (_, console) => {
  const { charts, isComplete } = await chartsNamed([], console);
  const rows = charts.map(({ name, kind, file, model }) => [
    name,
    kind,
    String(statesOf(model.machine).length),
    String(transitionsOf(model.machine).length),
    file,
  ]);
  console.write(table(['chart', 'kind', 'states', 'transitions', 'file'], rows));
  return isComplete ? 0 : 1;
};
