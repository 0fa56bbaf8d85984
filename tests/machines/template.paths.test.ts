import model from '../../src/machines/template/template.model.ts';
import { proveChart } from '../support/chart-proof.ts';

// The chart has no guard to be on both sides of.
proveChart(model, 'template’s', ['guards']);
