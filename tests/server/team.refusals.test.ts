import model from '../../src/machines/team-member/team-member.model.ts';
import { serverRefuses } from '../support/server-proof.ts';
import { teamExecutor } from '../support/team-executor.ts';

serverRefuses(model, teamExecutor, { moreThan: 20 });
