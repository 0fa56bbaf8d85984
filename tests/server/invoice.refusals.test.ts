import { describe } from 'vitest';
import model from '../../src/machines/posted/posted.model.ts';
import { postedExecutor } from '../support/posted-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

describe('what the chart refuses the server refuses with a sentence, and writes nothing', () =>
  serverRefuses(model, postedExecutor('invoice'), { moreThan: 600 }));
