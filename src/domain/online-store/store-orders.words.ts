import { counted, plural } from '../words/everywhere.ts';
import { creditStateWords, postedStatus } from '../words/posted.ts';
import type { HoldKind, RetriedOrders } from './hold.ts';
import { storePayouts } from './online-store.words.ts';
import type { StoreOutcome } from './order.ts';
import type { StoreOrderStatus, StoreOrderStep, StoreRunStatus, StoreRunView } from './order-record.ts';
import type { Unreadable } from './readable.ts';

/** The reports of a store, by topic; of any other it's said that it told of the order. */
const reports: Readonly<Record<string, string>> = {
  'orders/create': 'Your store reported the order',
  'orders/updated': 'Your store reported a change',
  'orders/paid': 'Your store reported that it’s paid',
  'orders/fulfilled': 'Your store reported that it’s sent',
  'orders/cancelled': 'Your store reported that it’s cancelled',
  'orders/delete': 'Your store reported that it’s deleted',
  'refunds/create': 'Your store reported a refund',
};

const statuses: Readonly<Record<string, string>> = {
  'order.apply': 'Added to your books',
  'order.hold': 'Put on hold',
  'order.skip': 'Left out',
  'order.fail': 'Failed',
  'order.retry': 'Tried again',
  'order.hear': 'Checked again',
};

/** What was made of it, by the number of what was made, where it has one. */
const actionSentences: Readonly<Record<string, (number: string) => string>> = {
  item: () => 'Item added',
  document: (number) => `Invoice ${number}`,
  added: (number) => `Invoice ${number} for what was added`,
  payment: (number) => (number ? `Payment on ${number}` : 'Payment'),
  refund: (number) => (number ? `Credit note ${number}` : 'Refund that changed nothing here'),
  edit: (number) => `Credit note ${number} for what was removed`,
  'money back': () => 'Refund paid',
  cancellation: (number) => `Cancellation of ${number}`,
};

/** An order of the store and its way into the books. */
export const storeOrderTrail = {
  title: ({ name }: { name: string }) => `Order ${name}`.trim(),
  charged: ({ total }: { total: string }) => `charged as ${total}`,

  /** When what a report tells happened in the store. */
  happened: ({ when }: { when: string }) => `Happened ${when}`,
  gone: 'We can’t find this order.',
  way: 'What happened',
  entries: 'Journal entries',
  noEntries: 'This order isn’t in your books yet.',
  entry: ({ number }: { number: number }) => `Entry ${number}`,
  showOrder: ({ name }: { name: string }) => `Order ${name}: what happened`,

  /** What a step of its way is called. */
  stepWords: ({ kind, what, number }: StoreOrderStep): string => {
    if (kind === 'report') return reports[what] ?? 'Your store told us about the order';
    if (kind === 'status') return statuses[what] ?? 'Changed';
    return (actionSentences[what]?.(number ?? '') ?? '').trim();
  },
};

const orders = ({ n }: { n: number }) => counted(n, 'order', 'orders');

const retryAll = ({ n }: { n: number }) => plural(n, 'Try it again', `Try all ${n} again`);

const none = 'No orders are on hold for this.';

const areOnHold = (n: number, how: string) => `${counted(n, 'order is', 'orders are')} ${how} on hold.`;

/** What the review says is going to put orders on hold. */
const willHold: Readonly<
  Partial<Record<HoldKind, (known: { about: string; orders: number; room: number }) => string>>
> = {
  plan: ({ orders: all, room }) =>
    `Of ${orders({ n: all })}, ${room} ${plural(room, 'fits', 'fit')} your plan. The others will be on hold.`,
  rate: ({ about }) => `There’s no exchange rate for ${about}. Orders will be on hold until you add one.`,
  location: ({ about }) =>
    `You haven’t chosen a location for “${about}”. Orders sent from there will be on hold.`,
};

/** Why orders of the store are on hold, in a few words. */
export const storeHolds = {
  holdWords: {
    plan: 'Your plan’s limit is reached',
    location: 'No location chosen',
    gateway: 'The account of a payment method isn’t in use',
    rate: 'No exchange rate',
    item: 'An item isn’t here',
    matches: 'Several items match',
    stock: 'Not enough stock',
    tax: 'A tax is archived',
    credit: 'Not enough credit',
    currency: 'In another currency',
    total: 'The total doesn’t add up',
    size: 'Too many lines or refunds',
    edited: 'Edited in your store',
    locked: 'Your books are locked',
    unreadable: 'We can’t read it',
    other: 'Other reasons',
  } satisfies Readonly<Record<HoldKind, string>>,

  /** What leads to where an order on hold is mended. */
  remedyWords: {
    plan: 'See plans',
    location: 'Choose the location',
    gateway: 'Choose the account',
    rate: 'Add an exchange rate',
    item: 'Add the item',
    matches: 'Find these items',
    stock: 'See your stock',
    tax: 'Restore the tax',
    credit: 'Find the customer',
    currency: 'Connect your store again',
    total: 'Find it in your store',
    size: 'Enter the sale by hand',
    edited: 'Open the invoice',
    locked: 'Change the lock date',
    unreadable: 'Find it in your store',
    other: 'Check your store’s settings',
  } satisfies Readonly<Record<HoldKind, string>>,
  title: 'On hold, by reason',
  orders,
  retryAll,
  retryAllOf: ({ why, n }: { why: string; n: number }) => `${retryAll({ n })}: ${why}`,
  none,
  chooseLocation: ({ name }: { name: string }) => `Your location for “${name}”`,
  locationMissing: 'Choose a location.',
  chooseAccount: ({ method }: { method: string }) => `Account for payments by ${method}`,
  usualAccount: 'Same as other payments',
  saveAndGoOn: 'Save and try again',

  /** What came of trying all orders of one reason again. */
  retriedAll: ({ tried, released, left, goesOn }: RetriedOrders): string => {
    if (!goesOn) return 'We’ll try these orders again once your store is active.';
    if (tried === 0 && left === 0) return none;
    const parts = [
      released > 0 ? areOnHold(released, 'no longer') : '',
      left > 0 ? areOnHold(left, 'still') : '',
      left > tried - released ? 'We’ll try the others within ten minutes.' : '',
    ];
    return parts.filter(Boolean).join(' ');
  },
  willHold,
};

/** The page's own words. */
const storeOrderWords = {
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
    found === 0 ? 'Looking for orders…' : `${done} of ${counted(found, 'order', 'orders')} checked.`,
  waiting: 'Your store isn’t answering. We’ll try again automatically within ten minutes.',
  resting: ({ done, found }: { done: number; found: number }) =>
    `Your store asked us to slow down. We’ll continue automatically in a moment.${found === 0 ? '' : ` ${done} of ${counted(found, 'order', 'orders')} checked so far.`}`,
  stopped: ({ done, found }: { done: number; found: number }) =>
    `The import is stopped after ${done} of ${counted(found, 'order', 'orders')}.`,
  failed: 'The import stopped because something went wrong on our side.',
  progress: 'Import of orders',
} as const;

type Run = Pick<StoreRunView, 'done' | 'found' | 'fault' | 'resting'>;

/** Why an order of the shop is left out. */
export const storeOrders = {
  leftOut: {
    test: 'It’s a test order.',
    early: 'It was placed before the day you import from.',
    payment: 'You don’t import orders with its payment status.',
    shipping: 'You don’t import orders with its shipping status.',
    salesOff: 'Turning orders into sales is off.',
    cancelled: 'It was cancelled before it was imported.',
    empty: 'It has no lines.',
  } as const,
  /** On the settings of a store: how many came in all, and how many of them wait. */
  cameIn: ({ all, held, written }: { all: number; held: number; written: (n: number) => string }) =>
    `${counted(all, 'order', 'orders', written(all))} from your store${held === 0 ? '' : `, ${written(held)} on hold`}.`,
  toOrders: 'See store orders',
  sameAs: ({ number }: { number: string }) => `You’ve already entered it as ${number}.`,

  /** Why an order of the shop is held, and the way out. */
  unmatched: ({ name, way }: { name: string; way: string }) =>
    `None of your items matches “${name}” by ${way}. Add the item, or change how items are matched.`,
  severalMatch: ({ name, way }: { name: string; way: string }) =>
    `Several of your items match “${name}” by ${way}. Keep this ${way} on one of them only.`,
  rateMissing: ({ currency, day }: { currency: string; day: string }) =>
    `There’s no exchange rate for ${currency} on ${day}. Add one under Currencies.`,
  totalDiffers: ({ rest, currency }: { rest: string; currency: string }) =>
    `Its lines don’t add up to its total: ${rest} ${currency} is left. Check the order in your store.`,

  /** What of an order couldn’t be read. */
  unreadable: {
    amount: 'It has an amount we can’t read. Correct it in your store, or enter the sale by hand.',
    day: 'It has a date we can’t read. Correct it in your store, or enter the sale by hand.',
    letters:
      'It has a text with characters we can’t read. Correct it in your store, or enter the sale by hand.',
    long: 'It has a text that’s too long for us. Shorten it in your store, or enter the sale by hand.',
  } satisfies Readonly<Record<Unreadable, string>>,
  tooLong: 'It has more lines or refunds than we can import. Enter the sale by hand.',
  otherCurrency: ({ currency }: { currency: string }) =>
    `It’s in ${currency}, which isn’t the currency your store was connected with. Connect your store again.`,
  edited: 'It was edited in your store after it was imported. Correct the invoice by hand.',
  editedBoth:
    'One of its lines was changed in your store in a way we can’t bill. Correct the invoice by hand.',
  editedDraft: 'It was edited in your store while its invoice is a draft. Correct the draft by hand.',
  draftPaid: 'Its invoice is a draft. We’ll record the payment once you issue it.',
  draftCancelled:
    'It was cancelled in your store before its draft invoice was issued, so the draft is deleted.',
  editReason: ({ name }: { name: string }) => `Edited in the online store (order ${name})`,
  storeCreditMissing: ({ amount, currency }: { amount: string; currency: string }) =>
    `It was paid with ${amount} ${currency} of store credit, and your customer has less credit here. Add the credit first.`,
  gatewayAccountGone: ({ gateway }: { gateway: string }) =>
    `The account for payments by ${storePayouts.gatewayCalled(gateway)} is no longer in use. Choose another one below.`,
  placeUnknown: ({ name }: { name: string }) => `Ships from “${name}”. Choose the matching location.`,
  taxInUse: ({ name }: { name: string }) =>
    `The tax “${name}” is archived. Restore it, or rename the tax in your store.`,
  countLocked:
    'Your books are locked up to today. Change the lock date under Settings, or wait for the next day.',
  ordersOpen:
    'Some of its orders aren’t in your books yet, and they could be taken from any of your locations. Add those orders first.',
  orderGone: 'Your store no longer has this order.',
  wentWrong: 'Something went wrong on our side. Try again later.',
  matchWords: ['SKU', 'barcode', 'name'] as const,

  /** What the journal and the document say of the order. */
  orderNote: ({ name, day, charged }: { name: string; day: string; charged: string | null }) =>
    `Online store order ${name} of ${day}${charged ? `, charged as ${charged}` : ''}`,

  /** An item that opened with stock and no cost: its store has none. */
  openedFree: ({ name, quantity }: { name: string; quantity: string }) =>
    `${name}: your store has no unit cost for it, so its stock of ${quantity} opened at a cost of 0`,

  /** A line of the order that is duty charged on another line. */
  dutyLine: ({ name }: { name: string }) => `Duties: ${name}`,
  paymentMemo: ({ name, gateway }: { name: string; gateway: string }) =>
    `Order ${name}, paid by ${storePayouts.gatewayCalled(gateway)}`,
  refundMemo: ({ name }: { name: string }) => `Refund of order ${name}`,
  refundReason: ({ name, note }: { name: string; note: string }) =>
    note.trim() ? `Order ${name}: ${note.trim()}` : `Refunded in the online store (order ${name})`,
  storeCustomer: 'Store customer',
  roundingLine: 'Rounding',
  storeName: 'Online store',

  /** What answers about the shop's orders say. */
  ordersAnswer: 'Orders from your store',
  orderAnswer: 'An order from your store',
  countedAgain: 'We’ve checked this item’s stock again.',
  retried: 'We’ll check this order again.',
  importStarted: 'Your orders are being imported.',
  importStopped: 'The import is stopped.',
  storeOrderWords,

  /** Where an order is, in a word. */
  storeOrderStatusWords: {
    Received: 'Waiting',
    Held: 'On hold',
    Applied: 'In your books',
    Skipped: 'Left out',
    Failed: 'Failed',
  } satisfies Readonly<Record<StoreOrderStatus, string>>,

  /** What became of an order in the books at its store, in a word. */
  storeOutcomeWords: {
    Refunded: creditStateWords.refunded.word,
    PartlyRefunded: creditStateWords['partly-refunded'].word,
    Cancelled: postedStatus.Cancelled.word,
  } satisfies Readonly<Record<StoreOutcome, string>>,

  /** What is said of a run, by where it is. */
  storeRunSentences: {
    Queued: storeOrderWords.running,
    Running: storeOrderWords.running,
    Waiting: (run) => (run.resting ? storeOrderWords.resting(run) : storeOrderWords.waiting),
    Done: () => storeOrderWords.lead,
    Failed: ({ fault }) => fault ?? storeOrderWords.failed,
    Stopped: storeOrderWords.stopped,
  } satisfies Readonly<Record<StoreRunStatus, (run: Run) => string>>,
};
