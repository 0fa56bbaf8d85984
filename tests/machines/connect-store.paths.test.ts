import model from '../../src/machines/online-store/connect-store.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'store’s set-up');
