import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverage } from '../../tools/paths/src/coverage.ts';
import type { Path } from '../../tools/paths/src/path.ts';
import { runPath } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { type Product, startProduct } from '../support/product.ts';
import { reportDrift } from '../support/report-drift.ts';
import { returningPaths, signInGraph } from '../support/sign-in-fixture.ts';
import { signInPerson } from '../support/sign-in-person.ts';
import { inBrowser, runsAll } from '../support/thorough.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const graph = signInGraph();
const paths = pathsFor(graph, inBrowser);

test.each(runsAll ? (['states', 'transitions'] as const) : (['states'] as const))(
  'none of the %s of the session is the chart’s alone: each is on a path a person can go in a browser',
  (criterion) => {
    expect(coverage(graph, criterion, paths).missing).toEqual([]);
  },
);

const walk = (path: Path) => reportDrift([path], ['browser', (one) => runPath(one, signInPerson(product))]);

const walked = (of: Path[]) => of.map((path) => ({ path, id: path.id, steps: path.steps.length }));

test.each(walked(paths))(
  'signing in and out goes the way $id of the session’s chart, $steps steps typed and pressed by hand',
  ({ path }) => walk(path),
);

test.each(walked(returningPaths(graph)).slice(0, runsAll ? undefined : 2))(
  'whoever asked for a page before they were in comes to it on the way $id',
  ({ path }) => walk(path),
);
