import model from '../../src/machines/count/count-stock.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'count of stock’s');
