import { afterAll, beforeAll, expect, test } from 'vitest';
import confirm from '../../src/machines/confirm/confirm.terrain.ts';
import cancelInvoice from '../../src/machines/invoice/cancel-invoice.terrain.ts';
import takePayment from '../../src/machines/invoice/take-payment.terrain.ts';
import payOnline from '../../src/machines/payment-session/pay-online.terrain.ts';
import { explore } from '../../tools/paths/explore.ts';
import { type Executor, runPaths } from '../../tools/paths/run.ts';
import type { Terrain } from '../../tools/paths/terrain.ts';
import { pathsFor } from '../../tools/paths/tours.ts';
import { cancelPerson } from '../support/cancel-person.ts';
import { convertPerson } from '../support/convert-person.ts';
import type { FlowOnPage } from '../support/flow-person.ts';
import { onlinePerson } from '../support/online-person.ts';
import { paymentPerson } from '../support/payment-person.ts';
import { notingProvider } from '../support/payments.ts';
import { type Product, startProduct } from '../support/product.ts';
import { freePort } from '../support/sandbox.ts';

let product: Product;
const provider = notingProvider();
beforeAll(async () => {
  product = await startProduct({ payments: provider, port: await freePort() });
});
afterAll(() => product.close());

const walk = async (terrain: Terrain, person: Executor<FlowOnPage>) => {
  const paths = pathsFor(explore(terrain), 'transitions');
  expect(await runPaths(paths, person)).toMatchObject({ paths: paths.length });
};

/** A conversion always has a plan to show; acts without one press the same chart in their own dialogs. */
const [planned] = confirm.ports!.preview!.done!;
const conversion: Terrain = {
  ...(confirm as Terrain),
  ports: { ...confirm.ports, preview: { ...confirm.ports!.preview, done: [planned!] } },
};

test('a quote that becomes an invoice goes every way of its flow’s chart, pressed by hand', () =>
  walk(conversion, convertPerson(product, 'invoice')));

test('a quote that becomes a receipt goes every way of its flow’s chart, pressed by hand', () =>
  walk(conversion, convertPerson(product, 'receipt')));

test('a payment goes every way of its flow’s chart, typed and pressed by hand', () =>
  walk(takePayment, paymentPerson(product)));

test('a cancellation goes every way of its flow’s chart, picked and pressed by hand', () =>
  walk(cancelInvoice, cancelPerson(product)));

test('an online payment goes every way of its flow’s chart, picked and pressed by hand', () =>
  walk(payOnline, onlinePerson(product, provider)));
