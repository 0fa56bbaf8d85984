import model from '../../tools/sandboxes/src/flutterwave/flutterwave-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox’s Flutterwave’s', ['guards']);
