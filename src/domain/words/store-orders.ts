import type { StoreOutcome } from '../online-store/order.ts';
import type { StoreOrderStatus, StoreRunStatus, StoreRunView } from '../online-store/order-record.ts';
import type { Unreadable } from '../online-store/readable.ts';
import { counted } from './counted.ts';
import { creditStateWords, postedStatus } from './posted.ts';
import { gatewayCalled } from './store-payouts.ts';

/** Why an order of the shop is left out. */
export const leftOut = {
  test: 'It’s a test order.',
  early: 'It was placed before the day you import from.',
  payment: 'You don’t import orders with its payment status.',
  shipping: 'You don’t import orders with its shipping status.',
  salesOff: 'Turning orders into sales is off.',
  cancelled: 'It was cancelled before it was imported.',
  empty: 'It has no lines.',
} as const;
export const sameAs = ({ number }: { number: string }) => `You’ve already entered it as ${number}.`;

/** Why an order of the shop is held, and the way out. */
export const unmatched = ({ name, way }: { name: string; way: string }) =>
  `None of your items matches “${name}” by ${way}. Add the item, or change how items are matched.`;
export const severalMatch = ({ name, way }: { name: string; way: string }) =>
  `Several of your items match “${name}” by ${way}. Keep this ${way} on one of them only.`;
export const rateMissing = ({ currency, day }: { currency: string; day: string }) =>
  `There’s no exchange rate for ${currency} on ${day}. Add one under Currencies.`;
export const totalDiffers = ({ rest, currency }: { rest: string; currency: string }) =>
  `Its lines don’t add up to its total: ${rest} ${currency} is left. Check the order in your store.`;
/** What of an order couldn’t be read. */
export const unreadable: Readonly<Record<Unreadable, string>> = {
  amount: 'It has an amount we can’t read. Correct it in your store, or enter the sale by hand.',
  day: 'It has a date we can’t read. Correct it in your store, or enter the sale by hand.',
  letters:
    'It has a text with characters we can’t read. Correct it in your store, or enter the sale by hand.',
  long: 'It has a text that’s too long for us. Shorten it in your store, or enter the sale by hand.',
};
export const tooLong = 'It has more lines or refunds than we can import. Enter the sale by hand.';
export const otherCurrency = ({ currency }: { currency: string }) =>
  `It’s in ${currency}, which isn’t the currency your store was connected with. Connect your store again.`;
export const edited = 'It was edited in your store after it was imported. Correct the invoice by hand.';
export const editedBoth =
  'One of its lines was changed in your store in a way we can’t bill. Correct the invoice by hand.';
export const editedDraft =
  'It was edited in your store while its invoice is a draft. Correct the draft by hand.';
export const draftPaid = 'Its invoice is a draft. We’ll record the payment once you issue it.';
export const draftCancelled =
  'It was cancelled in your store before its draft invoice was issued, so the draft is deleted.';
export const editReason = ({ name }: { name: string }) => `Edited in the online store (order ${name})`;
export const storeCreditMissing = ({ amount, currency }: { amount: string; currency: string }) =>
  `It was paid with ${amount} ${currency} of store credit, and your customer has less credit here. Add the credit first.`;
export const gatewayAccountGone = ({ gateway }: { gateway: string }) =>
  `The account for payments by ${gatewayCalled(gateway)} is no longer in use. Choose another one below.`;
export const placeUnknown = ({ name }: { name: string }) =>
  `It’s sent from “${name}”. Choose which of your locations that is.`;
export const taxInUse = ({ name }: { name: string }) =>
  `The tax “${name}” is archived. Restore it, or rename the tax in your store.`;
export const countLocked =
  'Your books are locked up to today. Change the lock date under Settings, or wait for the next day.';
export const ordersOpen =
  'Some of its orders aren’t in your books yet, and they could be taken from any of your locations. Add those orders first.';
export const orderGone = 'Your store no longer has this order.';
export const wentWrong = 'Something went wrong on our side. Try again later.';
export const matchWords = ['SKU', 'barcode', 'name'] as const;

/** What the journal and the document say of the order. */
export const orderNote = ({ name, day, charged }: { name: string; day: string; charged: string | null }) =>
  `Online store order ${name} of ${day}${charged ? `, charged as ${charged}` : ''}`;
/** An item that opened with stock and no cost: its store has none. */
export const openedFree = ({ name, quantity }: { name: string; quantity: string }) =>
  `${name}: your store has no unit cost for it, so its stock of ${quantity} opened at a cost of 0`;
/** A line of the order that is duty charged on another line. */
export const dutyLine = ({ name }: { name: string }) => `Duties: ${name}`;
export const paymentMemo = ({ name, gateway }: { name: string; gateway: string }) =>
  `Order ${name}, paid by ${gatewayCalled(gateway)}`;
export const refundMemo = ({ name }: { name: string }) => `Refund of order ${name}`;
export const refundReason = ({ name, note }: { name: string; note: string }) =>
  note.trim() ? `Order ${name}: ${note.trim()}` : `Refunded in the online store (order ${name})`;
export const storeCustomer = 'Store customer';
export const roundingLine = 'Rounding';
export const storeName = 'Online store';

/** What answers about the shop's orders say. */
export const ordersAnswer = 'Orders from your store';
export const orderAnswer = 'An order from your store';
export const countedAgain = 'We’ve looked at this item’s stock again.';
export const retried = 'We’ll look at this order again.';
export const importStarted = 'Your orders are being imported.';
export const importStopped = 'The import is stopped.';

/** The page's own words. */
export const storeOrderWords = {
  title: 'Orders from your store',
  lead: 'New and changed orders arrive automatically.',
  leadByPoll:
    'We ask your store for new and changed orders every ten minutes. It can’t tell us at once, because this server has no public https address.',
  leadAtRest: 'New orders wait until your store is active again.',
  leadByHand: 'Automatic sync is off: orders wait here until you sync.',
  all: 'All',
  order: 'Order',
  customer: 'Customer',
  placed: 'Placed',
  total: 'Total',
  status: 'Status',
  document: 'Invoice',
  draft: 'Draft',
  why: 'Reason',
  retry: 'Try again',
  retryOrder: ({ name }: { name: string }) => `Try again: order ${name}`,
  syncNow: 'Sync now',
  stop: 'Stop',
  resume: 'Resume import',
  empty: 'You have no orders yet. They’ll appear here once your store is synced.',
  emptyOfStatus: 'No orders have this status.',
  running: ({ done, found }: { done: number; found: number }) =>
    found === 0 ? 'Looking for orders…' : `${done} of ${counted(found, 'order', 'orders')} looked at.`,
  waiting: 'Your store isn’t answering. We’ll try again automatically within ten minutes.',
  resting: ({ done, found }: { done: number; found: number }) =>
    `Your store asked us to slow down. We’ll continue automatically in a moment.${found === 0 ? '' : ` ${done} of ${counted(found, 'order', 'orders')} looked at so far.`}`,
  stopped: ({ done, found }: { done: number; found: number }) =>
    `The import is stopped after ${done} of ${counted(found, 'order', 'orders')}.`,
  failed: 'The import stopped because something went wrong on our side.',
  progress: 'Import of orders',
} as const;

/** Where an order is, in a word. */
export const storeOrderStatusWords: Readonly<Record<StoreOrderStatus, string>> = {
  Received: 'Waiting',
  Held: 'On hold',
  Applied: 'In your books',
  Skipped: 'Left out',
  Failed: 'Failed',
};

/** What became of an order in the books at its store, in a word. */
export const storeOutcomeWords: Readonly<Record<StoreOutcome, string>> = {
  Refunded: creditStateWords.refunded.word,
  PartlyRefunded: creditStateWords['partly-refunded'].word,
  Cancelled: postedStatus.Cancelled.word,
};

type Run = Pick<StoreRunView, 'done' | 'found' | 'fault' | 'resting'>;

/** What is said of a run, by where it is. */
export const storeRunTold: Readonly<Record<StoreRunStatus, (run: Run) => string>> = {
  Queued: storeOrderWords.running,
  Running: storeOrderWords.running,
  Waiting: (run) => (run.resting ? storeOrderWords.resting(run) : storeOrderWords.waiting),
  Done: () => storeOrderWords.lead,
  Failed: ({ fault }) => fault ?? storeOrderWords.failed,
  Stopped: storeOrderWords.stopped,
};
