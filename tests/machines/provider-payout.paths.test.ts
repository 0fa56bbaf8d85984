import model from '../../src/machines/provider-payout/provider-payout.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'provider payout’s', ['guards', 'refusals']);
