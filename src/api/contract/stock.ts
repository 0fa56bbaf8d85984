import * as z from 'zod/mini';
import { envelope, history, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import { listDays, paging } from './list-wire.ts';
import { actDay } from './payment-wire.ts';
import { reportSheet } from './report-sheet.ts';
import { all, day, decimal, id, text, userId } from './wire-types.ts';

const { change, read } = inBusiness('businessId', '/api/Product/');

const changed = envelope(
  z.object({
    id,
    /** What lies at the place now. */
    quantity: decimal,
    /** False where a count found what was there. */
    moved: z.boolean(),
    ...repeated,
  }),
);

/** One item at one place; the default place where none is named. */
const at = {
  userId,
  productId: id,
  locationId: z.optional(z.nullable(id)),
  note: z.optional(text(500)),
  ...actDay,
};
const byHand = { ...at, quantity: decimal, reason: text(40) };

const movement = z.object({
  id,
  /** One of opening, sale, return, purchase, purchase-return, count, true-up. */
  type: z.string(),
  date: day,
  productId: id,
  productname: z.string(),
  ...all(z.nullable(id), 'locationId contactId documentId transferId'),
  ...all(z.nullable(z.string()), 'LocationName contact documenttype documentnumber transferNo reason'),
  /** Of the document as it stands, else Posted. */
  status: z.string(),
  requireddeposit: z.nullable(decimal),
  note: z.string(),
  ...all(decimal, 'qtybefore change qtyafter'),
  /** Null for who may not read what stock cost. */
  value: z.nullable(decimal),
});

/** Calls that change stock by hand, and that tell what moved and what there is. */
export const stockCalls = {
  updateCount: change('update-count', 'inventory.updateStock', changed, {
    ...at,
    /** How many were counted, and how many there were said to be then. */
    quantity: decimal,
    seenquantity: z.optional(z.nullable(decimal)),
  }),
  increaseQuantity: change('increase-quantity', 'inventory.updateStock', changed, {
    ...byHand,
    unitcost: z.optional(z.nullable(decimal)),
  }),
  decreaseQuantity: change('decrease-quantity', 'inventory.updateStock', changed, byHand),
  movementLog: read(
    'get-movement-log',
    'inventory.view',
    z.object({
      movements: z.array(movement),
      ...all(z.optional(z.number()), 'currentpage total pagetotal'),
      /** Where a cursor was sent: those of the pages beside this one, of which none is counted. */
      ...all(z.optional(z.nullable(text(40))), 'newer older'),
      /** Where none was. */
      report: z.optional(reportSheet),
    }),
    {
      userId,
      ...paging,
      /** `newest`, or what an answer gave as `newer` or `older`; goes before a page. */
      pagecursor: z.optional(text(40)),
      ...listDays,
      ...all(z.optional(id), 'productId locationId'),
      type: z.optional(text(40)),
    },
  ),
  productSummary: read(
    'get-product-summary',
    'inventory.view',
    envelope(
      z.object({
        locations: z.array(z.object({ locationId: id, LocationName: z.string(), quantity: decimal })),
        ...all(decimal, 'intransit onorder ondrafts itemssold itemsbought'),
        ...all(z.nullable(decimal), 'averagecost lastcost margin'),
        History: history,
      }),
    ),
    { userId, productId: id },
  ),
  inventorySummary: read(
    'get-inventory-summary',
    'summary.inventory',
    envelope(z.object({ ...all(z.number(), 'items services low outofstock expiring'), stockvalue: decimal })),
    { userId },
  ),
};
