import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { stockCountCalls } from '../../src/api/contract/stock-count.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { countedRowWire, countLineWire, countWire, uncountedWire } from '../../src/api/wire/stock-count.ts';
import { readsCost } from '../../src/domain/access/permissions.ts';
import {
  type CountEntry,
  type CountedRow,
  countLimits,
  countStanding,
  type StockCount,
} from '../../src/domain/count/stock-count.ts';
import { decimal, zero } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import { stockCount as words } from '../../src/domain/words/stock.ts';
import {
  type CountMoved,
  discardCount,
  postCount,
  recordCount,
  startCount,
} from '../commands/stock-count.ts';
import { findCount, lineViews, listCounts, uncountedItems } from '../store/stock-counts.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { idOrNull } from './document.requests.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';

type Sent = BodyOf<typeof stockCountCalls.recordCount>['entries'][number];

const entryOf = ({ productId, act, quantity, before }: Sent): CountEntry => {
  const id = idFromWire(productId);
  const reviewedVersion = before ? decimal(before) : null;
  if (act === 'remove') return { productId: id, act, before: reviewedVersion };
  const counted = quantity ? decimal(quantity) : zero;
  return act === 'add'
    ? { productId: id, act, quantity: counted }
    : { productId: id, act, quantity: counted, before: reviewedVersion };
};

const countAnswer = (count: StockCount) =>
  countWire.toWire({
    ...count,
    id: idToWire(count.id),
    locationId: idToWire(count.locationId),
    startedAt: count.startedAt.toISOString(),
    endedAt: count.endedAt?.toISOString() ?? null,
  });

const itemAnswer = <Item extends { productId: string }>(item: Item) => ({
  ...item,
  productId: idToWire(item.productId),
});

const rowAnswer =
  ({ user }: Ctx) =>
  (row: CountedRow) =>
    countedRowWire.toWire(itemAnswer(readsCost(user.role) ? row : { ...row, value: null }));

const movedOf = ({ id, status, repeated }: CountMoved) => ({
  countid: idToWire(id),
  status,
  repeated: repeated === true,
});

const postedWords = (moved: boolean, rows: readonly CountedRow[]): string => {
  const left = rows.filter(({ reason }) => reason !== null).length;
  return moved ? words.posted({ items: rows.length - left, left }) : words.postedAlready;
};

/** Mounts the calls that count what is at a location. */
export const stockCountRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, stockCountCalls, inBusiness(services), {
    listCounts: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(query);
        const { counts, total } = await listCounts(tx, { page, limit });
        return {
          StockCounts: counts.map(countAnswer),
          CurrentPage: page,
          Total: total,
          PageTotal: pagesOf(total, limit),
        };
      }),
    getCount: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const count = await findCount(tx, idFromWire(query.countid));
        const [lines, uncounted] = await Promise.all([
          lineViews(tx, count),
          uncountedItems(tx, count, countLimits.uncounted),
        ]);
        return answer(words.count, {
          ...countAnswer(count),
          lines: lines.map((line) => countLineWire.toWire(itemAnswer(line))),
          uncounted: uncounted.items.map((item) => uncountedWire.toWire(itemAnswer(item))),
          uncountedtotal: uncounted.total,
          Standing: countStanding(count),
        });
      }),
    startCount: async ({ ctx, body }) => {
      const started = await startCount(ctx, idOrNull(body.locationId));
      return answer(started.moved ? words.started : words.joined, movedOf(started));
    },
    recordCount: async ({ ctx, body }) => {
      const { outcomes, repeated } = await recordCount(
        ctx,
        idFromWire(body.countid),
        body.entries.map(entryOf),
      );
      return answer(words.recorded, {
        rows: outcomes.map(({ counted: quantity, ...outcome }) => itemAnswer({ ...outcome, quantity })),
        repeated: repeated === true,
      });
    },
    previewCount: async ({ ctx, body }) => {
      const preview = { ...ctx, previewOnly: true };
      const { version, rows } = await postCount(preview, idFromWire(body.countid), null);
      return answer(words.preview, { version, rows: rows.map(rowAnswer(ctx)) });
    },
    postCount: async ({ ctx, body }) => {
      const posted = await postCount(ctx, idFromWire(body.countid), body.version ?? null);
      return answer(postedWords(posted.moved, posted.rows), {
        ...movedOf(posted),
        version: posted.version,
        rows: posted.rows.map(rowAnswer(ctx)),
      });
    },
    discardCount: async ({ ctx, body }) =>
      answer(words.discarded, movedOf(await discardCount(ctx, idFromWire(body.countid)))),
  });
