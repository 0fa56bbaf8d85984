import model from '../../src/machines/account/account.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'account’s');
