import terrain from '../../src/machines/held-payment/held-payment.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(terrain, 'held payment’s', ['guards']);
