import model from '../../src/machines/template/template.model.ts';
import { serverFollows } from '../support/server-proof.ts';
import { templateExecutor } from '../support/template-executor.ts';

serverFollows(model, 'the template chart', templateExecutor, ['transitions', 'pairs', 'refusals']);
