import model from '../../src/machines/team-member/join-team.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'joining’s');
