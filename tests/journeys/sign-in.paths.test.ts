import { afterAll, beforeAll, expect, test } from 'vitest';
import { coverage } from '../../tools/paths/coverage.ts';
import { runPaths } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { type Product, startProduct } from '../support/product.ts';
import { signInLandscape } from '../support/sign-in-ground.ts';
import { signInPerson } from '../support/sign-in-person.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Arrows that nothing a person does in a browser takes, each with the reason. */
const onlyOnTheChart: Readonly<Record<string, string>> = {};

const landscape = signInLandscape();
const paths = pathsFor(landscape, 'transitions');
const missed = (criterion: 'states' | 'transitions') =>
  coverage(landscape, criterion, paths).missing.map(({ goal }) => goal);

test('every state and arrow of the sign-in is on a path a person can go, but for the arrows named here', () => {
  expect(missed('states')).toEqual([]);
  expect(missed('transitions').sort()).toEqual(Object.keys(onlyOnTheChart).sort());
});

test('signing in, in and out go every way of the session’s chart, typed and pressed by hand', async () => {
  expect(await runPaths(paths, signInPerson(product))).toMatchObject({ paths: paths.length });
});
