import model from '../../tools/sandboxes/src/plans/plan-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox of plan payments’', ['guards']);
