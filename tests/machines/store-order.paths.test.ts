import model from '../../src/machines/store-order/store-order.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'store order’s');
