import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { type PaymentSessionEvent, paymentSessionChart } from './payment-session.lifecycle.ts';

const bare = (type: Exclude<PaymentSessionEvent['type'], 'payment.received'>) => ({
  name: type,
  event: { type },
});

const received = (name: string, amount: string, currency = 'EUR') => ({
  name: `payment.received ${name}`,
  event: { type: 'payment.received' as const, money: { amount, currency }, charge: name },
});

const model: TestModel<typeof paymentSessionChart> = {
  name: 'payment-session',
  machine: paymentSessionChart,
  starts: [{ name: 'a hundred euros asked for', input: { amount: '100', currency: 'EUR' } }],
  cases: [
    bare('session.unanswered'),
    bare('session.created'),
    bare('payment.started'),
    bare('payment.declined'),
    bare('session.cancelled'),
    bare('session.expired'),
    received('nothing', '0'),
    received('less than a cent', '0.001'),
    received('a cent', '0.01'),
    received('what was asked', '100'),
    received('too much', '110'),
    received('another currency', '100', 'USD'),
  ],
};
export default model;
