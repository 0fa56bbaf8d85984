import model from '../../src/machines/deal-code/deal-code.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'deal code’s');
