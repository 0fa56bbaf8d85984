import { parseArgs } from 'node:util';
import { explore } from '../explore.ts';
import { type Stub, stubs } from '../stubs.ts';
import { type Command, chartsNamed, given, oneOf } from './command.ts';

/** `stub <chart> --for playwright|vitest`: what the tests of that format need beside them, every key still to be written. */
export const stub: Command = async (args, console) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { for: { type: 'string', default: 'playwright' } },
  });
  const names = given(positionals, 'a chart: stub <chart>');
  const kind: Stub = oneOf('stub', Object.keys(stubs) as Stub[], values.for);
  const { charts } = await chartsNamed(names, console);
  console.write(stubs[kind](explore(charts[0]!.model)));
  return 0;
};
