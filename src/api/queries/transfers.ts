import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TransferAct, TransferActEffects } from '../../domain/transfer/act-effects.ts';
import type { TransferEffects } from '../../domain/transfer/effects.ts';
import type {
  Arrival,
  AvailableItem,
  TransferCounts,
  TransferRow,
  TransferView,
  TypedTransfer,
} from '../../domain/transfer/transfer.ts';
import { send } from '../client/client.ts';
import { transferCalls } from '../contract/transfer.ts';
import { actDayWire } from '../wire/payment.ts';
import { ourNames } from '../wire/rename.ts';
import { arrivedBody, transferBody, transferFromWire, transferRowFromWire } from '../wire/transfer.ts';
import type { Asks } from './asks.ts';

const key = 'transfers';

/** What the list of transfers is narrowed to; `sort` is a column and its order. */
export interface TransferListFilter {
  page: number;
  status: string;
  search: string;
  sort: string;
  from: string;
  to: string;
}

/** A page of transfers, with how many there are of each status. */
export const transferList = (
  BusinessId: string,
  { page, status, search, sort, from, to }: TransferListFilter,
): Asks<{ rows: TransferRow[]; total: number; counts: TransferCounts }> => {
  const [sortby, sortorder] = sort.split(' ');
  const narrowing = {
    sortby,
    sortorder,
    status: status || undefined,
    searchquery: search || undefined,
    fromdate: from || undefined,
    todate: to || undefined,
  };
  return {
    queryKey: [key, BusinessId, 'list', { page, ...narrowing }],
    queryFn: async ({ signal }) => {
      const query = { BusinessId, page: String(page), limit: '10', ...narrowing };
      const answer = await send(transferCalls.listTransfers, { signal, query });
      return {
        rows: answer.StockTransferData.map(transferRowFromWire),
        total: answer.Total,
        counts: {
          All: answer.AllCount,
          InTransit: answer.InTranSitCount,
          Transferred: answer.TransferredCount,
          Cancelled: answer.CancelledCount,
        },
      };
    },
    placeholderData: keepPreviousData,
  };
};

/** A transfer with all its page shows. */
export const transferView = (BusinessId: string, id: string): Asks<TransferView> => ({
  queryKey: [key, BusinessId, 'one', id],
  queryFn: async ({ signal }) =>
    transferFromWire((await send(transferCalls.getTransfer, { signal, query: { BusinessId, id } })).data),
});

/** The number the next transfer gets, and the day it is. */
export const nextTransferNumber = (BusinessId: string) =>
  queryOptions({
    queryKey: [key, BusinessId, 'number'],
    queryFn: async ({ signal }) => {
      const { data } = await send(transferCalls.nextTransferNumber, { signal, query: { BusinessId } });
      return { number: data.transferNo, today: data.today };
    },
  });

/** Items in stock at a location that a search finds, with what of each lies at another. */
export const itemsAtLocation = async (
  BusinessId: string,
  asked: { locationId: string; destinationId: string; search: string; limit?: number },
  signal?: AbortSignal,
): Promise<AvailableItem[]> => {
  const { ProductData } = await send(transferCalls.itemsAtLocation, {
    ...(signal && { signal }),
    query: {
      BusinessId,
      LocationId: asked.locationId,
      limit: String(asked.limit ?? 20),
      destinationLocationId: asked.destinationId || undefined,
      SearchQuery: asked.search || undefined,
    },
  });
  return ProductData.map(({ productname: name, ...item }) => ({ ...item, name }));
};

/** The first thousand items in stock at a location, with what of each lies at another. */
export const availableItems = (
  businessId: string,
  locationId: string,
  destinationId: string,
): Asks<AvailableItem[]> => ({
  queryKey: [key, businessId, 'available', locationId, destinationId],
  queryFn: ({ signal }) =>
    itemsAtLocation(businessId, { locationId, destinationId, search: '', limit: 1000 }, signal),
});
/** What sending a transfer as it is typed, or saving one that is edited, would do. Rejects with why it would be refused. */
export const sendingEffects = async (
  businessId: string,
  typed: TypedTransfer,
  edited: string | null,
  signal: AbortSignal,
): Promise<TransferEffects> => {
  const body = { ...transferBody(businessId, typed), id: edited };
  const { goods, worth } = (await send(transferCalls.previewTransfer, { signal, body })).data;
  return { goods: goods.map(({ productname: name, ...item }) => ({ ...item, name })), worth };
};

/** What is typed of an act, as it is sent: what arrived, or the day it is dated. */
const typedBody = (act: TransferAct, typed: { arrival: Arrival } | { onDay: string }) => {
  if ('onDay' in typed) return { date: typed.onDay || undefined };
  return act === 'mark' ? { arrivalDate: typed.arrival.onDay } : arrivedBody(typed.arrival);
};

/** What receiving a transfer, cancelling it or sending it back would do. Rejects with why it would be refused. */
export const transferActEffects = async (
  BusinessId: string,
  id: string,
  act: TransferAct,
  typed: { arrival: Arrival } | { onDay: string },
  signal: AbortSignal,
): Promise<TransferActEffects> => {
  const body = { BusinessId, id, act, ...typedBody(act, typed) };
  const ours = ourNames(actDayWire);
  const { goods, ...worth } = (await send(transferCalls.previewTransferAct, { signal, body, ours })).data;
  return { ...worth, goods: goods.map(({ productname: name, ...item }) => ({ ...item, name })) };
};
