import { afterAll, beforeAll, test } from 'vitest';
import terrain from '../../src/machines/template/template.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { runPath } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { type Product, startProduct } from '../support/product.ts';
import { templatePerson } from '../support/template-person.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const landscape = explore(terrain);
const paths = (['states', 'transitions'] as const).flatMap((criterion) =>
  pathsFor(landscape, criterion).map((path) => ({ criterion, path, id: path.id, steps: path.steps.length })),
);

test.each(paths)(
  '$criterion: the page follows the template chart through $id, $steps steps pressed by hand',
  async ({ path }) => {
    await runPath(path, templatePerson(product));
  },
);
