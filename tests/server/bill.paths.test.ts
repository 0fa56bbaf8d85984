import { modelOf } from '../../src/machines/posted/posted.model.ts';
import { postedExecutor } from '../support/posted-executor.ts';
import { serverFollows } from '../support/server-proof.ts';

serverFollows(modelOf('bill'), 'the chart', postedExecutor('bill'));
