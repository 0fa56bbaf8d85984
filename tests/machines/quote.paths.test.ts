import model from '../../src/machines/quote/quote.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'quote’s');
