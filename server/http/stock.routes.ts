import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { stockCalls } from '../../src/api/contract/stock.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { inventorySummaryWire, itemSummaryWire, levelWire, movementWire } from '../../src/api/wire/stock.ts';
import { decimal } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { StockCause } from '../../src/domain/stock-change.ts';
import type { Movement } from '../../src/domain/stock-view.ts';
import { stockAnswers as words } from '../../src/domain/words/stock.ts';
import { changeStock, type StockChanged, type StockChangeRequest } from '../commands/change-stock.ts';
import { inventorySummary, itemSummary } from '../reports/item-summary.ts';
import { type MoveCursor, movementsFrom, stockMovements } from '../reports/movement-log.ts';
import { readReport } from '../reports/report.ts';
import { findProducts } from '../store/products.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { maybeId } from './document.answers.ts';
import { idOrNull } from './document.requests.ts';
import { linkedSheet } from './linked-sheet.ts';
import { mount } from './mount.ts';
import { listSpan } from './paging.ts';
import { reportRequestOf } from './report.requests.ts';

type Calls = typeof stockCalls;

const countOf = (body: BodyOf<Calls['updateCount']>): StockChangeRequest => ({
  act: 'count',
  locationId: idOrNull(body.locationId),
  quantity: decimal(body.quantity),
  seen: body.seenquantity ? decimal(body.seenquantity) : null,
  note: body.note ?? '',
  onDay: body.date || null,
});

const byHandOf = (
  act: 'increase' | 'decrease',
  body: BodyOf<Calls['increaseQuantity']> | BodyOf<Calls['decreaseQuantity']>,
): StockChangeRequest => ({
  act,
  locationId: idOrNull(body.locationId),
  quantity: decimal(body.quantity),
  cause: body.reason.trim().toLowerCase() as StockCause,
  note: body.note ?? '',
  unitCost: 'unitcost' in body && body.unitcost ? decimal(body.unitcost) : null,
  onDay: body.date || null,
});

const answerWith = (message: string, { id, quantity, moved, repeated }: StockChanged) =>
  answer(message, { id: idToWire(id), quantity, moved, repeated: repeated === true });

/** Where in the log a page begins; at the newest move where that can't be read. */
const cursorOf = (sent: string): MoveCursor => {
  const [side, id] = sent.split(':');
  return id && (side === 'older' || side === 'newer') ? { side, id: idFromWire(id) } : null;
};

const moveAnswer = (row: Movement) =>
  movementWire.toWire({
    ...row,
    id: idToWire(row.id),
    productId: idToWire(row.productId),
    locationId: maybeId(row.locationId),
    contactId: maybeId(row.contactId),
    documentId: maybeId(row.documentId),
    transferId: maybeId(row.transferId),
    status: row.status ?? words.posted,
  });

/** Mounts the calls about stock. */
export const stockRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, stockCalls, inBusiness(services), {
    updateCount: async ({ ctx, body }) =>
      answerWith(words.counted, await changeStock(ctx, idFromWire(body.productId), countOf(body))),
    increaseQuantity: async ({ ctx, body }) =>
      answerWith(
        words.increased,
        await changeStock(ctx, idFromWire(body.productId), byHandOf('increase', body)),
      ),
    decreaseQuantity: async ({ ctx, body }) =>
      answerWith(
        words.decreased,
        await changeStock(ctx, idFromWire(body.productId), byHandOf('decrease', body)),
      ),
    movementLog: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const request = reportRequestOf(query, listSpan(query, calendarOf(tx)));
        if (query.pagecursor) {
          const from = await movementsFrom(tx, { ...request, ...request.days }, cursorOf(query.pagecursor));
          return {
            movements: from.rows.map(moveAnswer),
            newer: from.newer && `newer:${idToWire(from.newer)}`,
            older: from.older && `older:${idToWire(from.older)}`,
          };
        }
        const { rows, total, page, sheet } = await readReport(tx, stockMovements, request, null);
        return {
          movements: rows.map(moveAnswer),
          currentpage: page,
          total,
          pagetotal: pagesOf(total, request.limit),
          report: linkedSheet(sheet),
        };
      }),
    productSummary: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const [product] = await findProducts(tx, [idFromWire(query.productId)]);
        const { levels, history, ...rest } = await itemSummary(tx, product!);
        return answer(words.summary, {
          ...itemSummaryWire.toWire({
            ...rest,
            history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
          }),
          locations: levels.map((level) =>
            levelWire.toWire({ ...level, locationId: idToWire(level.locationId) }),
          ),
        });
      }),
    inventorySummary: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.inventory, inventorySummaryWire.toWire(await inventorySummary(tx))),
      ),
  });
