import model from '../../src/machines/online-store/online-store.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'online store’s');
