import { countLimits, countStatuses } from '../../domain/count/stock-count.ts';
import { done, plainly, subject, told } from './call.ts';
import {
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  paged,
  paging,
  part,
  text,
  whole,
} from './field.ts';

const { read, ask, change } = subject('businessId', '/api/Product/').ours;
/** Counting a place is counting its items, one after another. Source: answers-2.md, Q9. */
const key = 'inventory.updateStock';

const one = { id: id('countid') };
const status = oneOf('status', countStatuses);

const count = {
  ...one,
  status,
  locationId: id('locationId'),
  location: text('LocationName'),
  startedBy: text('startedby'),
  startedAt: text('startdate'),
  endedAt: nullable(text('enddate')),
  version: number('version'),
  /** Items counted and not posted, and items posted. */
  waiting: number('waiting'),
  posted: number('posted'),
};

const item = {
  productId: id('productId'),
  name: text('productname'),
  sku: text('SKU'),
  inStock: decimal('instock'),
};
const counted = { ...item, counted: decimal('quantity'), seen: decimal('seenquantity') };

const entry = {
  productId: id('productId'),
  /** `add` so many more, `set` how many there are, or `remove` the item from the count. */
  act: oneOf('act', ['add', 'set', 'remove']),
  quantity: optional(nullable(decimal('quantity'))),
  /** How many were counted of it, as far as whoever sets or removes it knows; null for none. */
  before: optional(nullable(decimal('before'))),
};

const moved = { ...one, status, ...done };

/** What posting each item does, or why it can't be posted. */
const review = {
  version: number('version'),
  rows: list('rows', {
    ...counted,
    difference: decimal('difference'),
    /** Null for who may not read what stock costs. */
    value: nullable(decimal('value')),
    stale: flag('stale'),
    reason: nullable(text('reason')),
  }),
};

const touches = ['products'] as const;

/** Calls that count what lies at a location. */
export const stockCountCalls = {
  listCounts: read('get-stock-counts', key, {
    takes: paging,
    says: plainly({ rows: list('StockCounts', count), ...paged }),
    reads: 'products',
  }),
  getCount: read('get-stock-count', key, {
    takes: one,
    says: told({
      ...count,
      lines: list('lines', { ...counted, posted: flag('isposted'), moved: nullable(decimal('change')) }),
      /** Items that lie there by the books and aren't counted: the first of them, and how many there are. */
      uncounted: list('uncounted', item),
      uncountedTotal: number('uncountedtotal'),
      standing: part('Standing', {
        status: text('status'),
        facts: part('facts', { waiting: number('waiting'), posted: number('posted') }),
      }),
    }),
    reads: 'products',
  }),
  /** The default location where none is named; the open count of one that is counted already. */
  startCount: change('start-stock-count', key, {
    takes: { locationId: optional(nullable(id('locationId'))) },
    says: told(moved),
    touches,
  }),
  recordCount: change('record-stock-count', key, {
    takes: { ...one, entries: list('entries', entry, { least: 1, most: countLimits.entries }) },
    says: told({
      rows: list('rows', {
        productId: id('productId'),
        counted: nullable(decimal('quantity')),
        reason: nullable(text('reason')),
      }),
      ...done,
    }),
    touches,
  }),
  previewCount: ask('preview-stock-count', key, { takes: one, says: told(review) }),
  postCount: change('post-stock-count', key, {
    takes: {
      ...one,
      /** The version that was reviewed; left out, it is posted as it is. */
      version: optional(nullable(whole('version'))),
    },
    says: told({ ...moved, ...review }),
    // Stock is booked.
    touches: ['products', 'dashboard', 'reports'],
  }),
  discardCount: change('discard-stock-count', key, { takes: one, says: told(moved), touches }),
};
