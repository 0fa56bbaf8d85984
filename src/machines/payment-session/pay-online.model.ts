import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { PayMethod } from '../../domain/online-payment/method.ts';
import { payOnlineFlow } from './pay-online.flow.ts';

const asked = { amount: '100', currency: 'USD' };

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
    openPage: {
      done: [
        { name: 'a page', output: { ...asked, link: 'https://pay.example/page' } },
        { name: 'no link', output: { ...asked, link: null } },
      ],
      error: [
        {
          name: 'refused',
          error: { message: 'Nothing is owed on this invoice any more.', fields: [] },
        },
      ],
    },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [pick('card'), pick('paypal'), bare('page.open'), bare('link.get'), bare('flow.close')],
};
export default model;
