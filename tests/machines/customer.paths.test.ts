import model from '../../src/machines/customer/customer.model.ts';
import { proveChart } from '../support/chart-proof.ts';

// The chart has no guard to be on both sides of.
proveChart(model, 'customer’s', ['guards']);
