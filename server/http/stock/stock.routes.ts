import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { stockCalls } from '../../../src/api/calls/stock.ts';
import { idFromWire, idToWire } from '../../../src/api/wire/id.ts';
import { decimal } from '../../../src/domain/money.ts';
import type { StockCause } from '../../../src/domain/stock/stock-change.ts';
import type { Movement } from '../../../src/domain/stock/stock-view.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { stockAnswers as words } from '../../../src/domain/words/stock.ts';
import { changeStock, type StockChanged, type StockChangeRequest } from '../../commands/change-stock.ts';
import { inventorySummary, itemSummary } from '../../reports/item-summary.ts';
import { type MoveCursor, movementsFrom, stockMovements } from '../../reports/movement-log.ts';
import { readReport } from '../../reports/report.ts';
import { calendarOf, type Tx, withBusiness } from '../../store/database/tx.ts';
import { findProducts } from '../../store/stock/products.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { listSpan } from '../call/paging.ts';
import { linkedSheet } from '../reports/linked-sheet.ts';
import { requestOf } from '../reports/report.requests.ts';

const countOf = (sent: ArgsOf<typeof stockCalls.updateCount>): StockChangeRequest => ({
  act: 'count',
  locationId: sent.locationId || null,
  quantity: decimal(sent.quantity),
  seen: sent.seen ? decimal(sent.seen) : null,
  note: sent.note ?? '',
  onDay: sent.onDay || null,
});

const byHandOf = (
  act: 'increase' | 'decrease',
  sent: ArgsOf<typeof stockCalls.increaseQuantity>,
): StockChangeRequest => ({
  act,
  locationId: sent.locationId || null,
  quantity: decimal(sent.quantity),
  cause: sent.cause.trim().toLowerCase() as StockCause,
  note: sent.note ?? '',
  unitCost: sent.unitCost ? decimal(sent.unitCost) : null,
  onDay: sent.onDay || null,
});

const changedAs = (message: string, { repeated, ...changed }: StockChanged) => ({
  message,
  ...changed,
  repeated: repeated === true,
});

/** Where in the log a page begins; at the newest move where that can't be read. */
const cursorOf = (sent: string): MoveCursor => {
  const [side, id] = sent.split(':');
  return id && (side === 'older' || side === 'newer') ? { side, id: idFromWire(id) } : null;
};

const moveAnswer = (row: Movement) => ({ ...row, status: row.status ?? words.posted });

const logOf = async (tx: Tx, { cursor, period, ...narrowed }: ArgsOf<typeof stockCalls.movementLog>) => {
  const { page: wanted, limit, from, to, productId: item, locationId: location, reason: type } = narrowed;
  const span = listSpan({ period, fromdate: from, todate: to }, calendarOf(tx));
  const request = requestOf({ page: wanted, limit, to, item, location, type }, span);
  if (cursor) {
    const { rows, newer, older } = await movementsFrom(tx, { ...request, ...request.days }, cursorOf(cursor));
    return {
      rows: rows.map(moveAnswer),
      newer: newer && `newer:${idToWire(newer)}`,
      older: older && `older:${idToWire(older)}`,
    };
  }
  const { rows, total, page, sheet } = await readReport(tx, stockMovements, request, null);
  return {
    rows: rows.map(moveAnswer),
    page,
    total,
    pages: pagesOf(total, request.limit),
    report: linkedSheet(sheet),
  };
};

/** Mounts the calls about stock. */
export const stockRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, stockCalls, inBusiness(services), {
    updateCount: async ({ ctx, args }) =>
      changedAs(words.counted, await changeStock(ctx, args.productId, countOf(args))),
    increaseQuantity: async ({ ctx, args }) =>
      changedAs(words.increased, await changeStock(ctx, args.productId, byHandOf('increase', args))),
    decreaseQuantity: async ({ ctx, args }) =>
      changedAs(words.decreased, await changeStock(ctx, args.productId, byHandOf('decrease', args))),
    movementLog: ({ ctx, args }) => withBusiness(ctx, 'read', (tx) => logOf(tx, args)),
    productSummary: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const [product] = await findProducts(tx, [args.productId]);
        const { history, ...summary } = await itemSummary(tx, product!);
        return {
          message: words.summary,
          ...summary,
          history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
        };
      }),
    inventorySummary: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.inventory,
        ...(await inventorySummary(tx)),
      })),
  });
