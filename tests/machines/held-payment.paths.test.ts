import model from '../../src/machines/held-payment/held-payment.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'held payment’s', ['guards']);
