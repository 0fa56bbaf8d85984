import model from '../../src/machines/payment-provider/provider-connection.model.ts';
import { proveChart } from '../support/chart-proof.ts';

proveChart(model, 'provider connection’s');
