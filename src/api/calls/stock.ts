import type { MoveReason } from '../../domain/books/stock.ts';
import type { DocumentType } from '../../domain/documents/kind.ts';
import { headOf } from '../../domain/report/reports.ts';
import { reportSheet } from '../wire/report-sheet.ts';
import { userId } from '../wire/values.ts';
import { done, farDayConfirmed, plainly, subject, told } from './call.ts';
import { history } from './document.ts';
import {
  day,
  decimal,
  flag,
  id,
  list,
  nullable,
  number,
  optional,
  paging,
  text,
  typedText,
  verbatim,
  worded,
} from './field.ts';

const { change, read } = subject('businessId', '/api/Product/', { userId });

/** What a change by hand left behind. */
const changed = told({
  id: id('id'),
  /** What lies at the place now. */
  quantity: decimal('quantity'),
  /** False where a count found what was there. */
  moved: flag('moved'),
  ...done,
});

const product = { productId: id('productId') };

/** One item at one place; the default place where none is named. */
const at = {
  ...product,
  locationId: optional(nullable(id('locationId'))),
  quantity: decimal('quantity'),
  note: optional(typedText('note', 500)),
  /** Today where it is left out. */
  onDay: optional(day('date')),
  ...farDayConfirmed,
};
const byHand = { ...at, cause: typedText('reason', 40) };

// Stock is booked.
const booked = { says: changed, touches: ['products', 'dashboard', 'reports'] } as const;

const movement = {
  id: id('id'),
  reason: worded<MoveReason>()('type'),
  onDay: day('date'),
  ...product,
  product: text('productname'),
  locationId: nullable(id('locationId')),
  location: nullable(text('LocationName')),
  contactId: nullable(id('contactId')),
  contact: nullable(text('contact')),
  documentId: nullable(id('documentId')),
  documentType: nullable(worded<DocumentType>()('documenttype')),
  document: nullable(text('documentnumber')),
  transferId: nullable(id('transferId')),
  transfer: nullable(text('transferNo')),
  /** Of the document as it stands, else Posted. */
  status: text('status'),
  depositRequired: nullable(decimal('requireddeposit')),
  quantityBefore: decimal('qtybefore'),
  quantity: decimal('change'),
  quantityAfter: decimal('qtyafter'),
  /** Null for who may not read what stock cost. */
  value: nullable(decimal('value')),
  cause: nullable(text('reason')),
  note: text('note'),
};

/** Calls that change stock by hand, and that tell what moved and what there is. */
export const stockCalls = {
  updateCount: change('update-count', 'inventory.updateStock', {
    takes: {
      ...at,
      /** How many there were said to be when they were counted. */
      seen: optional(nullable(decimal('seenquantity'))),
    },
    ...booked,
  }),
  increaseQuantity: change('increase-quantity', 'inventory.updateStock', {
    takes: { ...byHand, unitCost: optional(nullable(decimal('unitcost'))) },
    ...booked,
  }),
  decreaseQuantity: change('decrease-quantity', 'inventory.updateStock', { takes: byHand, ...booked }),
  movementLog: read('get-movement-log', headOf('stock-movements').permission, {
    takes: {
      ...paging,
      /** `newest`, or what an answer gave as `newer` or `older`; goes before a page. */
      cursor: optional(typedText('pagecursor', 40)),
      /** A period by its name, before which days that are given go. */
      period: optional(typedText('period', 40)),
      from: optional(day('fromdate')),
      to: optional(day('todate')),
      productId: optional(id('productId')),
      locationId: optional(id('locationId')),
      reason: optional(typedText('type', 40)),
    },
    says: plainly({
      rows: list('movements', movement),
      page: optional(number('currentpage')),
      total: optional(number('total')),
      pages: optional(number('pagetotal')),
      /** Where a cursor was sent: those of the pages beside this one, of which none is counted. */
      newer: optional(nullable(typedText('newer', 40))),
      older: optional(nullable(typedText('older', 40))),
      /** Where none was. */
      report: optional(verbatim(reportSheet)('report')),
    }),
    reads: 'products',
  }),
  productSummary: read('get-product-summary', 'inventory.view', {
    takes: product,
    says: told({
      levels: list('locations', {
        locationId: id('locationId'),
        location: text('LocationName'),
        quantity: decimal('quantity'),
      }),
      inTransit: decimal('intransit'),
      onOrder: decimal('onorder'),
      onDrafts: decimal('ondrafts'),
      sold: decimal('itemssold'),
      bought: decimal('itemsbought'),
      averageCost: nullable(decimal('averagecost')),
      lastCost: nullable(decimal('lastcost')),
      margin: nullable(decimal('margin')),
      history: history('History'),
    }),
    reads: 'products',
  }),
  inventorySummary: read('get-inventory-summary', 'summary.inventory', {
    says: told({
      items: number('items'),
      services: number('services'),
      low: number('low'),
      out: number('outofstock'),
      expiring: number('expiring'),
      stockValue: decimal('stockvalue'),
    }),
    reads: 'products',
  }),
};
