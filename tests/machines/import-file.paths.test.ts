import model from '../../src/machines/import-run/import-file.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'import of a file’s');
