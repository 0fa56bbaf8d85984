import model from '../../src/machines/provider-refund/provider-refund.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'provider refund’s', ['guards', 'refusals']);
