import model from '../../src/machines/plan-invoice/plan-invoice.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'plan invoice’s', ['guards']);
