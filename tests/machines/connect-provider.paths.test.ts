import model from '../../src/machines/payment-provider/connect-provider.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'connection of a provider’s');
