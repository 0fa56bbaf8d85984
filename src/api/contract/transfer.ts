import * as z from 'zod/mini';
import { envelope, history, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { listQuery, paging, upperPaged } from './list-wire.ts';
import { actDay } from './payment-wire.ts';
import { all, day, decimal, edited, farDate, id, text, userId } from './wire-types.ts';

const at = '/api/stock-transfer/';
const { change, read, ours } = inBusiness('BusinessId', at);
const planned = inBusiness('BusinessId', at, { flag: 'multiLocation' });

const line = z.object({ productId: id, quantity: decimal });

/** A location as it is chosen; its name is not looked at. */
const place = z.object({ LocationId: id, LocationName: z.optional(text(200)) });

/** The form as the spec's client sends it. */
const form = {
  UserId: userId,
  ...all(z.nullable(place), 'sourceLocationData destinationLocationData'),
  dateOfTransfer: day,
  ...farDate,
  stockTransferItems: z.array(line).check(z.maxLength(500)),
  notes: z.optional(text(4000)),
  /** Shown by the form; a transfer takes its own number when it is saved. */
  transferNo: z.optional(text(40)),
};

const standing = z.object({
  status: z.string(),
  facts: z.object({ sent: z.array(decimal), ...all(z.boolean(), 'arrived reversed') }),
});

const row = {
  id,
  ...all(z.string(), 'transferNo sourceLocation destinationLocation status'),
  dateOfTransfer: day,
  version: z.number(),
  Standing: standing,
};

const other = z.nullable(z.object({ id, transferNo: z.string() }));

const transfer = z.object({
  ...row,
  ...all(
    z.object({ LocationId: id, LocationName: z.string() }),
    'sourceLocationData destinationLocationData',
  ),
  arrivalDate: z.nullable(day),
  notes: z.string(),
  stockTransferItems: z.array(
    z.object({
      productId: id,
      productname: z.string(),
      quantity: decimal,
      received: z.nullable(decimal),
      ...all(z.nullable(z.string()), 'rest reason'),
    }),
  ),
  ...all(other, 'reverses reversedBy'),
  History: history,
});

const done = envelope(z.object({ ...all(z.string(), 'id transferNo status'), ...repeated }));
const one = { UserId: userId, id };

/** What arrived of each line, in their order; the rest goes back, or is written down for a reason. */
const arrived = z
  .array(
    z.object({
      quantity: decimal,
      rest: z.enum(['back', 'written-down']),
      reason: z.optional(z.nullable(text(40))),
    }),
  )
  .check(z.maxLength(500));

/** What an act does: of each item the places it changes, and what the goods in transit are worth. */
const effects = envelope(
  z.object({
    goods: z.array(
      z.object({
        productId: id,
        productname: z.string(),
        places: z.array(
          z.object({
            place: z.enum(['source', 'transit', 'destination']),
            ...all(decimal, 'before after'),
          }),
        ),
      }),
    ),
    /** Null for who may not read what stock costs. */
    ...all(z.nullable(decimal), 'worthBefore worthAfter writtenOff'),
  }),
);

const counts = all(z.number(), 'AllCount InTranSitCount TransferredCount CancelledCount');

/** Every call of stock transfers. */
export const transferCalls = {
  listTransfers: read(
    'get-all-stock-transfer',
    'inventory.list',
    z.object({ StockTransferData: z.array(z.object(row)), ...counts, ...upperPaged }),
    {
      UserId: userId,
      ...listQuery,
      status: z.optional(text(40)),
      ...all(z.optional(day), 'fromdate todate'),
    },
  ),
  nextTransferNumber: read('Get-Stock-Transfer-Number', 'inventory.updateStock', {
    transferNo: z.string(),
    today: day,
  }),
  transferStatuses: read(
    'get-stock-transfer-status',
    'inventory.list',
    envelope(z.array(z.object({ id: z.number(), status: z.string(), count: z.number() }))),
    { UserId: userId },
  ),
  getTransfer: read('get-stock-transfer-details-by-id', 'inventory.list', envelope(transfer), one),
  itemsAtLocation: read(
    '/api/ProductList/get-product-by-location',
    'inventory.list',
    z.object({
      ProductData: z.array(
        z.object({
          id,
          ...all(z.string(), 'productname sku'),
          ...all(decimal, 'available atDestination'),
        }),
      ),
      ...upperPaged,
    }),
    {
      UserId: userId,
      LocationId: id,
      destinationLocationId: z.optional(z.nullable(id)),
      ...paging,
      SearchQuery: z.optional(text(200)),
    },
  ),
  /** What sending, or saving what is edited, would do. */
  previewTransfer: ours.ask(
    'preview-transfer',
    'inventory.updateStock',
    envelope(
      z.object({
        goods: z.array(
          z.object({
            productId: id,
            productname: z.string(),
            ...all(decimal, 'quantity left'),
            worth: z.nullable(decimal),
          }),
        ),
        worth: z.nullable(decimal),
      }),
    ),
    { ...form, id: z.optional(z.nullable(id)) },
  ),
  /** What receiving, cancelling or sending back would do. `arrived` is asked for by receiving alone, `date` by cancelling. */
  previewTransferAct: ours.ask('preview-effects', 'inventory.updateStock', effects, {
    ...one,
    act: z.enum(['mark', 'receive', 'cancel', 'reverse']),
    arrivalDate: z.optional(z.nullable(day)),
    arrived: z.optional(arrived),
    date: z.optional(day),
  }),
  createTransfer: planned.change('create-stock-transfer', 'inventory.updateStock', done, form),
  updateTransfer: planned.change('update-stock-transfer', 'inventory.updateStock', done, {
    ...form,
    id,
    ...edited,
  }),
  markTransferred: change('set-mark-as-transferred-stock-transfer', 'inventory.updateStock', done, {
    ...one,
    /** Today where it is left out. */
    arrivalDate: z.optional(z.nullable(day)),
    ...farDate,
  }),
  receivePart: ours.change('receive-part', 'inventory.updateStock', done, {
    ...one,
    arrivalDate: z.optional(z.nullable(day)),
    ...farDate,
    arrived,
  }),
  cancelTransfer: change('cancel-stock-transfer', 'inventory.updateStock', done, { ...one, ...actDay }),
  reverseTransfer: inBusiness('BusinessId', at, { flag: 'multiLocation' }).ours.change(
    'reverse-transfer',
    'inventory.updateStock',
    done,
    one,
  ),
};
