import { afterAll, beforeAll, test } from 'vitest';
import terrain from '../../src/machines/invoice/invoice.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { runPath } from '../../tools/paths/run.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { invoicePerson } from '../support/invoice-person.ts';
import { type Product, startProduct } from '../support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const landscape = explore(terrain);
/** Whoever has taken every arrow has been in every state. */
const paths = pathsFor(landscape, 'transitions').map((path) => ({
  path,
  id: path.id,
  steps: path.steps.length,
}));

test.each(paths)('the page follows the chart through $id, $steps steps pressed by hand', async ({ path }) => {
  await runPath(path, invoicePerson(product));
});
