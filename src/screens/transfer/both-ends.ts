import type { OursAnswer } from '../../api/calls/call.ts';
import type { transferCalls } from '../../api/calls/transfer.ts';
import type { TransferView, TypedTransfer } from '../../domain/transfer/transfer.ts';

const endOf = (id: string) => (id ? { id } : null);

/** A transfer as it is sent: each end is a location, which the specification sends with its name. */
export const withEnds = ({ sourceId, destinationId, ...typed }: TypedTransfer) => ({
  ...typed,
  sourceId: endOf(sourceId),
  destinationId: endOf(destinationId),
});

/** A transfer as its pages show it, whose ends are answered under their names, too. */
export const transferOf = ({
  sourceId,
  destinationId,
  ...transfer
}: OursAnswer<typeof transferCalls.getTransfer>): TransferView => ({
  ...transfer,
  sourceId: sourceId.id,
  destinationId: destinationId.id,
});
