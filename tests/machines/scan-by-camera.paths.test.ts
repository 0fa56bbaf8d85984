import model from '../../src/machines/scan/scan-by-camera.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'scan by camera’s');
