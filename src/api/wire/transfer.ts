import type { StockCause } from '../../domain/stock-change.ts';
import type {
  Arrival,
  Rest,
  TransferRow,
  TransferStatus,
  TransferView,
  TypedTransfer,
} from '../../domain/transfer/transfer.ts';
import type { AnswerOf, BodyOf } from '../contract/call.ts';
import type { transferCalls } from '../contract/transfer.ts';
import { renaming } from './rename.ts';

/** Our words for what is typed of a transfer → the spec's. */
export const transferFormWire = renaming({
  sourceId: 'sourceLocationData',
  destinationId: 'destinationLocationData',
  onDay: 'dateOfTransfer',
  notes: 'notes',
  lines: 'stockTransferItems',
});

/** The names a refusal has for what arrived. */
export const arrivalWire = renaming({
  arrivedOn: 'arrivalDate',
  cause: 'reason',
  lines: 'arrived',
  received: 'quantity',
});

export const transferRowWire = renaming({
  id: 'id',
  number: 'transferNo',
  source: 'sourceLocation',
  destination: 'destinationLocation',
  onDay: 'dateOfTransfer',
  status: 'status',
  version: 'version',
  standing: 'Standing',
});

export const transferViewWire = renaming({
  ...transferRowWire.table,
  ...transferFormWire.table,
  arrivedOn: 'arrivalDate',
  reverses: 'reverses',
  reversedBy: 'reversedBy',
  history: 'History',
});

export const transferLineWire = renaming({
  productId: 'productId',
  name: 'productname',
  quantity: 'quantity',
  received: 'received',
  rest: 'rest',
  cause: 'reason',
});

const otherWire = renaming({ id: 'id', number: 'transferNo' });

type Wire = AnswerOf<typeof transferCalls.getTransfer>['data'];
type RowWire = AnswerOf<typeof transferCalls.listTransfers>['StockTransferData'][number];

export const transferRowFromWire = (wire: RowWire): TransferRow => {
  const row = transferRowWire.fromWire(wire);
  return { ...row, status: row.status as TransferStatus };
};

export const transferFromWire = (wire: Wire): TransferView => {
  const { lines, reverses, reversedBy, status, sourceId, destinationId, ...transfer } =
    transferViewWire.fromWire(wire);
  return {
    ...transfer,
    sourceId: sourceId.LocationId,
    destinationId: destinationId.LocationId,
    status: status as TransferStatus,
    lines: lines.map((line) => {
      const { rest, cause, ...one } = transferLineWire.fromWire(line);
      return { ...one, rest: rest as Rest | null, cause: cause as StockCause | null };
    }),
    reverses: reverses && otherWire.fromWire(reverses),
    reversedBy: reversedBy && otherWire.fromWire(reversedBy),
  };
};

type Sent = BodyOf<typeof transferCalls.createTransfer>;

/** A transfer as it is sent to be saved, or to be told what that would do. */
export const transferBody = (BusinessId: string, typed: TypedTransfer): Sent => ({
  BusinessId,
  sourceLocationData: typed.sourceId ? { LocationId: typed.sourceId } : null,
  destinationLocationData: typed.destinationId ? { LocationId: typed.destinationId } : null,
  dateOfTransfer: typed.onDay,
  stockTransferItems: typed.lines,
  notes: typed.notes,
});

/** What arrived, as it is sent. */
export const arrivedBody = ({ onDay, lines }: Arrival) => ({
  arrivalDate: onDay,
  arrived: lines.map(({ received: quantity, rest, cause: reason }) => ({ quantity, rest, reason })),
});
