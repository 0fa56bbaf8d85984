import {
  type CountEntry,
  type CountedRow,
  type CountRow,
  countStanding,
  type StockCountView,
} from '../../domain/count/stock-count.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { stockCountCalls } from '../contract/stock-count.ts';
import { renaming } from './rename.ts';

/** Our words for a count → the wire's. */
export const countWire = renaming({
  id: 'countid',
  status: 'status',
  locationId: 'locationId',
  location: 'LocationName',
  startedBy: 'startedby',
  startedAt: 'startdate',
  endedAt: 'enddate',
  version: 'version',
  waiting: 'waiting',
  posted: 'posted',
});

const item = { productId: 'productId', name: 'productname', sku: 'SKU', inStock: 'instock' } as const;

/** The same for an item that is counted. */
export const countLineWire = renaming({
  ...item,
  counted: 'quantity',
  seen: 'seenquantity',
  posted: 'isposted',
  moved: 'change',
});

/** The same for one that nobody counted. */
export const uncountedWire = renaming(item);

/** The same for what posting an item does. */
export const countedRowWire = renaming({
  ...item,
  counted: 'quantity',
  seen: 'seenquantity',
  difference: 'difference',
  value: 'value',
  stale: 'stale',
  reason: 'reason',
});

/** The same for an entry. */
const countEntryWire = renaming({
  productId: 'productId',
  act: 'act',
  quantity: 'quantity',
  before: 'before',
});

type Calls = typeof stockCountCalls;

export const countFromWire = (wire: AnswerOf<Calls['listCounts']>['StockCounts'][number]): CountRow => {
  const count = countWire.fromWire(wire);
  return { ...count, standing: countStanding(count) };
};

export const countViewFromWire = (wire: AnswerOf<Calls['getCount']>['data']): StockCountView => ({
  ...countWire.fromWire(wire),
  lines: wire.lines.map(countLineWire.fromWire),
  uncounted: wire.uncounted.map(uncountedWire.fromWire),
  uncountedTotal: wire.uncountedtotal,
  standing: wire.Standing,
});

export const countedRowFromWire = (
  wire: AnswerOf<Calls['previewCount']>['data']['rows'][number],
): CountedRow => countedRowWire.fromWire(wire);

export const entryToWire = (entry: CountEntry) => countEntryWire.toWire(entry);
