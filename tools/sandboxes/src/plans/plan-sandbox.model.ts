import { modelOf } from '../engine/chart-model.ts';
import { planSandboxChart } from './plan-sandbox.lifecycle.ts';

export default modelOf('plan-sandbox', planSandboxChart, {
  'a payment': { payment: 'requires_payment_method' },
  'a page': { page: 'open' },
});
