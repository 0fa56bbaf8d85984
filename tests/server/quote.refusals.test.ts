import terrain from '../../src/machines/quote/quote.terrain.ts';
import { quoteExecutor } from '../support/quote-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

serverRefuses(terrain, quoteExecutor, { moreThan: 40 });
