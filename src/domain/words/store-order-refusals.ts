import type { StoreOrderFacts, StoreOrderStatus, StoreRunStatus } from '../online-store/order-record.ts';
import type { PayoutStatus } from '../online-store/payout.ts';

/** Why an order of the shop can’t be looked at that way. */

const isApplied = 'Everything about this order is in your books already.';
const isSettled = 'This order has been looked at. Try it again first.';
const hasDocument = 'This order is in your books, so it can’t be left out.';
const isQueuedRun = 'This import hasn’t started yet.';
const isRunningRun = 'Your orders are being imported. Stop the import first.';
const isOverRun = 'This import has finished.';
const isStoppedRun = 'This import is stopped. Resume it first.';
const isWaitingRun = 'Your store asked us to wait. The import continues by itself.';
const isFailedRun = 'This import failed. Resume it to continue where it stopped.';

/** Why the chart of an order refuses an event in a standing. */
export const whyNotStoreOrder = (
  status: StoreOrderStatus,
  { made }: StoreOrderFacts,
  asked: string,
): string => {
  if (status === 'Applied' && asked !== 'order.skip') return isApplied;
  return made && asked === 'order.skip' ? hasDocument : isSettled;
};

const runs: Readonly<Record<StoreRunStatus, string>> = {
  Queued: isQueuedRun,
  Running: isRunningRun,
  Waiting: isWaitingRun,
  Done: isOverRun,
  Failed: isFailedRun,
  Stopped: isStoppedRun,
};

/** Why the chart of a run refuses an event in a state. */
export const whyNotStoreRun = (status: StoreRunStatus): string => runs[status];

const payouts: Readonly<Record<PayoutStatus, string>> = {
  Announced: 'This payout is on its way.',
  Paid: 'This payout was paid.',
  Failed: 'This payout was sent back.',
};

/** Why the chart of a payout refuses an event in a state. */
export const whyNotStorePayout = (status: PayoutStatus): string => payouts[status];
