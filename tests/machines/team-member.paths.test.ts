import model from '../../src/machines/team-member/team-member.model.ts';
import { proveChart } from '../support/chart-proof.ts';

// The chart has no guard to be on both sides of.
proveChart(model, 'team member’s', ['guards']);
