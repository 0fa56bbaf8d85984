import model from '../../src/machines/store-payout/store-payout.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'store payout’s', ['guards']);
