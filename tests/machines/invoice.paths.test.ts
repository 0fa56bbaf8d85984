import model from '../../src/machines/invoice/invoice.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'invoice’s');
