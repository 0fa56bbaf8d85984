import model from '../../src/machines/team-member/team-member.model.ts';
import { serverFollows } from '../support/server-proof.ts';
import { teamExecutor } from '../support/team-executor.ts';

serverFollows(model, 'the team member’s chart', teamExecutor);
