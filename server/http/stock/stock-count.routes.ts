import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { stockCountCalls } from '../../../src/api/calls/stock-count.ts';
import { readsCost } from '../../../src/domain/access/permissions.ts';
import {
  type CountEntry,
  type CountedRow,
  countLimits,
  countStanding,
  type StockCount,
} from '../../../src/domain/count/stock-count.ts';
import { decimal, zero } from '../../../src/domain/money.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { stockCount as words } from '../../../src/domain/words/stock.ts';
import {
  type CountMoved,
  discardCount,
  postCount,
  recordCount,
  startCount,
} from '../../commands/stock-count.ts';
import { type Ctx, withBusiness } from '../../store/database/tx.ts';
import { findCount, lineViews, listCounts, uncountedItems } from '../../store/stock/stock-counts.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';

type Sent = ArgsOf<typeof stockCountCalls.recordCount>['entries'][number];

const entryOf = ({ productId, act, quantity, before }: Sent): CountEntry => {
  const reviewed = before ? decimal(before) : null;
  if (act === 'remove') return { productId, act, before: reviewed };
  const counted = quantity ? decimal(quantity) : zero;
  return act === 'add'
    ? { productId, act, quantity: counted }
    : { productId, act, quantity: counted, before: reviewed };
};

const viewOf = (count: StockCount) => ({
  ...count,
  startedAt: count.startedAt.toISOString(),
  endedAt: count.endedAt?.toISOString() ?? null,
});

/** Rows without what they are worth, for who may not read it. */
const rowsFor = ({ user }: Ctx, rows: readonly CountedRow[]): CountedRow[] =>
  rows.map((row) => (readsCost(user.role) ? row : { ...row, value: null }));

const movedAs = (message: string, { id, status, repeated }: CountMoved) => ({
  message,
  id,
  status,
  repeated: repeated === true,
});

const postedWords = (moved: boolean, rows: readonly CountedRow[]): string => {
  const left = rows.filter(({ reason }) => reason !== null).length;
  return moved ? words.posted({ items: rows.length - left, left }) : words.postedAlready;
};

/** Mounts the calls that count what is at a location. */
export const stockCountRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, stockCountCalls, inBusiness(services), {
    listCounts: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const { page, limit } = pageOf(args);
        const { counts, total } = await listCounts(tx, { page, limit });
        return { rows: counts.map(viewOf), page, total, pages: pagesOf(total, limit) };
      }),
    getCount: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const count = await findCount(tx, args.id);
        const [lines, uncounted] = await Promise.all([
          lineViews(tx, count),
          uncountedItems(tx, count, countLimits.uncounted),
        ]);
        return {
          message: words.count,
          ...viewOf(count),
          lines,
          uncounted: uncounted.items,
          uncountedTotal: uncounted.total,
          standing: countStanding(count),
        };
      }),
    startCount: async ({ ctx, args: { locationId = null } }) => {
      const started = await startCount(ctx, locationId);
      return movedAs(started.moved ? words.started : words.joined, started);
    },
    recordCount: async ({ ctx, args: { id, entries } }) => {
      const { outcomes, repeated } = await recordCount(ctx, id, entries.map(entryOf));
      return { message: words.recorded, rows: outcomes, repeated: repeated === true };
    },
    previewCount: async ({ ctx, args }) => {
      const { version, rows } = await postCount({ ...ctx, previewOnly: true }, args.id, null);
      return { message: words.preview, version, rows: rowsFor(ctx, rows) };
    },
    postCount: async ({ ctx, args: { id, version = null } }) => {
      const posted = await postCount(ctx, id, version);
      return {
        ...movedAs(postedWords(posted.moved, posted.rows), posted),
        version: posted.version,
        rows: rowsFor(ctx, posted.rows),
      };
    },
    discardCount: async ({ ctx, args }) => movedAs(words.discarded, await discardCount(ctx, args.id)),
  });
