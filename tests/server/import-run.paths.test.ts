import model from '../../src/machines/import-run/import-run.model.ts';
import { importRunExecutor } from '../support/import-run-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart of an import', importRunExecutor, ['transitions', 'pairs', 'refusals']);
