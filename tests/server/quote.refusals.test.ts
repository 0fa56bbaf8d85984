import model from '../../src/machines/quote/quote.model.ts';
import { quoteExecutor } from '../support/quote-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

serverRefuses(model, quoteExecutor, { moreThan: 40 });
