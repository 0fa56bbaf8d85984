import terrain from '../../src/machines/team-member/team-member.terrain.ts';
import { serverFollows } from '../support/server-proof.ts';
import { teamExecutor } from '../support/team-executor.ts';

serverFollows(terrain, 'the team member’s chart', teamExecutor);
