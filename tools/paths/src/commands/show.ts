import { parseArgs } from 'node:util';
import { type Criterion, criteria } from '../criteria.ts';
import { explore } from '../explore.ts';
import { formats } from '../formats/formats.ts';
import { pathTo } from '../goals.ts';
import type { Graph } from '../graph.ts';
import { lowerBound } from '../lower-bound.ts';
import { type Path, parseReplayLine, pathOf } from '../path.ts';
import { randomPaths } from '../random.ts';
import type { TestModel } from '../test-model.ts';
import { costOf, pathsFor, restartCost, type Tour, tours } from '../tours.ts';
import { walkCases } from '../walk.ts';
import { type Command, chartsNamed, given, oneOf, wholeNumber } from './command.ts';

const fromStart = (model: TestModel, start: string | undefined): TestModel => {
  if (start === undefined) return model;
  const names = model.starts.map(({ name }) => name);
  const wanted = oneOf('start', names, start);
  return { ...model, starts: model.starts.filter(({ name }) => name === wanted) };
};

const summary = (graph: Graph, criterion: Criterion, tour: Tour, paths: Path[]): string => {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const restart = restartCost(tour);
  const cost = costOf(paths.length, steps, restart);
  return `${criterion}: tests ${paths.length}, steps ${steps}, cost ${cost}; at least ${lowerBound(graph, criterion, restart)}`;
};

/** `show <chart>`: the paths of a criterion, or the one of a replay line, in any format. */
export const show: Command = async (args, console) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      criterion: { type: 'string', default: 'transitions' },
      tour: { type: 'string', default: 'tour' },
      format: { type: 'string', default: 'text' },
      start: { type: 'string' },
      replay: { type: 'string' },
      to: { type: 'string' },
      through: { type: 'string', multiple: true },
      never: { type: 'string', multiple: true },
      seed: { type: 'string' },
      count: { type: 'string', default: '10' },
      length: { type: 'string', default: '12' },
    },
  });
  const names = given(positionals, 'a chart: show <chart>');
  const criterion = oneOf('criterion', criteria, values.criterion);
  const tour = oneOf('tour', tours, values.tour);
  const format = oneOf('format', Object.keys(formats), values.format);
  const { charts } = await chartsNamed(names, console);
  const graph = explore(fromStart(charts[0]!.model, values.start));
  if (values.replay !== undefined) {
    const { start, cases } = parseReplayLine(values.replay);
    console.write(formats[format]!(graph, [pathOf(graph.name, walkCases(graph, start, cases))]));
    return 0;
  }
  if (values.to !== undefined) {
    const path = pathTo(graph, { to: values.to, through: values.through, never: values.never });
    console.write(path ? formats[format]!(graph, [path]) : `No path leads to ${values.to} that way.`);
    return path ? 0 : 1;
  }
  if (values.seed !== undefined) {
    const walks = randomPaths(graph, {
      seed: wholeNumber('seed', values.seed),
      count: wholeNumber('count', values.count, 1),
      length: wholeNumber('length', values.length, 1),
    });
    console.write(formats[format]!(graph, walks));
    return 0;
  }
  const paths = pathsFor(graph, criterion, tour);
  console.write(formats[format]!(graph, paths));
  if (format === 'text') console.write(`\n${summary(graph, criterion, tour, paths)}`);
  return 0;
};
