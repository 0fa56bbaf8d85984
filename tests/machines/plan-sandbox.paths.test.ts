import model from '../../src/machines/provider-sandbox/plan-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox of plan payments’', ['guards']);
