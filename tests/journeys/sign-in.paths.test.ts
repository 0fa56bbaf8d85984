import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverage } from '../../tools/paths/coverage.ts';
import type { Path } from '../../tools/paths/path.ts';
import { runPath } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { type Product, startProduct } from '../support/product.ts';
import { returningPaths, signInLandscape } from '../support/sign-in-ground.ts';
import { signInPerson } from '../support/sign-in-person.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const landscape = signInLandscape();
const paths = pathsFor(landscape, 'transitions');

test.each(['states', 'transitions'] as const)(
  'none of the %s of the session is the chart’s alone: each is on a path a person can go in a browser',
  (criterion) => {
    expect(coverage(landscape, criterion, paths).missing).toEqual([]);
  },
);

const walked = (of: Path[]) => of.map((path) => ({ path, id: path.id, steps: path.steps.length }));

test.each(walked(paths))(
  'signing in and out goes the way $id of the session’s chart, $steps steps typed and pressed by hand',
  ({ path }) => runPath(path, signInPerson(product)),
);

test.each(walked(returningPaths(landscape)))(
  'whoever asked for a page before they were in comes to it on the way $id',
  ({ path }) => runPath(path, signInPerson(product)),
);
