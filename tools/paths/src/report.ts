import { type Coverage, coverage } from './coverage.ts';
import { type Criterion, goalsOf } from './criteria.ts';
import { explore } from './explore.ts';
import type { Graph } from './graph.ts';
import { lowerBound } from './lower-bound.ts';
import type { TestModel } from './test-model.ts';
import { costOf, pathsFor, restartCost, type Tour } from './tours.ts';

/** One line of a report: a criterion, what covers it and what nothing could do better. */
export interface ReportRow extends Coverage {
  tests: number;
  steps: number;
  /** Steps and restarts together. */
  cost: number;
  lowerBound: number;
}

/** What the generated paths of one chart cover. */
export interface ChartReport {
  name: string;
  vertices: number;
  beyond: number;
  rows: ReportRow[];
}

const reported: Criterion[] = ['states', 'transitions', 'pairs', 'guards', 'refusals', 'requirements'];

/** Generates the paths of a criterion and measures them. */
export const reportRow = (graph: Graph, criterion: Criterion, tour: Tour = 'tour'): ReportRow => {
  const paths = pathsFor(graph, criterion, tour);
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  const restart = restartCost(tour);
  return {
    ...coverage(graph, criterion, paths),
    tests: paths.length,
    steps,
    cost: costOf(paths.length, steps, restart),
    lowerBound: lowerBound(graph, criterion, restart),
  };
};

/** Reports on every criterion of a chart; requirements only where the chart has any. */
export const reportOn = (model: TestModel): ChartReport => {
  const graph = explore(model);
  const rows = reported
    .filter((criterion) => criterion !== 'requirements' || goalsOf(graph, 'requirements').length > 0)
    .map((criterion) => reportRow(graph, criterion));
  return { name: model.name, vertices: graph.vertices.length, beyond: graph.beyond, rows };
};

/** Whether every goal of every criterion is covered. */
export const isComplete = (report: ChartReport): boolean =>
  report.rows.every((row) => row.missing.length === 0);
