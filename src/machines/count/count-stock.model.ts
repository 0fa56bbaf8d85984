import type { TestModel } from '../../../tools/paths/src/test-model.ts';
import type { CountedRow, TypedEntry } from '../../domain/count/stock-count.ts';
import { asProblem, refused, unreachable } from '../problem.samples.ts';
import { countStockFlow } from './count-stock.flow.ts';

const item = { productId: 'box', name: 'Box', sku: '' };
const row = (more: Partial<CountedRow> = {}): CountedRow => ({
  ...item,
  counted: '3',
  seen: '5',
  inStock: '5',
  difference: '-2',
  value: '-4',
  stale: false,
  reason: null,
  ...more,
});
const stale = row({ stale: true, inStock: '4', reason: 'Stock moved since it was counted.' });
const scan: TypedEntry = { ...item, act: 'add', quantity: '1' };

const posted = refused('This count is already in your books. Start a new one.');

const model: TestModel<typeof countStockFlow> = {
  name: 'count-stock',
  machine: countStockFlow,
  starts: [
    { name: 'no count', input: { unsaved: null } },
    { name: 'an open count', input: { unsaved: { sending: [], waiting: [] } } },
    {
      name: 'an open count with a scan that wasn’t saved',
      input: { unsaved: { sending: [scan], waiting: [] } },
    },
  ],
  bound: ({ context }) => context.waiting.length <= 1 && context.posted <= 1,
  key: ({ value, status, context: { sending, waiting, refusals, review } }) => [
    value,
    status,
    sending.length,
    waiting.length,
    refusals.length,
    review?.rows.map(({ reason }) => reason),
  ],
  ports: {
    start: { done: [{ name: 'started', output: { id: 'count' } }], error: [posted], parseError: asProblem },
    record: {
      done: [
        { name: 'taken', output: [{ productId: 'box', counted: '1', reason: null }] },
        { name: 'not taken', output: [{ productId: 'box', counted: null, reason: 'This item is deleted.' }] },
      ],
      error: [unreachable],
      parseError: asProblem,
    },
    preview: {
      done: [
        { name: 'a difference', output: { version: 2, rows: [row()] } },
        { name: 'one that is stale among two', output: { version: 2, rows: [row(), stale] } },
        { name: 'one that is stale', output: { version: 2, rows: [stale] } },
        { name: 'nothing left', output: { version: 2, rows: [] } },
      ],
      error: [posted],
      parseError: asProblem,
    },
    post: {
      done: [
        { name: 'all', output: { version: 2, status: 'Posted', rows: [row()] } },
        { name: 'all but one', output: { version: 2, status: 'Open', rows: [row(), stale] } },
      ],
      error: [posted],
      parseError: asProblem,
    },
  },
  cases: ({ status }) =>
    status === 'done'
      ? []
      : [
          { name: 'place.pick', event: { type: 'place.pick', locationId: 'shelf' } },
          { name: 'entries.add', event: { type: 'entries.add', entries: [scan] } },
          ...(
            ['unsaved.drop', 'review.open', 'flow.back', 'flow.leave', 'act.retry', 'act.confirm'] as const
          ).map((type) => ({ name: type, event: { type } })),
        ],
};
export default model;
