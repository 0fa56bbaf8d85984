import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverage } from '../../tools/paths/coverage.ts';
import { runPaths } from '../../tools/paths/run.ts';
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

test('signing in and out goes every way of the session’s chart, typed and pressed by hand', async () => {
  expect(await runPaths(paths, signInPerson(product))).toMatchObject({ paths: paths.length });
});

test('whoever asked for a page before they were in comes to it, wherever it was asked for', async () => {
  const returns = returningPaths(landscape);
  expect(await runPaths(returns, signInPerson(product))).toMatchObject({ paths: returns.length });
});
