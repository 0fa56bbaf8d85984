import model from '../../src/machines/quote/quote.model.ts';
import { quoteExecutor } from '../support/quote-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(model, 'the quote chart', quoteExecutor);
