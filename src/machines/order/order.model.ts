import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { BilledOrder, OrderFacts } from '../../domain/order/facts.ts';
import { type OrderEvent, orderChart } from './order.lifecycle.ts';

type Bare = Exclude<
  OrderEvent['type'],
  'order.edit' | 'order.bill' | 'order.rebill' | 'order.unbill' | `advance.${'record' | 'delete'}`
>;

const bare = (type: Bare) => ({ name: type, event: { type } });

/** What stands on bills, on both sides of each guard: nothing, part, one line of two, almost all, all, more than was ordered. */
const billed: readonly (BilledOrder & { name: string })[] = [
  { name: 'nothing', billed: ['0', '0'], draftBill: false },
  { name: 'part, in a draft', billed: ['4', '0'], draftBill: true },
  { name: 'one line of two', billed: ['10', '0'], draftBill: false },
  { name: 'all but a piece', billed: ['10', '1'], draftBill: false },
  { name: 'all', billed: ['10', '2'], draftBill: false },
  { name: 'more than all', billed: ['12', '2'], draftBill: false },
];

const billings = (type: 'order.bill' | 'order.rebill' | 'order.unbill') =>
  billed.map(({ name, ...billing }) => ({ name: `${type} ${name}`, event: { type, billing } }));

const edits = (
  [
    ['no lines', [], '0'],
    ['one line', ['12'], '60'],
    ['two lines', ['10', '2'], '60'],
  ] as const
).map(([name, ordered, total]) => ({
  name: `order.edit ${name}`,
  event: { type: 'order.edit' as const, edited: { ordered, total } },
}));

/** Two of the first come to all the order does, a third is too much. */
const advances = (['30', '61'] as const).map((amount) => ({
  name: `advance.record ${amount}`,
  event: { type: 'advance.record' as const, amount },
}));

const takenBack = { name: 'advance.delete 30', event: { type: 'advance.delete' as const, amount: '30' } };

const cancels = (['credit', 'refund'] as const).map((payments) => ({
  name: `order.cancel ${payments}`,
  event: { type: 'order.cancel' as const, payments },
}));

const blank: OrderFacts = {
  lines: [],
  draftBill: false,
  total: '0',
  advanced: '0',
  advance: '0',
  before: null,
};

const model: TestModel<typeof orderChart> = {
  name: 'order',
  machine: orderChart,
  starts: [{ name: 'an empty draft', input: blank }],
  cases: () => [
    ...edits,
    ...billings('order.bill'),
    ...billings('order.rebill'),
    ...billings('order.unbill'),
    ...(
      [
        'order.issue',
        'order.close',
        'order.cancel',
        'order.reopen',
        'order.delete',
        'order.restore',
        'order.duplicate',
      ] as const
    ).map(bare),
    ...cancels,
    ...advances,
    takenBack,
  ],
};

export default model;
