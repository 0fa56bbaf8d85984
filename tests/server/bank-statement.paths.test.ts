import model from '../../src/machines/bank-statement/bank-statement.model.ts';
import { bankStatementExecutor } from '../support/bank-statement-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of a bank’s statement', bankStatementExecutor, [
  'transitions',
  'pairs',
  'guards',
  'refusals',
]);
