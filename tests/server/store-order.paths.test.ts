import model from '../../src/machines/store-order/store-order.model.ts';
import { serverFollows } from '../support/server-proof.ts';
import { storeOrderExecutor } from '../support/store-order-executor.ts';

serverFollows(model, 'the chart of a store’s order', storeOrderExecutor, [
  'transitions',
  'pairs',
  'guards',
  'refusals',
]);
