import { describe } from 'vitest';
import model from '../../src/machines/posted/posted.model.ts';
import { invoiceExecutor } from '../support/invoice-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

describe('what the chart refuses the server refuses with a sentence, and writes nothing', () =>
  serverRefuses(model, invoiceExecutor, { moreThan: 600 }));
