import terrain from '../../src/machines/invoice/invoice.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(terrain, 'invoice’s');
