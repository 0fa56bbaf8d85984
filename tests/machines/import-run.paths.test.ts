import model from '../../src/machines/import-run/import-run.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'import run’s');
