import type { FastifyInstance } from 'fastify';
import type { BodyOf } from '../../src/api/contract/call.ts';
import { transferCalls } from '../../src/api/contract/transfer.ts';
import { idFromWire, idToWire } from '../../src/api/wire/id.ts';
import { transferLineWire, transferRowWire, transferViewWire } from '../../src/api/wire/transfer.ts';
import { readsCost } from '../../src/domain/access/permissions.ts';
import { decimal } from '../../src/domain/money.ts';
import { pagesOf } from '../../src/domain/paging.ts';
import type { StockCause } from '../../src/domain/stock-change.ts';
import {
  type Arrival,
  type KeptTransfer,
  type TransferStatus,
  type TypedTransfer,
  transferStanding,
} from '../../src/domain/transfer/transfer.ts';
import { locationAnswers as words } from '../../src/domain/words/locations.ts';
import {
  cancelTransfer,
  changeTransfer,
  createTransfer,
  receiveTransfer,
  reverseTransfer,
  type TransferResult,
} from '../commands/save-transfer.ts';
import {
  countTransfers,
  itemsAtLocation,
  listTransfers,
  type TransferDetails,
  type TransfersNarrowed,
  transferSorts,
  viewTransfer,
} from '../reports/transfers.ts';
import { nextNumber } from '../store/documents.ts';
import { type Ctx, withBusiness } from '../store/tx.ts';
import { inBusiness, type Services } from './access.ts';
import { answer } from './answer.ts';
import { idOrNull, plain } from './document.requests.ts';
import { mount } from './mount.ts';
import { pageOf } from './paging.ts';

type Calls = typeof transferCalls;

/** The spec's numbers of the statuses. Source: answers.md. */
const numbered: readonly [TransferStatus, number][] = [
  ['InTransit', 1],
  ['Transferred', 2],
  ['Cancelled', 3],
];

const typedOf = (body: BodyOf<Calls['createTransfer']>): TypedTransfer => ({
  sourceId: idOrNull(body.sourceLocationData?.LocationId) ?? '',
  destinationId: idOrNull(body.destinationLocationData?.LocationId) ?? '',
  onDay: body.dateOfTransfer,
  notes: body.notes ?? '',
  lines: body.stockTransferItems.map(({ productId, quantity }) => ({
    productId: idFromWire(productId),
    quantity: decimal(quantity),
  })),
});

const arrivedOf = (arrived: BodyOf<Calls['receivePart']>['arrived']): Arrival['lines'] =>
  arrived.map(({ quantity, rest, reason }) => ({
    received: decimal(quantity),
    rest,
    cause: reason ? (reason.trim().toLowerCase() as StockCause) : null,
  }));

/** What an act on a transfer would do. */
const plannedAct = (ctx: Ctx, body: BodyOf<Calls['previewTransferAct']>): Promise<TransferResult> => {
  const preview = { ...ctx, previewOnly: true };
  const id = idFromWire(body.id);
  if (body.act === 'cancel') return cancelTransfer(preview, id, body.date || null);
  if (body.act === 'reverse') return reverseTransfer(preview, id);
  const lines = body.act === 'receive' ? arrivedOf(body.arrived ?? []) : null;
  return receiveTransfer(preview, id, { onDay: body.arrivalDate ?? null, lines });
};

const statusOf = (requested: string | undefined): TransferStatus | null =>
  numbered.find(
    ([status, number]) => plain(requested ?? '') === status.toLowerCase() || requested === String(number),
  )?.[0] ?? null;

const sortOf = (requested: string | undefined): TransfersNarrowed['sort'] =>
  requested !== undefined && Object.hasOwn(transferSorts, requested)
    ? (requested as TransfersNarrowed['sort'])
    : 'all';

const rowOf = (transfer: KeptTransfer) =>
  transferRowWire.toWire({
    ...transfer,
    id: idToWire(transfer.id),
    standing: transferStanding(transfer),
  });

const otherOf = (other: TransferDetails['reverses']) =>
  other && { id: idToWire(other.id), transferNo: other.number };

const viewOf = ({ transfer, reverses, reversedBy, history }: TransferDetails) =>
  transferViewWire.toWire({
    ...transfer,
    id: idToWire(transfer.id),
    sourceId: { LocationId: idToWire(transfer.sourceId), LocationName: transfer.source },
    destinationId: { LocationId: idToWire(transfer.destinationId), LocationName: transfer.destination },
    standing: transferStanding(transfer),
    lines: transfer.lines.map((line) =>
      transferLineWire.toWire({ ...line, productId: idToWire(line.productId) }),
    ),
    reverses: otherOf(reverses),
    reversedBy: otherOf(reversedBy),
    history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
  });

const answerWith = (message: string, { id, number, status, moved, repeated }: TransferResult) =>
  answer(moved ? message : words.nothingNew, {
    id: idToWire(id),
    transferNo: number,
    status,
    repeated: repeated === true || !moved,
  });

/** Mounts the calls of stock transfers. */
export const transferRoutes = (app: FastifyInstance, services: Services): void =>
  mount(app, transferCalls, inBusiness(services), {
    listTransfers: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const paged = pageOf(query);
        const { rows, total, page } = await listTransfers(tx, {
          status: statusOf(query.status),
          from: query.fromdate ?? null,
          to: query.todate ?? null,
          search: query.searchquery ?? '',
          sort: sortOf(query.sortby),
          ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(query.sortorder ?? '')),
          ...paged,
        });
        const { All, InTransit, Transferred, Cancelled } = await countTransfers(tx);
        return {
          StockTransferData: rows.map(rowOf),
          AllCount: All,
          InTranSitCount: InTransit,
          TransferredCount: Transferred,
          CancelledCount: Cancelled,
          CurrentPage: page,
          Total: total,
          PageTotal: pagesOf(total, paged.limit),
        };
      }),
    nextTransferNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.nextNumber, { transferNo: await nextNumber(tx, 'transfer'), today: tx.today }),
      ),
    transferStatuses: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const counts = await countTransfers(tx);
        return answer(
          words.statuses,
          numbered.map(([status, id]) => ({ id, status, count: counts[status] })),
        );
      }),
    getTransfer: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) =>
        answer(words.transfer, viewOf(await viewTransfer(tx, idFromWire(query.id)))),
      ),
    itemsAtLocation: ({ ctx, query }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const paged = pageOf(query);
        const { rows, total, page } = await itemsAtLocation(tx, {
          locationId: idFromWire(query.LocationId),
          destinationId: idOrNull(query.destinationLocationId),
          search: query.SearchQuery ?? '',
          ...paged,
        });
        return {
          ProductData: rows.map(({ id, name, ...rest }) => ({
            id: idToWire(id),
            productname: name,
            ...rest,
          })),
          CurrentPage: page,
          Total: total,
          PageTotal: pagesOf(total, paged.limit),
        };
      }),
    previewTransfer: async ({ ctx, body }) => {
      const preview = { ...ctx, previewOnly: true };
      const { effects } = await (body.id
        ? changeTransfer(preview, idFromWire(body.id), null, typedOf(body))
        : createTransfer(preview, typedOf(body)));
      const tells = readsCost(ctx.user.role);
      return answer(words.whatSendingDoes, {
        goods: effects!.goods.map(({ productId, name, worth, ...figures }) => ({
          productId: idToWire(productId),
          productname: name,
          ...figures,
          worth: tells ? worth : null,
        })),
        worth: tells ? effects!.worth : null,
      });
    },
    previewTransferAct: async ({ ctx, body }) => {
      const { goods, ...worth } = (await plannedAct(ctx, body)).actEffects!;
      return answer(words.whatActDoes, {
        goods: goods.map(({ productId, name, places }) => ({
          productId: idToWire(productId),
          productname: name,
          places,
        })),
        ...(readsCost(ctx.user.role) ? worth : { worthBefore: null, worthAfter: null, writtenOff: null }),
      });
    },
    createTransfer: async ({ ctx, body }) =>
      answerWith(words.initiated, await createTransfer(ctx, typedOf(body))),
    updateTransfer: async ({ ctx, body }) =>
      answerWith(
        words.updated,
        await changeTransfer(ctx, idFromWire(body.id), body.version ?? null, typedOf(body)),
      ),
    markTransferred: async ({ ctx, body }) =>
      answerWith(
        words.moved,
        await receiveTransfer(ctx, idFromWire(body.id), { onDay: body.arrivalDate ?? null, lines: null }),
      ),
    receivePart: async ({ ctx, body }) =>
      answerWith(
        words.moved,
        await receiveTransfer(ctx, idFromWire(body.id), {
          onDay: body.arrivalDate ?? null,
          lines: arrivedOf(body.arrived),
        }),
      ),
    cancelTransfer: async ({ ctx, body }) =>
      answerWith(words.moved, await cancelTransfer(ctx, idFromWire(body.id), body.date || null)),
    reverseTransfer: async ({ ctx, body }) =>
      answerWith(words.reversed, await reverseTransfer(ctx, idFromWire(body.id))),
  });
