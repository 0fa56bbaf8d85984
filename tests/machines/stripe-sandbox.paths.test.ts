import model from '../../src/machines/provider-sandbox/stripe-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s Stripe’s', ['guards']);
