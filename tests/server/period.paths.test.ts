import { periodExecutor, reachablePeriods } from '../support/period-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(reachablePeriods, 'the chart of a period', periodExecutor, [
  'transitions',
  'pairs',
  'guards',
  'refusals',
]);
