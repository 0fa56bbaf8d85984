import { afterAll, beforeAll, expect, test } from 'vitest';
import countStock from '../../src/machines/count/count-stock.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { runPaths } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { countPerson } from '../support/count-person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { inBrowser, walksAll } from '../support/walks.ts';

/** Every arrow, or every state (walks.ts). */
const goes = walksAll ? 'goes every way' : 'comes to every state';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const cases = countStock.cases as Extract<typeof countStock.cases, (...asked: never[]) => unknown>;
const { preview } = countStock.ports!;

/** What the page has a button for: a review of nothing has no row to change, and nothing that is stale alone is posted. */
const model: typeof countStock = {
  ...countStock,
  ports: {
    ...countStock.ports,
    preview: { ...preview!, done: preview!.done!.filter(({ name }) => name !== 'nothing left') },
  },
  cases: (snapshot) =>
    cases(snapshot).filter(({ name }) => name !== 'act.confirm' || snapshot.can({ type: 'act.confirm' })),
};

test(`a count of a location ${goes} of its flow’s chart, scanned and pressed by hand, through a reload and a second tab`, async () => {
  const paths = pathsFor(explore(model as TestModel), inBrowser);
  expect(await runPaths(paths, countPerson(product))).toMatchObject({ paths: paths.length });
});
