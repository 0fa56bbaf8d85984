import type { FastifyInstance } from 'fastify';
import { storeAddresses } from '../../src/api/contract/online-store.ts';
import { storeOrderCalls } from '../../src/api/contract/store-order.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { holdKinds } from '../../src/domain/online-store/hold.ts';
import { outcomeOf } from '../../src/domain/online-store/order.ts';
import { isOnHold, storeOrderStatuses } from '../../src/domain/online-store/order-record.ts';
import { storePayouts as moneyWords } from '../../src/domain/words/online-store.ts';
import { storeHolds as holdWords, storeOrders as words } from '../../src/domain/words/store-orders.ts';
import { checkStoreNow } from '../commands/online-store/check-store.ts';
import { endStoreRequest } from '../commands/online-store/end-request.ts';
import { mapStore } from '../commands/online-store/map-store.ts';
import { retryCount } from '../commands/online-store/retry-count.ts';
import { retryOrder } from '../commands/online-store/retry-order.ts';
import { retryOrders } from '../commands/online-store/retry-orders.ts';
import { beginImport, moveImport } from '../commands/online-store/sync-store.ts';
import type { Shops } from '../services/shops.ts';
import { findStoreOrder, type ListedStoreOrder, listStoreOrders } from '../store/listed-store-orders.ts';
import { entriesOfOrder, stepsOf } from '../store/store-order-trail.ts';
import { orderStandingOf } from '../store/store-orders.ts';
import { runView } from '../store/store-runs.ts';
import { withBusiness } from '../store/tx.ts';
import { inBusiness } from './access.ts';
import { answer } from './answer.ts';
import { mount } from './mount.ts';
import { importDayOf } from './online-store.requests.ts';
import { pageOf } from './paging.ts';
import { choiceOf, moneyAnswer } from './store-money.answers.ts';
import type { AccountServices } from './visit.ts';

const orderAnswer = (row: ListedStoreOrder) => ({
  orderid: idToWire(row.id),
  name: row.name,
  customer: row.customer,
  reason: row.reason,
  placedon: row.placedOn,
  total: row.total,
  currency: row.currency,
  hold: isOnHold(row) ? { kind: row.holdKind ?? 'other', about: row.holdAbout } : null,
  invoiceid: row.documentId && idToWire(row.documentId),
  invoicenumber: row.documentNumber,
  outcome: row.state && outcomeOf(row.state),
  Standing: orderStandingOf(row),
});

/** Mounts the calls about the orders of the online store. */
export const storeOrderRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { shops: platform, sealing, origin } = services;
  const shops: Shops = { platform, sealing, returnTo: new URL(storeAddresses.comeBack, origin).href };
  mount(app, storeOrderCalls, inBusiness(services), {
    listStoreOrders: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(query);
        const [listed, run] = await Promise.all([
          listStoreOrders(tx, {
            status: storeOrderStatuses.find((one) => one === query.status) ?? null,
            hold: holdKinds.find((one) => one === query.hold) ?? null,
            page,
            limit,
          }),
          runView(tx),
        ]);
        return answer(words.ordersAnswer, {
          orders: listed.orders.map(orderAnswer),
          counts: { ...listed.counts },
          holds: listed.holds,
          run: run && {
            importid: idToWire(run.id),
            kind: run.kind,
            status: run.status,
            found: run.found,
            done: run.done,
            fault: run.fault,
            resting: run.restsUntil !== null,
          },
          currentpage: page,
          total: listed.total,
          pagetotal: Math.ceil(listed.total / limit),
        });
      }),
    viewStoreOrder: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const row = await findStoreOrder(tx, idFromWire(query.orderid));
        const [steps, entries] = await Promise.all([stepsOf(tx, row), entriesOfOrder(tx, row)]);
        return answer(words.orderAnswer, {
          ...orderAnswer(row),
          presentment: row.state?.shown ?? null,
          steps: steps.map(({ at, happenedAt, documentId, ...step }) => ({
            ...step,
            at: at.toISOString(),
            happenedat: happenedAt?.toISOString() ?? null,
            documentid: documentId && idToWire(documentId),
          })),
          entries: entries.map(({ number, onDay, memo, documentId }) => ({
            number,
            memo,
            date: onDay,
            documentid: idToWire(documentId),
          })),
        });
      }),
    retryStoreOrder: async ({ ctx, body }) =>
      answer(words.retried, { repeated: await retryOrder(ctx, shops, idFromWire(body.orderid)) }),
    retryStoreOrders: async ({ ctx, body }) => {
      const { goesOn, ...done } = await retryOrders(ctx, shops, body.hold);
      return answer(holdWords.retriedAll({ ...done, goesOn }), done);
    },
    retryStoreCount: async ({ ctx, body }) =>
      answer(words.countedAgain, { repeated: await retryCount(ctx, shops, idFromWire(body.productid)) }),
    syncStore: async ({ ctx, body }) => {
      const from = body.importDate ? importDayOf(body.importDate, ctx.business.timeZone) : null;
      return answer(words.importStarted, { repeated: (await beginImport(ctx, from)) === null });
    },
    storeMoney: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => answer(moneyWords.moneyAnswer, await moneyAnswer(tx))),
    settleStorePayouts: async ({ ctx }) =>
      answer(moneyWords.payoutsSettled, { repeated: await checkStoreNow(ctx, shops) }),
    mapStore: async ({ ctx, body }) => {
      const { requestid } = body;
      const done = requestid
        ? await endStoreRequest(ctx, idFromWire(requestid))
        : await mapStore(ctx, choiceOf(body));
      return answer(moneyWords.storeMoneyWords.saved, { repeated: done.repeated === true });
    },
    moveStoreImport: async ({ ctx, body }) =>
      answer(body.act === 'stop' ? words.importStopped : words.importStarted, {
        status: await moveImport(ctx, idFromWire(body.importid), body.act),
      }),
  });
};
