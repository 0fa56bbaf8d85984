import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { BilledOrder, OrderFacts } from '../../domain/order/facts.ts';
import { type OrderEvent, orderChart } from './order.lifecycle.ts';

type Bare = Exclude<OrderEvent['type'], 'order.edit' | 'order.bill' | 'order.rebill' | 'order.unbill'>;

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
    ['no lines', []],
    ['one line', ['12']],
    ['two lines', ['10', '2']],
  ] as const
).map(([name, ordered]) => ({
  name: `order.edit ${name}`,
  event: { type: 'order.edit' as const, edited: { ordered } },
}));

const blank: OrderFacts = { lines: [], draftBill: false, before: null };

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
  ],
};

export default model;
