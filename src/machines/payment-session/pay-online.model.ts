import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { PayMethod } from '../../domain/payment-provider/pay-method.ts';
import { asProblem, refused, unreachable } from '../problem.samples.ts';
import { payOnlineFlow } from './pay-online.flow.ts';

const request = { amount: '100', currency: 'USD' };

const pick = (method: PayMethod) => ({
  name: `method.pick ${method}`,
  event: { type: 'method.pick' as const, method },
});

const bare = (type: 'page.open' | 'link.get' | 'flow.close') => ({ name: type, event: { type } });

const model: TestModel<typeof payOnlineFlow> = {
  name: 'pay-online',
  machine: payOnlineFlow,
  starts: [
    { name: 'an invoice to be paid', input: { shares: false } },
    { name: 'a link to hand on', input: { shares: true } },
  ],
  ports: {
    findMethods: {
      done: [
        {
          name: 'every way',
          output: { ways: ['card', 'flutterwave', 'paypal', 'paystack'], tests: [], reasons: [] },
        },
        { name: 'PayPal alone', output: { ways: ['paypal'], tests: ['paypal'], reasons: [] } },
        {
          name: 'none',
          output: {
            ways: [],
            tests: [],
            reasons: ['No payment provider is connected. Connect one in payment settings first.'],
          },
        },
      ],
      error: [unreachable],
      parseError: asProblem,
    },
    openPage: {
      done: [
        { name: 'a page', output: { ...request, link: 'https://pay.example/page' } },
        { name: 'no link', output: { ...request, link: null } },
      ],
      error: [refused('This invoice is fully paid.')],
      parseError: asProblem,
    },
  },
  cases: ({ status, context }) =>
    status === 'done'
      ? []
      : [
          ...(['card', 'paypal'] as const).filter((method) => context.ways.includes(method)).map(pick),
          bare('page.open'),
          bare('link.get'),
          bare('flow.close'),
        ],
};
export default model;
