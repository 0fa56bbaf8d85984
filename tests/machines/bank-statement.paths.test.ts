import model from '../../src/machines/bank-statement/bank-statement.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'bank statement’s');
