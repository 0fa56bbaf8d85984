import { modelOf } from '../engine/chart-model.ts';
import { flutterwaveSandboxChart } from './flutterwave-sandbox.lifecycle.ts';

export default modelOf('flutterwave-sandbox', flutterwaveSandboxChart, {
  'a transaction': { payment: 'pending' },
  'a refund': { refund: 'pending' },
  'a chargeback': { dispute: 'initiated' },
  'a settlement': { payout: 'pending' },
});
