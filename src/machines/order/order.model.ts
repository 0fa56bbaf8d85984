import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { BilledOrder, OrderFacts } from '../../domain/order/facts.ts';
import { type OrderEvent, orderChart } from './order.lifecycle.ts';

type Bare = Exclude<
  OrderEvent['type'],
  'order.edit' | 'order.bill' | 'order.rebill' | 'order.unbill' | 'advance.record'
>;

const bare = (type: Bare) => ({ name: type, event: { type } });

/** What stands on bills, on both sides of each guard: nothing, part, one line of two, all, more than was ordered. */
const billed: readonly (BilledOrder & { name: string })[] = [
  { name: 'nothing', billed: ['0', '0'], liveBills: 0, draftBill: false },
  { name: 'part, in a draft', billed: ['4', '0'], liveBills: 0, draftBill: true },
  { name: 'one line of two', billed: ['10', '0'], liveBills: 1, draftBill: false },
  { name: 'all', billed: ['10', '2'], liveBills: 1, draftBill: false },
  { name: 'more than all', billed: ['12', '2'], liveBills: 1, draftBill: false },
];

const billings = (type: 'order.bill' | 'order.rebill' | 'order.unbill') =>
  billed.map(({ name, ...billing }) => ({ name: `${type} ${name}`, event: { type, billing } }));

const edits = (
  [
    ['no lines', []],
    ['two lines', ['10', '2']],
  ] as const
).map(([name, ordered]) => ({
  name: `order.edit ${name}`,
  event: { type: 'order.edit' as const, edited: { ordered } },
}));

const advances = (
  [
    ['nothing', '0'],
    ['something', '5'],
  ] as const
).map(([name, amount]) => ({
  name: `advance.record ${name}`,
  event: { type: 'advance.record' as const, amount },
}));

const blank: OrderFacts = { lines: [], liveBills: 0, draftBill: false, advance: '0', before: null };

/** Bills never leave this; an order that came so from elsewhere is reopened as issued. */
const closedUnbilled: OrderFacts = {
  ...blank,
  lines: [
    { ordered: '10', billed: '0', closed: '10' },
    { ordered: '2', billed: '0', closed: '2' },
  ],
};

const model: TestModel<typeof orderChart> = {
  name: 'order',
  machine: orderChart,
  starts: [
    { name: 'an empty draft', input: blank },
    { name: 'an order closed, and nothing of it billed', state: 'BillCreated', context: closedUnbilled },
  ],
  cases: () => [
    ...edits,
    ...billings('order.bill'),
    ...billings('order.rebill'),
    ...billings('order.unbill'),
    ...advances,
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
  ],
  bound: ({ context }) => context.advance === '0' || context.advance === '5',
};

export default model;
