import model from '../../src/machines/payment/take-payment.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'payment’s');
