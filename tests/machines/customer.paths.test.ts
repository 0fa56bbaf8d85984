import terrain from '../../src/machines/customer/customer.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

// The chart has no guard to be on both sides of.
proveChart(terrain, 'customer’s', ['guards']);
