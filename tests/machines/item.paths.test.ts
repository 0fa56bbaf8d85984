import model from '../../src/machines/item/item.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'item’s');
