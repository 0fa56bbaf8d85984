import terrain from '../../src/machines/quote/quote.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(terrain, 'quote’s');
