import model from '../../src/machines/provider-dispute/provider-dispute.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'provider dispute’s', ['guards', 'refusals']);
