import model from '../../src/machines/plan-billing/confirm-payment.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'payment’s return’s', ['refusals']);
