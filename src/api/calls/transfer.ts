import * as z from 'zod/mini';
import type { StockCause } from '../../domain/stock/stock-change.ts';
import type { Rest, TransferStatus } from '../../domain/transfer/transfer.ts';
import { locationAnswers as words } from '../../domain/words/locations.ts';
import { decimal as amount, userId } from '../wire/values.ts';
import { done, farDayConfirmed, listed, plainly, subject, told } from './call.ts';
import { history } from './document.ts';
import {
  day,
  decimal,
  edited,
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
  typedText,
  verbatim,
  worded,
} from './field.ts';

const at = '/api/stock-transfer/';
const own = subject('BusinessId', at, { UserId: userId });
const planned = subject('BusinessId', at, { UserId: userId }, 'multiLocation');
const key = 'inventory.updateStock';

/** A location as it is chosen; its name is not looked at. */
const place = { id: id('LocationId'), name: optional(typedText('LocationName', 200)) };

/** The form as the spec's client sends it. */
const form = {
  sourceId: nullable(part('sourceLocationData', place)),
  destinationId: nullable(part('destinationLocationData', place)),
  onDay: day('dateOfTransfer'),
  ...farDayConfirmed,
  lines: list(
    'stockTransferItems',
    { productId: id('productId'), quantity: decimal('quantity') },
    { most: 500 },
  ),
  notes: optional(typedText('notes', 4000)),
  /** Shown by the form; a transfer takes its own number when it is saved. */
  number: optional(typedText('transferNo', 40)),
};

const row = {
  id: id('id'),
  number: text('transferNo'),
  source: text('sourceLocation'),
  destination: text('destinationLocation'),
  status: worded<TransferStatus>()('status'),
  onDay: day('dateOfTransfer'),
  version: number('version'),
  standing: part('Standing', {
    status: text('status'),
    facts: part('facts', {
      sent: verbatim(z.array(amount))('sent'),
      arrived: flag('arrived'),
      reversed: flag('reversed'),
    }),
  }),
};

const end = { id: id('LocationId'), name: text('LocationName') };
const other = { id: id('id'), number: text('transferNo') };

const transfer = {
  ...row,
  sourceId: part('sourceLocationData', end),
  destinationId: part('destinationLocationData', end),
  arrivedOn: nullable(day('arrivalDate')),
  notes: text('notes'),
  lines: list('stockTransferItems', {
    productId: id('productId'),
    name: text('productname'),
    quantity: decimal('quantity'),
    received: nullable(decimal('received')),
    rest: nullable(worded<Rest>()('rest')),
    cause: nullable(worded<StockCause>()('reason')),
  }),
  reverses: nullable(part('reverses', other)),
  reversedBy: nullable(part('reversedBy', other)),
  history: history('History'),
};

const one = { id: id('id') };
// Its schema says no more of the id than that it is text.
const saved = told({
  id: { ...id('id'), schema: z.string() },
  number: text('transferNo'),
  status: text('status'),
  ...done,
});

/** What arrived of each line, in their order; the rest goes back, or is written down for a reason. */
const arrived = list(
  'arrived',
  {
    received: decimal('quantity'),
    rest: oneOf('rest', ['back', 'written-down']),
    cause: optional(nullable(typedText('reason', 40))),
  },
  { most: 500 },
);
/** Today where it is left out. */
const arrivedOn = optional(nullable(day('arrivalDate')));
const onDay = optional(day('date'));

const moved = { says: saved, touches: ['products', 'transfers', 'reports'] } as const;

/** Every call of stock transfers. */
export const transferCalls = {
  listTransfers: own.read('get-all-stock-transfer', 'inventory.list', {
    takes: {
      ...paging,
      sort: optional(typedText('sortby', 40)),
      order: optional(typedText('sortorder', 20)),
      search: optional(typedText('searchquery', 200)),
      status: optional(typedText('status', 40)),
      from: optional(day('fromdate')),
      to: optional(day('todate')),
    },
    says: plainly({
      rows: list('StockTransferData', row),
      All: number('AllCount'),
      InTransit: number('InTranSitCount'),
      Transferred: number('TransferredCount'),
      Cancelled: number('CancelledCount'),
      ...paged,
    }),
    reads: 'transfers',
  }),
  nextTransferNumber: subject('BusinessId', at).read('Get-Stock-Transfer-Number', key, {
    says: told({ number: text('transferNo'), today: day('today') }),
    reads: 'transfers',
  }),
  transferStatuses: own.read('get-stock-transfer-status', 'inventory.list', {
    says: listed(words.statuses, { number: number('id'), status: text('status'), count: number('count') }),
    reads: 'transfers',
  }),
  getTransfer: own.read('get-stock-transfer-details-by-id', 'inventory.list', {
    takes: one,
    says: told(transfer),
    reads: 'transfers',
  }),
  itemsAtLocation: own.read('/api/ProductList/get-product-by-location', 'inventory.list', {
    takes: {
      locationId: id('LocationId'),
      destinationId: optional(nullable(id('destinationLocationId'))),
      ...paging,
      search: optional(typedText('SearchQuery', 200)),
    },
    says: plainly({
      rows: list('ProductData', {
        id: id('id'),
        name: text('productname'),
        sku: text('sku'),
        available: decimal('available'),
        atDestination: decimal('atDestination'),
      }),
      ...paged,
    }),
    reads: 'transfers',
  }),
  /** What sending, or saving what is edited, would do. */
  previewTransfer: own.ours.ask('preview-transfer', key, {
    takes: { ...form, id: optional(nullable(id('id'))) },
    says: told({
      goods: list('goods', {
        productId: id('productId'),
        name: text('productname'),
        quantity: decimal('quantity'),
        left: decimal('left'),
        worth: nullable(decimal('worth')),
      }),
      worth: nullable(decimal('worth')),
    }),
  }),
  /** What receiving, cancelling or sending back would do. `lines` are asked for by receiving alone, `onDay` by cancelling. */
  previewTransferAct: own.ours.ask('preview-effects', key, {
    takes: {
      ...one,
      act: oneOf('act', ['mark', 'receive', 'cancel', 'reverse']),
      arrivedOn,
      lines: optional(arrived),
      onDay,
    },
    // Of each item the places it changes, and what the goods in transit are worth.
    says: told({
      goods: list('goods', {
        productId: id('productId'),
        name: text('productname'),
        places: list('places', {
          place: oneOf('place', ['source', 'transit', 'destination']),
          before: decimal('before'),
          after: decimal('after'),
        }),
      }),
      /** Null for who may not read what stock costs. */
      worthBefore: nullable(decimal('worthBefore')),
      worthAfter: nullable(decimal('worthAfter')),
      writtenOff: nullable(decimal('writtenOff')),
    }),
  }),
  createTransfer: planned.change('create-stock-transfer', key, { takes: form, ...moved }),
  updateTransfer: planned.change('update-stock-transfer', key, {
    takes: { ...form, ...one, ...edited },
    ...moved,
  }),
  markTransferred: own.change('set-mark-as-transferred-stock-transfer', key, {
    takes: { ...one, arrivedOn, ...farDayConfirmed },
    ...moved,
  }),
  receivePart: own.ours.change('receive-part', key, {
    takes: { ...one, arrivedOn, ...farDayConfirmed, lines: arrived },
    ...moved,
  }),
  cancelTransfer: own.change('cancel-stock-transfer', key, {
    takes: { ...one, onDay, ...farDayConfirmed },
    ...moved,
  }),
  reverseTransfer: planned.ours.change('reverse-transfer', key, { takes: one, ...moved }),
};
