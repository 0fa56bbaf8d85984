import model from '../../src/machines/expense/expense.model.ts';
import { expenseExecutor } from '../support/expense-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the expense chart', expenseExecutor, ['transitions', 'pairs', 'guards', 'refusals']);
