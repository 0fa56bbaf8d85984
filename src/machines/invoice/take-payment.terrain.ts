import type { Terrain } from '../../../tools/paths/terrain.ts';
import { takePaymentFlow } from './take-payment.flow.ts';

const amount = (value: string) => ({
  name: `draft.change ${value || 'nothing'}`,
  event: { type: 'draft.change' as const, patch: { amount: value } },
});

const bare = (type: 'payment.submit' | 'surplus.keep' | 'surplus.correct' | 'flow.close') => ({
  name: type,
  event: { type },
});

const terrain: Terrain<typeof takePaymentFlow> = {
  name: 'take-payment',
  machine: takePaymentFlow,
  starts: [
    {
      name: 'of 100 owed',
      input: { owed: '100', draft: { amount: '100', mode: 1, onDay: '2026-11-21', memo: '' } },
    },
  ],
  ports: {
    recordPayment: {
      done: [{ name: 'recorded', output: undefined }],
      error: [{ name: 'refused', error: { message: 'The books are locked until 2026-11-30.', fields: [] } }],
    },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          ...['', '0', 'ten', '0.01', '100', '100.01'].map(amount),
          bare('payment.submit'),
          bare('surplus.keep'),
          bare('surplus.correct'),
          bare('flow.close'),
        ],
};
export default terrain;
