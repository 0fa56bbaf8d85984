import { afterAll, beforeAll, test } from 'vitest';
import confirm from '../../src/machines/confirm/confirm.model.ts';
import billOrder from '../../src/machines/order/bill-order.model.ts';
import takePayment, { isOfDocument, isOfInvoice } from '../../src/machines/payment/take-payment.model.ts';
import payOnline from '../../src/machines/payment-session/pay-online.model.ts';
import cancelDocument from '../../src/machines/posted/cancel-document.model.ts';
import giveBack from '../../src/machines/posted/give-back.model.ts';
import { explore } from '../../tools/paths/src/explore.ts';
import { type Executor, runPath } from '../../tools/paths/src/run.ts';
import type { TestModel } from '../../tools/paths/src/test-model.ts';
import { pathsFor } from '../../tools/paths/src/tours.ts';
import { billOrderPerson } from '../support/bill-order-person.ts';
import { cancelPerson } from '../support/cancel-person.ts';
import { convertPerson } from '../support/convert-person.ts';
import type { FlowOnPage } from '../support/flow-person.ts';
import { giveBackPerson } from '../support/give-back-person.ts';
import { onlinePerson } from '../support/online-person.ts';
import { paymentPerson } from '../support/payment-person.ts';
import { notingProvider } from '../support/payments.ts';
import { type Product, startProduct } from '../support/product.ts';
import { reportDrift } from '../support/report-drift.ts';
import { freePort } from '../support/sandbox.ts';
import { inBrowser, runsAll } from '../support/thorough.ts';

/** Every arrow, or every state (thorough.ts). */
const goes = runsAll ? 'goes every way' : 'comes to every state';

let product: Product;
const provider = notingProvider();
beforeAll(async () => {
  product = await startProduct({ payments: provider, port: await freePort() });
});
afterAll(() => product.close());

const walk = (model: TestModel, person: Executor<FlowOnPage>) =>
  reportDrift(pathsFor(explore(model), inBrowser), ['browser', (path) => runPath(path, person)]);

/** A conversion always has a plan to show; acts without one press the same chart in their own dialogs. */
const [planned] = confirm.ports!.preview!.done!;
const conversion: TestModel = {
  ...(confirm as TestModel),
  ports: { ...confirm.ports, preview: { ...confirm.ports!.preview, done: [planned!] } },
};

test(`a quote that becomes an invoice ${goes} of its flow’s chart, pressed by hand`, () =>
  walk(conversion, convertPerson(product, 'invoice')));

test(`a quote that becomes a receipt ${goes} of its flow’s chart, pressed by hand`, () =>
  walk(conversion, convertPerson(product, 'receipt')));

test(`a payment ${goes} of its flow’s chart, typed and pressed by hand`, () =>
  walk(
    { ...takePayment, starts: takePayment.starts.filter(isOfInvoice) },
    paymentPerson(product, 'invoice'),
  ));

test(`a bill’s payment ${goes} of its flow’s chart, its discount for paying early taken and left`, () =>
  walk({ ...takePayment, starts: takePayment.starts.filter(isOfDocument) }, paymentPerson(product, 'bill')));

test(`a credit note ${goes} of its flow’s chart, typed and pressed by hand`, () =>
  walk(giveBack, giveBackPerson(product, 'invoice')));

test(`a vendor’s credit ${goes} of its flow’s chart, typed and pressed by hand`, () =>
  walk(giveBack, giveBackPerson(product, 'bill')));

test(`a bill of an order ${goes} of its flow’s chart, typed and pressed by hand`, () =>
  walk(billOrder, billOrderPerson(product)));

test(`a cancellation ${goes} of its flow’s chart, picked and pressed by hand`, () =>
  walk(cancelDocument, cancelPerson(product, 'invoice')));

/** Goods of a bill go back with it, and nobody is asked. */
const withoutGoods: TestModel = {
  ...(cancelDocument as TestModel),
  starts: cancelDocument.starts.filter(({ name }) => !name.includes('goods')),
};

test(`a bill’s cancellation ${goes} of its flow’s chart, picked and pressed by hand`, () =>
  walk(withoutGoods, cancelPerson(product, 'bill')));

test(`an online payment ${goes} of its flow’s chart, picked and pressed by hand`, () =>
  walk(payOnline, onlinePerson(product, provider)));
