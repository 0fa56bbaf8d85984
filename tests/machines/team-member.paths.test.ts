import terrain from '../../src/machines/team-member/team-member.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

// The chart has no guard to be on both sides of.
proveChart(terrain, 'team member’s', ['guards']);
