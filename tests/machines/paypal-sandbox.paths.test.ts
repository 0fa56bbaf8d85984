import model from '../../src/machines/provider-sandbox/paypal-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s PayPal’s', ['guards']);
