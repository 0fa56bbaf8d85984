import model from '../../src/machines/journal-entry/enter-entry.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'flow of an entry’s');
