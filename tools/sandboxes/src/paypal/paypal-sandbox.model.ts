import { modelOf } from '../engine/chart-model.ts';
import { paypalSandboxChart } from './paypal-sandbox.lifecycle.ts';

export default modelOf('paypal-sandbox', paypalSandboxChart, {
  'an order': { payment: 'PAYER_ACTION_REQUIRED' },
  'a refund': { refund: 'PENDING' },
  'a dispute': { dispute: 'WAITING_FOR_SELLER_RESPONSE' },
});
