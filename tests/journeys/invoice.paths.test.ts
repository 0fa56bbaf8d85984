import { afterAll, beforeAll, test } from 'vitest';
import model from '../../src/machines/posted/posted.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { runPath } from '../../tools/paths/src/run.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { invoicePerson } from '../support/invoice-person.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const graph = explore(model);
/** Whoever has taken every transition has been in every state. */
const paths = pathsFor(graph, 'transitions').map((path) => ({
  path,
  id: path.id,
  steps: path.steps.length,
}));

test.each(paths)('the page follows the chart through $id, $steps steps pressed by hand', async ({ path }) => {
  await runPath(path, invoicePerson(product));
});
