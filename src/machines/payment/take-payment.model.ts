import type { Start, TestModel } from '../../../tools/paths/src/test-model.ts';
import { noEffects } from '../no-effects.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { takePaymentFlow } from './take-payment.flow.ts';

const locked = refused('The books are locked until 2026-11-30.', { kind: 'locked-period' });

const draft = {
  amount: '',
  inHome: false,
  mode: 1 as const,
  bankId: '',
  bankCharge: '',
  onDay: '2026-11-21',
  memo: '',
  rate: '1',
  discount: false,
  taxRelief: false,
  shares: {},
};

const change = (patch: Record<string, string>) => {
  const [[field, value]] = Object.entries(patch) as [[string, string]];
  const named = field === 'amount' ? '' : ` ${field}`;
  return {
    name: `draft.change${named} ${value || (field === 'amount' ? 'nothing' : 'none')}`,
    event: { type: 'draft.change' as const, patch },
  };
};
const amount = (value: string) => change({ amount: value });
const share = (id: string, value: string) => ({
  name: `draft.change share of ${id} ${value}`,
  event: { type: 'draft.change' as const, patch: { shares: { [id]: value } } },
});

const amounts = ['', '0', 'ten', '0.01', '100', '100.01'];
/** In pounds more than is owed, in dollars all of it and a cent's worth more. */
const inPounds = ['100', '125', '125.01'];

const bare = (
  type:
    | 'currency.switch'
    | 'discount.switch'
    | 'payment.submit'
    | 'payment.confirm'
    | 'plan.back'
    | 'surplus.keep'
    | 'surplus.correct'
    | 'flow.close',
) => ({
  name: type,
  event: { type },
});
const pick = (id: string) => ({ name: `owing.pick ${id}`, event: { type: 'owing.pick' as const, id } });

const invoice = { id: 'one', currency: 'USD', owed: '100' };
const other = { id: 'two', currency: 'USD', owed: '50' };
const abroad = { id: 'abroad', currency: 'GBP', owed: '100' };
const found = {
  name: 'owing.found',
  event: { type: 'owing.found' as const, owing: [{ ...invoice, most: '100.01' }, other, abroad] },
};
/** Of 100 owed 2 are off: a cent less than the rest is too little, and all that is owed leaves no discount. */
const early = { ...invoice, discount: '2' };
const ofEarly = [
  ...['', '97.99', '98', '100'].map(amount),
  bare('discount.switch'),
  bare('payment.confirm'),
  bare('plan.back'),
];
const home = { homeCurrency: 'USD', draft };

/** What is tried of each way of paying, beside the presses that all of them have. */
const typedIn = {
  opening: [
    ...['', '100', '100.01'].map(amount),
    change({ rate: '' }),
    change({ rate: '1.25' }),
    change({ onDay: '' }),
  ],
  batch: [
    ...['', '120'].map(amount),
    share('one', 'ten'),
    share('one', '0'),
    share('two', '3'),
    found,
    pick('abroad'),
  ],
  refund: [...['', '50', '50.01', '100.01', '100.02'].map(amount), found, pick('two')],
  credit: [...['', '50', '50.01', '100.01', '100.02'].map(amount), found, pick('two')],
};

const model: TestModel<typeof takePaymentFlow> = {
  name: 'take-payment',
  machine: takePaymentFlow,
  starts: [
    {
      name: 'of 100 owed',
      input: { kind: 'document', ...home, owing: [invoice], draft: { ...draft, amount: '100' } },
    },
    {
      name: 'of 100 pounds owed',
      input: { kind: 'document', ...home, owing: [abroad], draft: { ...draft, amount: '100', rate: '1.25' } },
    },
    {
      name: 'of 100 owed, 2 of it off',
      input: {
        kind: 'document',
        ...home,
        owing: [early],
        draft: { ...draft, amount: '98', discount: true },
      },
    },
    {
      name: 'of an opening balance',
      input: {
        kind: 'opening',
        ...home,
        owing: [{ ...abroad, id: 'opening' }],
        draft: { ...draft, amount: '100', rate: '1.25' },
      },
    },
    { name: 'over several', input: { kind: 'batch', ...home, owing: [] } },
    { name: 'of credit back', input: { kind: 'refund', ...home, owing: [] } },
    { name: 'of credit on an invoice', input: { kind: 'credit', ...home, owing: [] } },
  ],
  ports: {
    preview: {
      done: [
        {
          name: 'planned',
          output: noEffects,
        },
      ],
      error: [{ ...locked, name: 'not planned' }],
      parseError: asProblem,
    },
    recordPayment: {
      done: [{ name: 'recorded', output: undefined }],
      error: [locked],
      parseError: asProblem,
    },
  },
  // Switching to and fro without a rate in between would go on for ever.
  bound: ({ context: { kind, draft } }) =>
    kind !== 'document' || [...amounts, ...inPounds, '97.99', '98'].includes(draft.amount),
  cases: ({ status, context: { kind, owing, homeCurrency } }) => {
    if (status === 'done') return [];
    const isHome = owing[0]?.currency === homeCurrency;
    const ofDocument = owing[0]?.discount
      ? ofEarly
      : isHome
        ? amounts.map(amount)
        : [...inPounds.map(amount), ...['', '1.25'].map((rate) => change({ rate })), bare('currency.switch')];
    return [
      ...(kind === 'document' ? ofDocument : typedIn[kind]),
      bare('payment.submit'),
      bare('surplus.keep'),
      bare('surplus.correct'),
      bare('flow.close'),
    ];
  },
};
/** The ways of paying that a document's own dialog has. */
export const isOfDocument = (start: Start<typeof takePaymentFlow>): boolean =>
  'input' in start && start.input?.kind === 'document';

/** Those of them that an invoice has: nothing is off it for paying early. */
export const isOfInvoice = (start: Start<typeof takePaymentFlow>): boolean =>
  isOfDocument(start) && 'input' in start && !start.input?.owing[0]?.discount;

export default model;
