import model from '../../src/machines/order/order.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'order’s');
