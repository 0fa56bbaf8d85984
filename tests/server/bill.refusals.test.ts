import { describe } from 'vitest';
import { modelOf } from '../../src/machines/posted/posted.model.ts';
import { postedExecutor } from '../support/posted-executor.ts';
import { serverRefuses } from '../support/server-proof.ts';

describe('what the chart refuses of a bill the server refuses with a sentence, and writes nothing', () =>
  serverRefuses(modelOf('bill'), postedExecutor('bill'), { moreThan: 600 }));
