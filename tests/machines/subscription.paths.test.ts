import model from '../../src/machines/subscription/subscription.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'subscription’s');
