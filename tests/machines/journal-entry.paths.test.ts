import model from '../../src/machines/journal-entry/journal-entry.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'journal entry’s');
