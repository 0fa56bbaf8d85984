import model from '../../src/machines/store-run/store-run.model.ts';
import { serverFollows } from '../support/server-proof.ts';
import { storeRunExecutor } from '../support/store-run-executor.ts';

serverFollows(model, 'the chart of a store’s run', storeRunExecutor, ['transitions', 'pairs', 'refusals']);
