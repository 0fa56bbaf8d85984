import model from '../../src/machines/transfer/move-stock.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'flow of moved stock’s');
