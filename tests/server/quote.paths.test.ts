import terrain from '../../src/machines/quote/quote.terrain.ts';
import { quoteExecutor } from '../support/quote-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(terrain, 'the quote chart', quoteExecutor);
