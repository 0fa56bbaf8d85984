import model from '../../src/machines/bank-statement/reconcile-statement.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'reconciliation’s');
