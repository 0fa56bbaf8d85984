import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { Arrival, TypedTransfer } from '../../domain/transfer/transfer.ts';
import { asProblem, refused } from '../problem.samples.ts';
import { moveStockFlow, type TypedMove } from './move-stock.flow.ts';

const goods: TypedTransfer = {
  sourceId: 'shelf',
  destinationId: 'annex',
  onDay: '2026-03-20',
  notes: '',
  lines: [{ productId: 'box', quantity: '5' }],
};
const arrival: Arrival = { onDay: '2026-03-20', lines: [{ received: '5', rest: 'back', cause: null }] };
const fewer: TypedTransfer = { ...goods, lines: [{ productId: 'box', quantity: '4' }] };
const lost: Arrival = { ...arrival, lines: [{ received: '3', rest: 'written-down', cause: 'lost' }] };

const otherThan = <Typed>(typed: TypedMove | null, first: Typed, second: Typed): Typed => {
  const known = typed?.of === 'goods' ? typed.goods : typed?.of === 'arrival' ? typed.arrival : null;
  return JSON.stringify(known) === JSON.stringify(first) ? second : first;
};

const cancelled = refused('This transfer was cancelled. Send the goods again.');
const short = 'You have only 4 of Box in stock. You’re 1 short.';
const missing = refused(short, {
  name: 'one is missing',
  kind: 'shortage',
  fields: [{ field: 'lines.0.quantity', message: short }],
});

const model: TestModel<typeof moveStockFlow> = {
  name: 'move-stock',
  machine: moveStockFlow,
  starts: [
    { name: 'a transfer to be sent', input: { types: 'goods', typed: null } },
    { name: 'goods that arrived', input: { types: 'arrival', typed: { of: 'arrival', arrival } } },
    { name: 'an arrival that can’t be read', input: { types: 'arrival', typed: null } },
    { name: 'an act without a form', input: { types: 'nothing', typed: { of: 'nothing', onDay: '' } } },
  ],
  ports: {
    preview: {
      done: [
        {
          name: 'planned',
          output: {
            of: 'acting',
            acting: { goods: [], worthBefore: '10', worthAfter: '0', writtenOff: '0' },
          },
        },
      ],
      error: [cancelled, missing],
      parseError: asProblem,
    },
    commit: {
      done: [
        { name: 'moved', output: true },
        { name: 'not taken', output: false },
      ],
      error: [cancelled],
      parseError: asProblem,
    },
  },
  cases: ({ status, context: { typed } }) =>
    status === 'done'
      ? []
      : [
          // What is typed is told when it is another than was told last.
          { name: 'goods.type', event: { type: 'goods.type', goods: otherThan(typed, goods, fewer) } },
          { name: 'goods.type, without a quantity', event: { type: 'goods.type', goods: null } },
          {
            name: 'arrival.type',
            event: { type: 'arrival.type', arrival: otherThan(typed, arrival, lost), restOpen: false },
          },
          {
            name: 'arrival.type, less than was sent',
            event: { type: 'arrival.type', arrival: null, restOpen: true },
          },
          {
            name: 'arrival.type, more than was sent',
            event: { type: 'arrival.type', arrival: null, restOpen: false },
          },
          {
            name: 'day.pick',
            event: {
              type: 'day.pick',
              onDay: typed?.of === 'nothing' && typed.onDay === '' ? '2026-03-20' : '',
            },
          },
          ...(['act.confirm', 'act.retry', 'flow.close'] as const).map((type) => ({
            name: type,
            event: { type },
          })),
        ],
};
export default model;
