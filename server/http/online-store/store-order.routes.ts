import type { FastifyInstance } from 'fastify';
import { storeOrderCalls } from '../../../src/api/calls/store-order.ts';
import { storeAddresses } from '../../../src/api/wire/store-addresses.ts';
import { holdKinds } from '../../../src/domain/online-store/hold.ts';
import { storePayouts as moneyWords } from '../../../src/domain/online-store/online-store.words.ts';
import { storeOutcomes } from '../../../src/domain/online-store/order.ts';
import { isOnHold, storeOrderStatuses } from '../../../src/domain/online-store/order-record.ts';
import {
  storeHolds as holdWords,
  storeOrders as words,
} from '../../../src/domain/online-store/store-orders.words.ts';
import { checkStoreNow } from '../../commands/online-store/check-store.ts';
import { endStoreRequest } from '../../commands/online-store/end-request.ts';
import { mapStore } from '../../commands/online-store/map-store.ts';
import { retryCount } from '../../commands/online-store/retry-count.ts';
import { retryOrder } from '../../commands/online-store/retry-order.ts';
import { retryOrders } from '../../commands/online-store/retry-orders.ts';
import { beginImport, moveImport } from '../../commands/online-store/sync-store.ts';
import type { Shops } from '../../services/shops.ts';
import { withBusiness } from '../../store/database/tx.ts';
import {
  findStoreOrder,
  type ListedStoreOrder,
  listStoreOrders,
} from '../../store/online-store/listed-store-orders.ts';
import { entriesOfOrder, stepsOf } from '../../store/online-store/store-order-trail.ts';
import { orderStandingOf } from '../../store/online-store/store-orders.ts';
import { runView } from '../../store/online-store/store-runs.ts';
import { inBusiness } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import type { AccountServices } from '../call/visit.ts';
import { importDayOf } from './online-store.requests.ts';
import { choiceOf, moneyAnswer } from './store-money.answers.ts';

const orderAnswer = (row: ListedStoreOrder) => ({
  ...row,
  hold: isOnHold(row) ? { kind: row.holdKind ?? ('other' as const), about: row.holdAbout } : null,
  standing: orderStandingOf(row),
});

const doneAs = (message: string, repeated: boolean) => ({ message, repeated });

/** Mounts the calls about the orders of the online store. */
export const storeOrderRoutes = (app: FastifyInstance, services: AccountServices): void => {
  const { shops: platform, sealing, origin } = services;
  const shops: Shops = { platform, sealing, returnTo: new URL(storeAddresses.comeBack, origin).href };
  mountDeclared(app, storeOrderCalls, inBusiness(services), {
    listStoreOrders: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(args);
        const [listed, run] = await Promise.all([
          listStoreOrders(tx, {
            status: storeOrderStatuses.find((one) => one === args.status) ?? null,
            hold: holdKinds.find((one) => one === args.hold) ?? null,
            outcome: storeOutcomes.find((one) => one === args.outcome) ?? null,
            page,
            limit,
          }),
          runView(tx),
        ]);
        return {
          message: words.ordersAnswer,
          ...listed,
          orders: listed.orders.map(orderAnswer),
          run: run && { ...run, resting: run.restsUntil !== null },
          page,
          pages: Math.ceil(listed.total / limit),
        };
      }),
    viewStoreOrder: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const row = await findStoreOrder(tx, args.id);
        const [steps, entries] = await Promise.all([stepsOf(tx, row), entriesOfOrder(tx, row)]);
        return {
          message: words.orderAnswer,
          ...orderAnswer(row),
          shown: row.state?.shown ?? null,
          steps: steps.map(({ at, happenedAt, ...step }) => ({
            ...step,
            at: at.toISOString(),
            happenedAt: happenedAt?.toISOString() ?? null,
          })),
          entries,
        };
      }),
    retryStoreOrder: async ({ ctx, args }) => doneAs(words.retried, await retryOrder(ctx, shops, args.id)),
    retryStoreOrders: async ({ ctx, args }) => {
      const { goesOn, ...done } = await retryOrders(ctx, shops, args.hold);
      return { message: holdWords.retriedAll({ ...done, goesOn }), ...done };
    },
    retryStoreCount: async ({ ctx, args }) =>
      doneAs(words.countedAgain, await retryCount(ctx, shops, args.productId)),
    syncStore: async ({ ctx, args }) => {
      const from = args.importFrom ? importDayOf(args.importFrom, ctx.business.timeZone) : null;
      return doneAs(words.importStarted, (await beginImport(ctx, from)) === null);
    },
    storeMoney: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: moneyWords.moneyAnswer,
        ...(await moneyAnswer(tx)),
      })),
    settleStorePayouts: async ({ ctx }) => doneAs(moneyWords.payoutsSettled, await checkStoreNow(ctx, shops)),
    mapStore: async ({ ctx, args: { requestId, ...choice } }) => {
      const done = requestId ? await endStoreRequest(ctx, requestId) : await mapStore(ctx, choiceOf(choice));
      return doneAs(moneyWords.storeMoneyWords.saved, done.repeated === true);
    },
    moveStoreImport: async ({ ctx, args: { id, act } }) => ({
      message: act === 'stop' ? words.importStopped : words.importStarted,
      status: await moveImport(ctx, id, act),
    }),
  });
};
