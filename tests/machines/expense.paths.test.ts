import model from '../../src/machines/expense/expense.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'expense’s');
