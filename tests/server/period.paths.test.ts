import model from '../../src/machines/period/period.model.ts';
import { periodExecutor } from '../support/period-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

/** No call makes the books differ from their lists: tests/server/period-checks.test.ts plants that in rows. */
const reachable = {
  ...model,
  starts: model.starts.filter(({ name }) => name !== 'a month whose lists differ'),
};

serverFollows(reachable, 'the chart of a period', periodExecutor, [
  'transitions',
  'pairs',
  'guards',
  'refusals',
]);
