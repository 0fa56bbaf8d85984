import { afterAll, beforeAll } from 'vitest';
import type { Runner } from '../../tools/paths/src/drift.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { type Executor, runPath } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { type Product, startProduct } from './product.ts';
import { onServer, reportDrift, type ServerExecutor } from './report-drift.ts';
import { inBrowser } from './thorough.ts';

/**
 * The page of a document follows its chart through every transition, and so through every state, or through the states alone
 * (thorough.ts): what the file's test takes, a case for each path.
 *
 * @param person presses what a path says
 * @param executor carries the same out on the server, once the page has left the chart
 */
export const pageFollows = <World, Stored>(
  model: TestModel,
  person: (product: Product) => Executor<World>,
  executor: ServerExecutor<Stored>,
) => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct();
  });
  afterAll(() => product.close());

  const paths = pathsFor(explore(model), inBrowser);
  return {
    paths: paths.map((path) => ({ path, id: path.id, steps: path.steps.length })),
    follows: async ({ path }: { path: (typeof paths)[number] }): Promise<void> => {
      const pressed: Runner = (one) => runPath(one, person(product));
      await reportDrift([path], ['browser', pressed], { server: onServer(executor) });
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
    /** The server is asked for a path on which the page leaves the chart, where an executor is given. */
    walk: async <World, Stored>(
      model: TestModel,
      person: Executor<World>,
      executor?: ServerExecutor<Stored>,
    ): Promise<void> => {
      const paths = pathsFor(explore(model), inBrowser);
      const others = executor && { server: onServer(executor) };
      await reportDrift(paths, ['browser', (path) => runPath(path, person)], others);
    },
  };
};
