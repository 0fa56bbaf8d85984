import model from '../../src/machines/online-store/online-store.model.ts';
import { onlineStoreExecutor } from '../support/online-store-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of a store’s connection', onlineStoreExecutor, [
  'transitions',
  'pairs',
  'guards',
  'refusals',
]);
