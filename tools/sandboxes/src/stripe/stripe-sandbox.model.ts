import { modelOf } from '../engine/chart-model.ts';
import { stripeSandboxChart } from './stripe-sandbox.lifecycle.ts';

export default modelOf('stripe-sandbox', stripeSandboxChart, {
  'a payment page': { payment: 'open' },
  'a refund': { refund: 'succeeded' },
  'a question of the bank': { dispute: 'warning_needs_response' },
  'a dispute': { dispute: 'needs_response' },
  'a payout': { payout: 'pending' },
});
