import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { takePaymentFlow } from './take-payment.flow.ts';

const draft = { amount: '100', inHome: false, mode: 1 as const, onDay: '2026-11-21', memo: '' };

const amount = (value: string) => ({
  name: `draft.change ${value || 'nothing'}`,
  event: { type: 'draft.change' as const, patch: { amount: value } },
});

const amounts = ['', '0', 'ten', '0.01', '100', '100.01'];
/** In pounds more than is owed, in dollars all of it and a cent's worth more. */
const inPounds = ['100', '125', '125.01'];

const rate = (value: string) => ({
  name: `draft.change rate ${value || 'none'}`,
  event: { type: 'draft.change' as const, patch: { rate: value } },
});

const bare = (
  type: 'currency.switch' | 'payment.submit' | 'surplus.keep' | 'surplus.correct' | 'flow.close',
) => ({
  name: type,
  event: { type },
});

const model: TestModel<typeof takePaymentFlow> = {
  name: 'take-payment',
  machine: takePaymentFlow,
  starts: [
    {
      name: 'of 100 owed',
      input: { owed: '100', currency: 'USD', homeCurrency: 'USD', draft: { ...draft, rate: '1' } },
    },
    {
      name: 'of 100 pounds owed',
      input: { owed: '100', currency: 'GBP', homeCurrency: 'USD', draft: { ...draft, rate: '1.25' } },
    },
  ],
  ports: {
    recordPayment: {
      done: [{ name: 'recorded', output: undefined }],
      error: [{ name: 'refused', error: { message: 'The books are locked until 2026-11-30.', fields: [] } }],
    },
  },
  // Switching to and fro without a rate in between would go on for ever.
  bound: ({ context }) => [...amounts, ...inPounds].includes(context.draft.amount),
  cases: ({ status, context: { currency, homeCurrency } }) =>
    status === 'done'
      ? []
      : [
          ...(currency === homeCurrency
            ? amounts.map(amount)
            : [...inPounds.map(amount), ...['', '1.25'].map(rate), bare('currency.switch')]),
          bare('payment.submit'),
          bare('surplus.keep'),
          bare('surplus.correct'),
          bare('flow.close'),
        ],
};
export default model;
