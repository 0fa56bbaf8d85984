import terrain from '../../src/machines/template/template.terrain.ts';
import { proveChart } from '../support/chart-proof.ts';

// The chart has no guard to be on both sides of.
proveChart(terrain, 'template’s', ['guards']);
