import model from '../../src/machines/posted/posted.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'invoice’s');
