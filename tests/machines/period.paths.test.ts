import model from '../../src/machines/period/period.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'period’s');
