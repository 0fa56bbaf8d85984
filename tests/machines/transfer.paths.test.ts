import model from '../../src/machines/transfer/transfer.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'stock transfer’s');
