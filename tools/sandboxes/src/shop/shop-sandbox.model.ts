import { modelOf } from '../engine/chart-model.ts';
import { shopSandboxChart } from './shop-sandbox.lifecycle.ts';

export default modelOf('shop-sandbox', shopSandboxChart, {
  'an order': { order: 'open' },
  'what is paid of an order': { payment: 'PENDING' },
  'the app': { app: 'absent' },
  'a token': { token: 'good' },
  'a payout': { payout: 'PAID' },
  'a plan that is billed': { billing: 'PENDING' },
});
