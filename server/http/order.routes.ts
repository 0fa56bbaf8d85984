import type { FastifyInstance } from 'fastify';
import { orderCalls } from '../../src/api/contract/order.ts';
import { idFromWire } from '../../src/api/wire/id.ts';
import { decimal } from '../../src/domain/money.ts';
import { customerAnswerWords } from '../../src/domain/words/customers.ts';
import { orderAnswers as words } from '../../src/domain/words/orders.ts';
import { createNonPosting, moveNonPosting, updateNonPosting } from '../commands/non-posting.ts';
import {
  billOrder,
  cancelOrder,
  deleteAdvance,
  duplicateOrder,
  moveOrder,
  payAdvance,
} from '../commands/order.ts';
import { countDocuments } from '../reports/document-list.ts';
import { viewOrder } from '../reports/order-view.ts';
import { findContact } from '../store/contacts.ts';
import { nextNumber } from '../store/documents.ts';
import { calendarOf, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { doneWith, onEach, previewed } from './act.answers.ts';
import { answer } from './answer.ts';
import { listed, listedInFile } from './document.answers.ts';
import { mount } from './mount.ts';
import { orderAnswerOf, orderBilledOf, orderListOf, orderRowOf } from './order.answers.ts';
import { billingOf, orderFilterOf, orderRequestOf } from './order.requests.ts';
import { listSpan } from './paging.ts';
import { paymentOf, refundRateOf } from './payment.requests.ts';

const done = doneWith(({ id, number, status }) => ({
  PurchaseOrderID: id,
  PurchaseOrderNumber: number,
  Status: status,
}));

/** Mounts the purchase orders' calls. */
export const orderRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, orderCalls, inBusiness(services), {
    nextOrderNumber: async ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.nextNumber, { PurchaseOrderNumber: await nextNumber(tx, 'order'), today: tx.today }),
      ),
    listOrders: async ({ ctx, query }) =>
      orderListOf(await listed(ctx, query, orderFilterOf(query), orderRowOf)),
    ordersOfVendor: async ({ ctx, query }) => {
      await withBusiness(ctx, 'read', (tx) => findContact(tx, 'vendor', idFromWire(query.vendorid)));
      return orderListOf(await listed(ctx, query, orderFilterOf(query), orderRowOf));
    },
    exportOrders: async ({ ctx, body }) => listedInFile(ctx, body, orderFilterOf(body)),
    countOrders: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const byStatus = await countDocuments(tx, 'order', listSpan(query, calendarOf(tx)));
        const kept = ['Issued', 'Cancelled', 'Draft', 'BillCreated', 'ConvertToBill'];
        return {
          AllCount: kept.map(byStatus).reduce((sum, n) => sum + n, 0),
          IssuedCount: byStatus('Issued'),
          CancelledCount: byStatus('Cancelled'),
          DraftCount: byStatus('Draft'),
          BillCreatedCount: byStatus('BillCreated'),
          ConverToBillCount: byStatus('ConvertToBill'),
          DeletedCount: byStatus('Deleted'),
        };
      }),
    getOrder: async ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.order, orderAnswerOf(await viewOrder(tx, idFromWire(query.PurchaseOrderID)), tx)),
      ),
    createOrder: async ({ ctx, body }) =>
      done(words.added, await createNonPosting(ctx, 'order', orderRequestOf(body))),
    updateOrder: async ({ ctx, body }) => {
      const edited = {
        ...orderRequestOf(body),
        id: idFromWire(body.PurchaseOrderID),
        version: body.version ?? null,
      };
      return done(words.updated, await updateNonPosting(ctx, 'order', edited));
    },
    issueOrder: async ({ ctx, body }) =>
      done(words.issued, await moveNonPosting(ctx, 'order', idFromWire(body.PurchaseOrderID), 'issue')),
    cancelOrder: async ({ ctx, body }) => {
      const { payments = null, paymentmode: mode = null } = body;
      const choice = { payments, mode, rate: refundRateOf(body), onDay: body.date || null };
      return done(words.cancelled, await cancelOrder(ctx, idFromWire(body.PurchaseOrderID), choice));
    },
    payAdvance: async ({ ctx, body }) =>
      done(
        customerAnswerWords.paymentRecorded,
        await payAdvance(ctx, idFromWire(body.PurchaseOrderID), {
          ...paymentOf(body),
          amount: decimal(body.amount),
        }),
      ),
    deleteAdvance: async ({ ctx, body }) =>
      done(
        words.paymentDeleted,
        await deleteAdvance(ctx, idFromWire(body.PurchaseOrderID), idFromWire(body.PaymentId)),
      ),
    reopenOrder: async ({ ctx, body }) =>
      done(words.reopened, await moveOrder(ctx, idFromWire(body.PurchaseOrderID), 'reopen')),
    closeOrder: async ({ ctx, body }) =>
      done(words.closed, await moveOrder(ctx, idFromWire(body.PurchaseOrderID), 'close')),
    duplicateOrder: async ({ ctx, body }) =>
      done(words.duplicated, await duplicateOrder(ctx, idFromWire(body.PurchaseOrderID))),
    deleteOrder: async ({ ctx, query }) =>
      done(words.deleted, await moveNonPosting(ctx, 'order', idFromWire(query.PurchaseOrderID), 'delete')),
    deleteOrders: ({ ctx, body }) =>
      onEach(ctx, body.PurchaseOrderID, words.deleted, (own, id) =>
        moveNonPosting(own, 'order', id, 'delete'),
      ),
    restoreOrders: ({ ctx, body }) =>
      onEach(ctx, body.PurchaseOrderID, words.restored, (own, id) =>
        moveNonPosting(own, 'order', id, 'restore'),
      ),
    copyToBill: async ({ ctx, query }) =>
      orderBilledOf(
        words.updated,
        await billOrder(ctx, idFromWire(query.purchaseOrderID), { quantities: null, confirmed: false }),
      ),
    billOrder: async ({ ctx, body }) =>
      orderBilledOf(words.billed, await billOrder(ctx, idFromWire(body.PurchaseOrderID), billingOf(body))),
    previewBilling: ({ ctx, body }) =>
      previewed(ctx, (preview) => billOrder(preview, idFromWire(body.PurchaseOrderID), billingOf(body))),
  });
