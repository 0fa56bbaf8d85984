import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { ChangeAnswer, ChangePreview, PlanChoice } from '../../domain/billing/plan-choice.ts';
import { asProblem, refused, unreachable } from '../problem.samples.ts';
import { type ChangePlanEvent, type ChangePlanInput, changePlanFlow } from './change-plan.flow.ts';

const choice: PlanChoice = { plan: 'growth', interval: 'month', seats: 5, coupon: '' };
const yearly: PlanChoice = { ...choice, interval: 'year' };
const input: ChangePlanInput = { current: null, choice, hasMethod: false };
/** From more people to a larger plan: it goes up in one part, and down in another. */
const mixed: ChangePlanInput = {
  current: { plan: 'starter', interval: 'month', seats: 9 },
  choice,
  hasMethod: true,
};

const preview: ChangePreview = {
  kind: 'up',
  currency: 'USD',
  lines: [
    {
      kind: 'plan',
      plan: 'growth',
      quantity: 1,
      from: '2026-06-16',
      to: '2026-06-30',
      days: 15,
      ofDays: 30,
      price: '14.50',
      off: '0',
      net: '14.50',
    },
  ],
  net: '14.50',
  tax: '0',
  taxName: '',
  taxSentence: '',
  sum: '14.50',
  creditUsed: '0',
  dueNow: '14.50',
  from: '2026-06-16',
  until: null,
  afterwards: { day: '2026-07-01', amount: '29.00', interval: 'month' },
  notices: [],
};

const answer = (paymentStatus: string, comment = '', link: string | null = null): ChangeAnswer => ({
  paymentStatus,
  comment,
  link,
});
const usedUp = refused('This coupon is used up.', {
  name: 'a coupon that is used up',
  fields: [{ field: 'coupon', message: 'This coupon is used up.' }],
});
const openInvoice = refused('Pay the open invoice first.');

const bare = (
  type: Exclude<ChangePlanEvent['type'], 'choice.make' | 'coupon.type'>,
): { name: string; event: ChangePlanEvent } => ({ name: type, event: { type } });

const model: TestModel<typeof changePlanFlow> = {
  name: 'change-plan',
  machine: changePlanFlow,
  starts: [
    { name: 'nothing paid for yet', input },
    { name: 'a running plan, up in one part and down in another', input: mixed },
  ],
  ports: {
    checkCoupon: {
      done: [{ name: 'a coupon', output: '50% off for 3 months, then $29.00 a month' }],
      error: [usedUp],
      parseError: asProblem,
    },
    preview: {
      done: [{ name: 'planned', output: preview }],
      error: [openInvoice, usedUp],
      parseError: asProblem,
    },
    pay: {
      done: [
        { name: 'succeeded', output: answer('succeeded', 'Paid.') },
        { name: 'a page', output: answer('requires_action', '', 'https://pay.example/page') },
        { name: 'processing', output: answer('processing') },
        { name: 'declined', output: answer('failed', 'Your bank declined the card.') },
        { name: 'to be confirmed without a page', output: answer('requires_action') },
      ],
      error: [openInvoice, usedUp, unreachable],
      parseError: asProblem,
    },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          { name: 'choice.make', event: { type: 'choice.make', choice: yearly } },
          bare('coupon.open'),
          { name: 'coupon.type', event: { type: 'coupon.type', code: 'HALF' } },
          bare('coupon.check'),
          bare('coupon.remove'),
          bare('change.preview'),
          bare('upward.choose'),
          bare('change.confirm'),
          bare('change.retry'),
          bare('page.open'),
          bare('flow.back'),
          bare('flow.close'),
        ],
};
export default model;
