import terrain from '../../src/machines/payment-session/payment-session.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(terrain, 'payment session’s');
