import terrain from '../../src/machines/team-member/team-member.terrain.ts';
import { serverRefuses } from '../support/server-proof.ts';
import { teamExecutor } from '../support/team-executor.ts';

serverRefuses(terrain, teamExecutor, { moreThan: 20 });
