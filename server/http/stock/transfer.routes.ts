import type { FastifyInstance } from 'fastify';
import type { ArgsOf } from '../../../src/api/calls/call.ts';
import { transferCalls } from '../../../src/api/calls/transfer.ts';
import { readsCost } from '../../../src/domain/access/permissions.ts';
import { decimal } from '../../../src/domain/money.ts';
import type { StockCause } from '../../../src/domain/stock/stock-change.ts';
import {
  type Arrival,
  type KeptTransfer,
  type TransferStatus,
  type TypedTransfer,
  transferStanding,
} from '../../../src/domain/transfer/transfer.ts';
import { pagesOf } from '../../../src/domain/values/paging.ts';
import { locationAnswers as words } from '../../../src/domain/words/locations.ts';
import {
  cancelTransfer,
  changeTransfer,
  createTransfer,
  receiveTransfer,
  reverseTransfer,
  type TransferResult,
} from '../../commands/save-transfer.ts';
import {
  countTransfers,
  itemsAtLocation,
  listTransfers,
  type TransferDetails,
  type TransfersNarrowed,
  transferSorts,
  viewTransfer,
} from '../../reports/transfers.ts';
import { type Ctx, type Tx, withBusiness } from '../../store/database/tx.ts';
import { nextNumber } from '../../store/documents/documents.ts';
import { inBusiness, type Services } from '../call/access.ts';
import { mountDeclared } from '../call/mount-declared.ts';
import { pageOf } from '../call/paging.ts';
import { plain } from '../documents/document.requests.ts';

type Calls = typeof transferCalls;

/** The spec's numbers of the statuses. Source: answers.md. */
const numbered: readonly [TransferStatus, number][] = [
  ['InTransit', 1],
  ['Transferred', 2],
  ['Cancelled', 3],
];

const typedOf = (sent: ArgsOf<Calls['createTransfer']>): TypedTransfer => ({
  sourceId: sent.sourceId?.id ?? '',
  destinationId: sent.destinationId?.id ?? '',
  onDay: sent.onDay,
  notes: sent.notes ?? '',
  lines: sent.lines.map(({ productId, quantity }) => ({ productId, quantity: decimal(quantity) })),
});

const arrivedOf = (lines: ArgsOf<Calls['receivePart']>['lines']): Arrival['lines'] =>
  lines.map(({ received, rest, cause }) => ({
    received: decimal(received),
    rest,
    cause: cause ? (cause.trim().toLowerCase() as StockCause) : null,
  }));

/** What an act on a transfer would do. */
const plannedAct = (ctx: Ctx, sent: ArgsOf<Calls['previewTransferAct']>): Promise<TransferResult> => {
  const preview = { ...ctx, previewOnly: true };
  const { id, act } = sent;
  if (act === 'cancel') return cancelTransfer(preview, id, sent.onDay || null);
  if (act === 'reverse') return reverseTransfer(preview, id);
  const lines = act === 'receive' ? arrivedOf(sent.lines ?? []) : null;
  return receiveTransfer(preview, id, { onDay: sent.arrivedOn ?? null, lines });
};

const statusOf = (requested: string | undefined): TransferStatus | null =>
  numbered.find(
    ([status, number]) => plain(requested ?? '') === status.toLowerCase() || requested === String(number),
  )?.[0] ?? null;

const sortOf = (requested: string | undefined): TransfersNarrowed['sort'] =>
  requested !== undefined && Object.hasOwn(transferSorts, requested)
    ? (requested as TransfersNarrowed['sort'])
    : 'all';

const rowOf = (transfer: KeptTransfer) => ({ ...transfer, standing: transferStanding(transfer) });

const viewOf = ({ transfer, reverses, reversedBy, history }: TransferDetails) => ({
  ...rowOf(transfer),
  sourceId: { id: transfer.sourceId, name: transfer.source },
  destinationId: { id: transfer.destinationId, name: transfer.destination },
  reverses,
  reversedBy,
  history: history.map((event) => ({ ...event, at: event.at.toISOString() })),
});

const savedAs = (message: string, { id, number, status, moved, repeated }: TransferResult) => ({
  message: moved ? message : words.nothingNew,
  id,
  number,
  status,
  repeated: repeated === true || !moved,
});

const listed = async (tx: Tx, args: ArgsOf<Calls['listTransfers']>) => {
  const paged = pageOf({ ...args, searchquery: args.search });
  const { rows, total, page } = await listTransfers(tx, {
    status: statusOf(args.status),
    from: args.from ?? null,
    to: args.to ?? null,
    search: args.search ?? '',
    sort: sortOf(args.sort),
    ascending: ['asc', 'ascending', 'leastrecent'].includes(plain(args.order ?? '')),
    ...paged,
  });
  return {
    rows: rows.map(rowOf),
    ...(await countTransfers(tx)),
    page,
    total,
    pages: pagesOf(total, paged.limit),
  };
};

const lyingAt = async (tx: Tx, args: ArgsOf<Calls['itemsAtLocation']>) => {
  const paged = pageOf({ ...args, searchquery: args.search });
  const { locationId, destinationId = null, search = '' } = args;
  const { rows, total, page } = await itemsAtLocation(tx, { locationId, destinationId, search, ...paged });
  return { rows, page, total, pages: pagesOf(total, paged.limit) };
};

/** Mounts the calls of stock transfers. */
export const transferRoutes = (app: FastifyInstance, services: Services): void =>
  mountDeclared(app, transferCalls, inBusiness(services), {
    listTransfers: ({ ctx, args }) => withBusiness(ctx, 'read', (tx) => listed(tx, args)),
    nextTransferNumber: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.nextNumber,
        number: await nextNumber(tx, 'transfer'),
        today: tx.today,
      })),
    transferStatuses: ({ ctx }) =>
      withBusiness(ctx, 'read', async (tx) => {
        const counts = await countTransfers(tx);
        return numbered.map(([status, number]) => ({ number, status, count: counts[status] }));
      }),
    getTransfer: ({ ctx, args }) =>
      withBusiness(ctx, 'read', async (tx) => ({
        message: words.transfer,
        ...viewOf(await viewTransfer(tx, args.id)),
      })),
    itemsAtLocation: ({ ctx, args }) => withBusiness(ctx, 'read', (tx) => lyingAt(tx, args)),
    previewTransfer: async ({ ctx, args }) => {
      const preview = { ...ctx, previewOnly: true };
      const { effects } = await (args.id
        ? changeTransfer(preview, args.id, null, typedOf(args))
        : createTransfer(preview, typedOf(args)));
      const { goods, worth } = effects!;
      return {
        message: words.whatSendingDoes,
        ...(readsCost(ctx.user.role)
          ? { goods, worth }
          : { goods: goods.map((item) => ({ ...item, worth: null })), worth: null }),
      };
    },
    previewTransferAct: async ({ ctx, args }) => {
      const { goods, ...worth } = (await plannedAct(ctx, args)).actEffects!;
      return {
        message: words.whatActDoes,
        goods,
        ...(readsCost(ctx.user.role) ? worth : { worthBefore: null, worthAfter: null, writtenOff: null }),
      };
    },
    createTransfer: async ({ ctx, args }) =>
      savedAs(words.initiated, await createTransfer(ctx, typedOf(args))),
    updateTransfer: async ({ ctx, args }) =>
      savedAs(words.updated, await changeTransfer(ctx, args.id, args.version ?? null, typedOf(args))),
    markTransferred: async ({ ctx, args }) =>
      savedAs(
        words.moved,
        await receiveTransfer(ctx, args.id, { onDay: args.arrivedOn ?? null, lines: null }),
      ),
    receivePart: async ({ ctx, args }) =>
      savedAs(
        words.moved,
        await receiveTransfer(ctx, args.id, { onDay: args.arrivedOn ?? null, lines: arrivedOf(args.lines) }),
      ),
    cancelTransfer: async ({ ctx, args }) =>
      savedAs(words.moved, await cancelTransfer(ctx, args.id, args.onDay || null)),
    reverseTransfer: async ({ ctx, args }) => savedAs(words.reversed, await reverseTransfer(ctx, args.id)),
  });
