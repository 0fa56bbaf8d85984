import model from '../../src/machines/store-run/store-run.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'store run’s', ['guards']);
