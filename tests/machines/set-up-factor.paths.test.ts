import model from '../../src/machines/second-factor/set-up-factor.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'set-up of a second factor’s', ['guards']);
