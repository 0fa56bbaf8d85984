import model from '../../src/machines/plan-billing/change-plan.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'change of a plan’s');
