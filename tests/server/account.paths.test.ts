import model from '../../src/machines/account/account.model.ts';
import { accountExecutor } from '../support/account-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the account chart', accountExecutor, ['transitions', 'pairs', 'guards', 'refusals']);
