import * as z from 'zod/mini';
import { countLimits, countStatuses } from '../../domain/count/stock-count.ts';
import { envelope, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { paging, upperPaged } from './list-wire.ts';
import { all, decimal, id, whole } from './wire-types.ts';

const { read, ask, change } = inBusiness('businessId', '/api/Product/').ours;
/** Counting a place is counting its items, one after another. Source: answers-2.md, Q9. */
const key = 'inventory.updateStock';

const one = { countid: id };
const item = { productId: id, ...all(z.string(), 'productname SKU') };

const count = {
  countid: id,
  status: z.enum(countStatuses),
  locationId: id,
  ...all(z.string(), 'LocationName startedby startdate'),
  enddate: z.nullable(z.string()),
  /** Items counted and not posted, and items posted. */
  ...all(z.number(), 'version waiting posted'),
};

const moved = { countid: id, status: z.enum(countStatuses), ...repeated };

/** What posting an item does, or why it can't be posted. */
const row = z.object({
  ...item,
  ...all(decimal, 'quantity seenquantity instock difference'),
  /** Null for who may not read what stock costs. */
  value: z.nullable(decimal),
  stale: z.boolean(),
  reason: z.nullable(z.string()),
});
const rows = { version: z.number(), rows: z.array(row) };

/** Calls that count what lies at a location. */
export const stockCountCalls = {
  listCounts: read(
    'get-stock-counts',
    key,
    z.object({ StockCounts: z.array(z.object(count)), ...upperPaged }),
    paging,
  ),
  getCount: read(
    'get-stock-count',
    key,
    envelope(
      z.object({
        ...count,
        lines: z.array(
          z.object({
            ...item,
            ...all(decimal, 'quantity seenquantity instock'),
            isposted: z.boolean(),
            change: z.nullable(decimal),
          }),
        ),
        /** Items that lie there by the books and aren't counted: the first of them, and how many there are. */
        uncounted: z.array(z.object({ ...item, instock: decimal })),
        uncountedtotal: z.number(),
        Standing: z.object({ status: z.string(), facts: z.object(all(z.number(), 'waiting posted')) }),
      }),
    ),
    one,
  ),
  /** The default location where none is named; the open count of one that is counted already. */
  startCount: change('start-stock-count', key, moved, { locationId: z.optional(z.nullable(id)) }),
  recordCount: change(
    'record-stock-count',
    key,
    {
      rows: z.array(
        z.object({ productId: id, quantity: z.nullable(decimal), reason: z.nullable(z.string()) }),
      ),
      ...repeated,
    },
    {
      ...one,
      entries: z
        .array(
          z.object({
            productId: id,
            /** `add` so many more, `set` how many there are, or `remove` the item from the count. */
            act: z.enum(['add', 'set', 'remove']),
            quantity: z.optional(z.nullable(decimal)),
            /** How many were counted of it, as far as whoever sets or removes it knows; null for none. */
            before: z.optional(z.nullable(decimal)),
          }),
        )
        .check(z.minLength(1), z.maxLength(countLimits.entries)),
    },
  ),
  previewCount: ask('preview-stock-count', key, rows, one),
  postCount: change(
    'post-stock-count',
    key,
    { ...moved, ...rows },
    {
      ...one,
      /** The version that was reviewed; left out, it is posted as it is. */
      version: z.optional(z.nullable(whole)),
    },
  ),
  discardCount: change('discard-stock-count', key, moved, one),
};
