import model from '../../src/machines/count/stock-count.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'count of a location’s');
