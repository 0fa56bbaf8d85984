import terrain from '../../src/machines/subscription/subscription.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(terrain, 'subscription’s');
