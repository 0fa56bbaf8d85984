import model from '../../tools/sandboxes/src/stripe/stripe-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s Stripe’s', ['guards']);
