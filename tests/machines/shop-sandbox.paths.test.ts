import model from '../../tools/sandboxes/src/shop/shop-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox shop’s', ['guards']);
