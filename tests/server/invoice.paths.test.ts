import model from '../../src/machines/posted/posted.model.ts';
import { invoiceExecutor } from '../support/invoice-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the chart', invoiceExecutor);
