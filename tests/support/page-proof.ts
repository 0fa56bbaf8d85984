import { afterAll, beforeAll, expect } from 'vitest';
import { explore } from '../../tools/paths/src/explore.ts';
import { type Executor, runPath, runPaths } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { type Product, startProduct } from './product.ts';
import { inBrowser } from './walks.ts';

/**
 * The page of a document follows its chart through every transition, and so through every state, or through the states alone
 * (walks.ts): what the file's test takes, a case for each path.
 *
 * @param person presses what a path says
 */
export const pageFollows = <World>(model: TestModel, person: (product: Product) => Executor<World>) => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const paths = pathsFor(explore(model), inBrowser);
  return {
    paths: paths.map((path) => ({ path, id: path.id, steps: path.steps.length })),
    follows: async ({ path }: { path: (typeof paths)[number] }): Promise<void> => {
      await runPath(path, person(product));
    },
  };
};

/** The product of a file whose tests each walk the pages of one chart, started once, and how one of them walks. */
export const walksOfPages = () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());
  return {
    product: () => product,
    walk: async <World>(model: TestModel, person: Executor<World>): Promise<void> => {
      const paths = pathsFor(explore(model), inBrowser);
      expect(await runPaths(paths, person)).toMatchObject({ paths: paths.length });
    },
  };
};
