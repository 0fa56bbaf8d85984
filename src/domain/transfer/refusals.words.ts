import { transfer } from '../words/transfers.ts';
import type { TransferStatus } from './transfer.ts';

/** Why a transfer can't do that, and the way out. */
export const whyNotTransfer = (status: TransferStatus, type: string): string => {
  if (status === 'Cancelled')
    return 'This transfer was cancelled, and its goods are back where they came from.';
  if (status === 'Transferred' && type === 'transfer.reverse') return transfer.nothingArrived;
  if (status === 'Transferred')
    return type === 'transfer.cancel'
      ? 'These goods have arrived. Send them back instead.'
      : 'These goods have arrived, so the transfer can’t change. Send them back instead.';
  return type === 'transfer.receive'
    ? 'You can’t receive more than was sent.'
    : 'These goods are still in transit. Cancel the transfer to bring them back.';
};
