import model from '../../src/machines/provider-sandbox/flutterwave-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s Flutterwave’s', ['guards']);
