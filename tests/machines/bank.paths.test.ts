import terrain from '../../src/machines/bank/bank.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(terrain, 'bank’s');
