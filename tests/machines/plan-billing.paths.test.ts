import model from '../../src/machines/plan-billing/plan-billing.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'plan billing’s');
