import model from '../../src/machines/order/bill-order.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'billing’s');
