import terrain from '../../src/machines/invoice/invoice.terrain.ts';
import { invoiceExecutor } from '../support/invoice-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(terrain, 'the chart', invoiceExecutor);
