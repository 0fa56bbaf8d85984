import { describe } from 'vitest';
import terrain from '../../src/machines/invoice/invoice.terrain.ts';
import { invoiceExecutor } from '../support/invoice-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

describe('what the chart refuses the server refuses with a sentence, and writes nothing', () =>
  serverRefuses(terrain, invoiceExecutor, { moreThan: 600 }));
