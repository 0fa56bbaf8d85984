import type { FastifyInstance } from 'fastify';
import { orderCalls } from '../../../src/api/calls/order.ts';
import { decimal } from '../../../src/domain/money.ts';
import { customerAnswerWords } from '../../../src/domain/words/customers.ts';
import { orderAnswers as words } from '../../../src/domain/words/orders.ts';
import { createNonPosting, moveNonPosting, updateNonPosting } from '../../commands/non-posting.ts';
import {
  billOrder,
  cancelOrder,
  deleteAdvance,
  duplicateOrder,
  moveOrder,
  payAdvance,
} from '../../commands/order.ts';
import { countDocuments } from '../../reports/document-list.ts';
import { viewOrder } from '../../reports/order-view.ts';
import { findContact } from '../../store/contacts/contacts.ts';
import { calendarOf, withBusiness } from '../../store/database/tx.ts';
import { nextNumber } from '../../store/documents/documents.ts';
import type { CommandResult } from '../../store/plan/commit-or-preview.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { acted, previewed, rowByRow } from './act.answers.ts';
import { listed, listedInFile, spanOfList } from './document.answers.ts';
import { orderAnswerOf, orderRowOf } from './order.answers.ts';
import { billingOf, orderFilterOf, orderRequestOf } from './order.requests.ts';
import { paymentOf, refundRateOf } from './payment.requests.ts';

/** What billing an order answers: the draft of a bill there is now. */
const billed = (message: string, result: CommandResult) => acted(message, result, words.billedBefore);

/** Mounts the purchase orders' calls. */
export const orderRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, orderCalls, inBusiness(services), {
    nextOrderNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.nextNumber,
        number: await nextNumber(tx, 'order'),
        today: tx.today,
      })),
    listOrders: ({ ctx, args }) => listed(ctx, args, orderFilterOf(args), orderRowOf),
    ordersOfVendor: async ({ ctx, args }) => {
      await withBusiness(ctx, 'read', (tx) => findContact(tx, 'vendor', args.contactId));
      return listed(ctx, args, orderFilterOf(args), orderRowOf);
    },
    exportOrders: ({ ctx, args }) => listedInFile(ctx, args, orderFilterOf(args)),
    countOrders: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const byStatus = await countDocuments(tx, 'order', spanOfList(args, calendarOf(tx)));
        const kept = ['Issued', 'Cancelled', 'Draft', 'BillCreated', 'ConvertToBill'];
        return {
          all: kept.map(byStatus).reduce((sum, n) => sum + n, 0),
          issued: byStatus('Issued'),
          cancelled: byStatus('Cancelled'),
          draft: byStatus('Draft'),
          billCreated: byStatus('BillCreated'),
          convertToBill: byStatus('ConvertToBill'),
          deleted: byStatus('Deleted'),
        };
      }),
    getOrder: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.order,
        ...orderAnswerOf(await viewOrder(tx, args.id), tx),
      })),
    createOrder: async ({ ctx, args }) =>
      acted(words.added, await createNonPosting(ctx, 'order', orderRequestOf(args))),
    updateOrder: async ({ ctx, args: { id, version = null, ...form } }) =>
      acted(words.updated, await updateNonPosting(ctx, 'order', { ...orderRequestOf(form), id, version })),
    issueOrder: async ({ ctx, args }) =>
      acted(words.issued, await moveNonPosting(ctx, 'order', args.id, 'issue')),
    cancelOrder: async ({ ctx, args: { id, payments = null, mode = null, rate, onDay } }) => {
      const choice = { payments, mode, rate: refundRateOf({ rate }), onDay: onDay || null };
      return acted(words.cancelled, await cancelOrder(ctx, id, choice));
    },
    payAdvance: async ({ ctx, args: { id, amount, ...paid } }) =>
      acted(
        customerAnswerWords.paymentRecorded,
        await payAdvance(ctx, id, { ...paymentOf(paid), amount: decimal(amount) }),
      ),
    deleteAdvance: async ({ ctx, args: { id, paymentId } }) =>
      acted(words.paymentDeleted, await deleteAdvance(ctx, id, paymentId)),
    reopenOrder: async ({ ctx, args }) => acted(words.reopened, await moveOrder(ctx, args.id, 'reopen')),
    closeOrder: async ({ ctx, args }) => acted(words.closed, await moveOrder(ctx, args.id, 'close')),
    duplicateOrder: async ({ ctx, args }) => acted(words.duplicated, await duplicateOrder(ctx, args.id)),
    deleteOrder: async ({ ctx, args }) =>
      acted(words.deleted, await moveNonPosting(ctx, 'order', args.id, 'delete')),
    deleteOrders: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.deleted, (own, id) => moveNonPosting(own, 'order', id, 'delete')),
    restoreOrders: ({ ctx, args }) =>
      rowByRow(ctx, args.ids, words.restored, (own, id) => moveNonPosting(own, 'order', id, 'restore')),
    copyToBill: async ({ ctx, args }) =>
      billed(words.updated, await billOrder(ctx, args.id, { quantities: null, confirmed: false })),
    billOrder: async ({ ctx, args: { id, ...billing } }) =>
      billed(words.billed, await billOrder(ctx, id, billingOf(billing))),
    previewBilling: ({ ctx, args: { id, ...billing } }) =>
      previewed(ctx, (preview) => billOrder(preview, id, billingOf(billing))),
  });
