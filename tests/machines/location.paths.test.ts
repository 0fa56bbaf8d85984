import model from '../../src/machines/location/location.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'location’s');
