import model from '../../src/machines/provider-sandbox/paystack-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s Paystack’s', ['guards']);
