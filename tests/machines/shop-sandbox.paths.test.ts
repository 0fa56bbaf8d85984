import model from '../../src/machines/shop-sandbox/shop-sandbox.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'sandbox shop’s', ['guards']);
