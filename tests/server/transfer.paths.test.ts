import model from '../../src/machines/transfer/transfer.model.ts';
import { serverFollows } from '../support/server-proof.ts';
import { transferExecutor } from '../support/transfer-executor.ts';

serverFollows(model, 'the stock transfer chart', transferExecutor, [
  'transitions',
  'pairs',
  'guards',
  'refusals',
]);
