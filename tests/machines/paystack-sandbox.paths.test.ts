import model from '../../tools/sandboxes/src/paystack/paystack-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s Paystack’s', ['guards']);
