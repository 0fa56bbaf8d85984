import model from '../../src/machines/bank/bank.model.ts';
import { bankExecutor } from '../support/bank-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the bank chart', bankExecutor, ['transitions', 'pairs', 'guards', 'refusals']);
