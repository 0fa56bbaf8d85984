import { modelOf } from '../engine/chart-model.ts';
import { paystackSandboxChart } from './paystack-sandbox.lifecycle.ts';

export default modelOf('paystack-sandbox', paystackSandboxChart, {
  'a transaction': { payment: 'abandoned' },
  'a refund': { refund: 'pending' },
  'a dispute': { dispute: 'awaiting-merchant-feedback' },
  'a settlement': { payout: 'pending' },
});
