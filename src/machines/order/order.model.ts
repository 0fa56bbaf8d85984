import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import { isPositive } from '../../domain/money.ts';
import { type BilledOrder, hasClosed, type OrderFacts } from '../../domain/order/facts.ts';
import { type OrderEvent, orderChart } from './order.lifecycle.ts';

type Bare = Exclude<
  OrderEvent['type'],
  'order.edit' | 'order.bill' | 'order.rebill' | 'order.unbill' | `advance.${'record' | 'delete'}`
>;

const bare = (type: Bare) => ({ name: type, event: { type } });

/** What a case bills; whether that is later than what was closed depends on the order. */
type Sample = Omit<BilledOrder, 'laterBill'> & { name: string };

/** What stands on bills, on both sides of each guard: nothing, part, one line of two, almost all, all, more than was ordered. */
const billed: readonly Sample[] = [
  { name: 'nothing', billed: ['0', '0'], draftBill: false },
  { name: 'part, in a draft', billed: ['4', '0'], draftBill: true },
  { name: 'one line of two', billed: ['10', '0'], draftBill: false },
  { name: 'all but a piece', billed: ['10', '1'], draftBill: false },
  { name: 'all', billed: ['10', '2'], draftBill: false },
  { name: 'more than all', billed: ['12', '2'], draftBill: false },
];

/** Bills that keep their lines, with fewer of the last. */
const fewer: Sample = { name: 'all but some', billed: ['10', '0.5'], draftBill: false };

const billings = (
  samples: readonly Sample[],
  type: 'order.bill' | 'order.rebill' | 'order.unbill',
  isLater: (billing: Omit<BilledOrder, 'laterBill'>) => boolean,
) =>
  samples.map(({ name, ...billing }) => ({
    name: `${type} ${name}`,
    event: { type, billing: { ...billing, laterBill: isLater(billing) } },
  }));

/**
 * Whether the bills that stand can come to just so much by changing them: each line is on one, and stays. Otherwise others
 * take their place, which are later than what was closed.
 */
export const isChangedInPlace = (
  { lines, draftBill }: Pick<OrderFacts, 'lines' | 'draftBill'>,
  billing: Omit<BilledOrder, 'laterBill'>,
): boolean =>
  draftBill === billing.draftBill &&
  [...lines.map((line) => line.billed), ...billing.billed].every(isPositive);

/** Whether a bill is later than what was closed once the bills come to just so much. */
const isLaterAfter =
  (facts: OrderFacts) =>
  (billing: Omit<BilledOrder, 'laterBill'>): boolean =>
    isChangedInPlace(facts, billing) ? facts.laterBill : hasClosed(facts) && billing.billed.some(isPositive);

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
  laterBill: false,
  total: '0',
  advanced: '0',
  advance: '0',
  before: null,
};

const model: TestModel<typeof orderChart> = {
  name: 'order',
  machine: orderChart,
  starts: [{ name: 'an empty draft', input: blank }],
  cases: ({ context }) => [
    ...edits,
    ...billings(billed, 'order.bill', () => hasClosed(context)),
    ...billings([...billed, fewer], 'order.rebill', isLaterAfter(context)),
    ...billings(billed, 'order.unbill', isLaterAfter(context)),
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
