import model from '../../src/machines/bank/bank.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'bank’s');
