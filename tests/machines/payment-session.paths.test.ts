import model from '../../src/machines/payment-session/payment-session.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'payment session’s');
