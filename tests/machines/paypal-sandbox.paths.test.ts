import model from '../../tools/sandboxes/src/paypal/paypal-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s PayPal’s', ['guards']);
