import { counted, everywhere, plural } from '../words/everywhere.ts';
import { expenseCategoryFaults } from '../words/expenses.ts';
import { creditStateWords, partlyPaid, postedStatus } from '../words/posted.ts';
import type { StoreStatus } from './connection.ts';
import type { PayoutStatus } from './payout.ts';
import type { Unreadable } from './readable.ts';
import type { StoreAccount } from './settings.ts';

/** What people read for the statuses of orders, by their numbers from 1; the option lists keep the specification's spelling. */
export const shownStatuses = {
  payment: [
    postedStatus.Paid.word,
    partlyPaid,
    'Pending',
    'Authorized',
    creditStateWords['partly-refunded'].word,
    creditStateWords.refunded.word,
    'Voided',
  ],
  shipping: ['Fulfilled', 'Partly fulfilled', 'Unfulfilled', 'Restocked'],
} as const;

/** Said of a connected store that works. */
export const storeIsActive = 'Your store is active.';

/** What each of the accounts that a store's orders are posted to is called. */
export const accountNames: Readonly<Record<StoreAccount, string>> = {
  sales: 'Sales',
  discount: 'Discounts',
  payment: 'Payments',
  shipping: 'Shipping',
  taxes: 'Taxes',
  inventory: 'Inventory',
  costOfGoods: 'Cost of goods sold',
  fees: 'Store fees',
  receivables: 'Receivables',
  opening: 'Opening balances',
};

/** What is read in answers about an online store. The spec's own, where it has them: M107 to M112. */
export const onlineStoreAnswers = {
  leaveFor: 'Your store asks for your permission next.',
  connected: 'Your Shopify account has been connected successfully',
  connection: 'Online store',
  syncSettings: 'Sync settings',
  automation: 'Automation settings',
  accounting: 'Accounting settings',
  options: 'What can be chosen',
  automationAdded: 'Automation settings saved successfully!',
  accountingAdded: 'Shopify Accounting settings saved successfully',
  accountingUpdated: 'Accounting configuration updated successfully',
  automationUpdated: 'Automation configuration updated successfully',
  syncUpdated: 'sync configuration updated successfully',
  disconnected: 'Your store is disconnected.',

  /** What was done, by the act. */
  moved: {
    activate: storeIsActive,
    pause: 'Your store is paused.',
    resume: 'Your store is active again.',
  } as const,
  orders: 'Orders of your store',
  stock: 'Stock in your store and here',
  nothingSent: 'Send the settings to be saved.',

  /** The option lists, by their numbers. Source: answers-2.md, Q101. */
  salesTypes: ['Invoice', 'Receipt', 'Draft invoice'],
  paymentStatuses: [
    'Paid',
    'Partially paid',
    'Pending',
    'Authorized',
    'Partially refunded',
    'Refunded',
    'Voided',
  ],
  shippingStatuses: ['Fulfilled', 'Partially fulfilled', 'Unfulfilled', 'Restocked'],
  stockOwners: ['Counterfoil', 'Your store', 'Nobody'],
  matchMethods: ['SKU', 'Barcode', 'Name'],

  /** Where a connection is, in a word. */
  storeStatusWords: {
    NotConnected: 'Not connected',
    Inactive: 'Not active yet',
    Active: 'Active',
    Paused: 'Paused',
    NeedsReauthorisation: 'Needs to be connected again',
  } satisfies Readonly<Record<StoreStatus, string>>,
};

/** What is wrong with what was typed about an online store. */
export const onlineStoreFaults = {
  shopUnknown: 'Enter your store’s name or its myshopify.com address, for example blue-kettle.myshopify.com.',
  storeUrlOther: 'This isn’t the store you connected.',
  dayUnknown: 'Choose the day to import from.',
  dayAhead: everywhere.notInFuture,
  optionUnknown: 'Choose one from the list.',
  statusMissing: 'Choose at least one payment status.',
  shippingMissing: 'Choose at least one shipping status.',
  accountUnknown: expenseCategoryFaults.accountMissing,
  accountInactive: ({ name }: { name: string }) => `${name} isn’t in use. Choose another account.`,
  accountOfWrongType: ({ name, needs }: { name: string; needs: string }) =>
    `${name} can’t be used here. Choose ${needs}.`,

  /** Which account each place takes. */
  needs: {
    sales: 'an income account',
    discount: 'an income account for discounts',
    payment: 'a cash or bank account in your currency or your store’s',
    shipping: 'an income account for shipping',
    taxes: 'a sales tax account under Liabilities',
    inventory: 'an inventory account',
    costOfGoods: 'a cost of sales account',
    fees: 'an expense account',
    receivables: 'your accounts receivable',
    opening: 'an equity account',
  } satisfies Readonly<Record<StoreAccount, string>>,
};

/** What the pages of the online store say. */
export const storeWords = {
  title: 'Online store',
  notSetUp: 'Orders from your online store appear here once it’s set up.',
  setUp: 'Set up your online store',
  toSettings: 'Connection and settings',
  steps: 'Steps of the set-up',
  step: {
    connect: 'Connect',
    sync: 'Sync',
    automation: 'Automation',
    accounting: 'Accounts',
    locations: 'Locations',
    review: 'Review',
  },
  back: 'Back',
  next: 'Save and continue',

  sandbox: 'This connects to a sandbox store, where nothing is really sold.',
  unavailable: 'Online stores aren’t set up on this server. Ask your administrator to add the Shopify keys.',

  connectTitle: 'Connect your Shopify store',
  connectLead:
    'You’ll go to your store to allow the connection, then come back here. Nothing is imported or posted yet.',
  shop: 'Store name or address',
  shopHint: 'For example blue-kettle, or the address of your store’s admin.',
  connectTo: ({ shop, business }: { shop: string; business: string }) =>
    `You’ll connect ${shop} to ${business}.`,
  connect: 'Go to your store',
  leaving: 'Taking you to your store…',
  returning: 'Connecting your store…',
  denied: 'You didn’t allow the connection, so nothing has changed. You can try again at any time.',
  refusedTitle: 'Your store isn’t connected',
  retry: 'Try again',
  anotherStore: 'Choose another store',
  currenciesTitle: 'Your store uses another currency',
  currenciesOn: 'With foreign currencies on, you can also quote and invoice in them. This can’t be undone.',

  syncTitle: 'Which orders to follow',
  syncLead: 'You can change this later.',
  storeUrl: 'Store',
  importFrom: 'Import orders from',
  importHint: 'Orders placed on this day or later. Shopify shows us the last 60 days.',
  olderOrders: 'Import older orders from a file',
  autoSync: 'Sync automatically',
  skipDuplicates: 'Skip orders you’ve already entered by hand',
  counting: 'Counting orders…',
  orders: ({ orders, room, day }: { orders: number; room: number | null; day: string }) => {
    const found = `Your store has ${counted(orders, 'order', 'orders')} since ${day}.`;
    if (room === null || room >= orders) return found;
    return `${found} Your plan has room for ${counted(room, 'more invoice', 'more invoices')}.`;
  },

  automationTitle: 'What happens with orders, items and stock',
  automationLead: 'These are the usual choices. You can change them later.',
  createSales: 'Turn orders into sales',
  salesType: 'Orders become',
  paymentStatuses: 'Import orders whose payment is',
  shippingStatuses: 'Import orders whose shipping is',
  follows: 'After importing an order, keep up to date',
  followed: ['Payments and delivery', 'Edited lines', 'Refunds and cancellations'],
  createItems: 'Add items that aren’t here yet',
  itemType: 'New items are',
  itemTypes: ['Products', 'Services'],
  matchBy: 'Match items by',
  updateStock: 'Sync stock levels',
  stockOwner: 'Which stock levels to trust',

  accountingTitle: 'Accounts for your store’s orders',
  accountingLead: 'Each list shows the accounts that fit.',
  hints: {
    payment:
      'We recommend Store clearing: Shopify pays you later, minus its fees, and this account shows what it still owes you.',
    opening: 'The value of items your store already has in stock.',
  } as Partial<Record<StoreAccount, string>>,
  useClearing: 'Use Store clearing',

  locationsTitle: 'Where your store’s goods are',
  locationsLead:
    'Choose the matching location for each of your store’s. Orders sent from one without a match are put on hold.',

  reviewTitle: 'What happens when you activate',
  reviewLead: 'Check your choices. You can pause or disconnect at any time.',
  willConnect: ({ shop }: { shop: string }) => `${shop} becomes active with the settings below.`,
  willImport:
    'Orders from the day you’ve chosen are imported and posted to your books. New ones, payments, refunds and deliveries follow automatically.',
  willImportByHand: 'Orders wait until you press “Sync now”. Nothing is posted before that.',
  willFollowStock: 'Sales and purchases you enter here change the stock in your store by the same quantity.',
  willCountStock:
    'Stock levels here are set to what your store has, as stock counts, within minutes of a change there.',
  activate: 'Activate store',
  finish: 'Done',

  /** What is told in place of the spec’s sentences, which stay on the wire. */
  displayed: {
    connected: 'Your store is connected.',
    sync: 'Sync settings saved.',
    automation: 'Automation settings saved.',
    accounting: 'Accounts saved.',
    locations: 'Locations saved.',
  },

  connected: 'Connected store',
  currency: 'Currency',
  status: 'Status',
  from: 'Orders from',
  settings: 'Change settings',
  continueSetUp: 'Continue set-up',
  pause: 'Pause',
  resume: 'Resume',
  reconnect: 'Connect again',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect your store?',
  disconnectLead:
    'We’ll remove Counterfoil from your store and reset the settings for sync, automation and accounts. Documents you already have stay.',
  disconnectKeep: 'Keep it connected',
  needsAgain: 'We’ve lost access to your store. Connect it again to continue; your settings are kept.',
  elsewhere: ({ day }: { day: string }) => `Another business connected this store on ${day}.`,
  accountsBroken: ({ accounts }: { accounts: string }) =>
    `Some accounts can no longer be used: ${accounts}. Choose others, then activate your store again.`,
  ordersToday: 'Orders in your store',
  yes: 'On',
  no: 'Off',
};

/** What is said of the stock that a store and the business both count. */
export const storeStockWords = {
  title: 'Stock in your store and here',
  comparing: 'Comparing stock levels…',
  item: 'Item',
  there: 'In your store',
  here: 'Here',
  difference: 'Difference',
  becomes: 'What changes',
  /** What an item is set to, by whose levels count. */
  set: [
    ({ there, here }: { there: string; here: string }) => `In your store: ${there} → ${here}`,
    ({ there, here }: { there: string; here: string }) => `Here: ${here} → ${there}`,
  ],
  both: ({ there, here }: { there: string; here: string }) => `(${there} in your store, ${here} here)`,
  search: 'Search items',
  noneFound: 'No item matches your search.',
  alike: ({ n }: { n: number }) => `${counted(n, 'item has', 'items have')} the same level in both.`,
  more: ({ n }: { n: number }) => `${counted(n, 'more item has', 'more items have')} different levels.`,
  unmatched: ({ n }: { n: number }) =>
    `${counted(n, 'item in your store doesn’t match', 'items in your store don’t match')} any of yours yet.`,
  uncosted: ({ n }: { n: number }) =>
    `${counted(n, 'of them has', 'of them have')} no unit cost in your store. If we add ${plural(n, 'it, its stock opens', 'them, their stock opens')} at a cost of 0.`,
  cut: 'We compare the first 1,000 items in your store. The others keep their levels.',
  away: 'Both sides keep their levels if you activate now.',
  /** What each choice does, by whose levels count. */
  does: [
    ({ n }: { n: number }) =>
      `If Counterfoil’s levels count, ${counted(n, 'item', 'items')} in your store will be set to the level here.`,
    ({ n }: { n: number }) =>
      `If your store’s levels count, ${counted(n, 'item', 'items')} here will be set to your store’s level, as stock counts.`,
  ],
  chosen: 'Your choice.',
  /** What choosing another owner does to them, by whose levels count from now on. */
  doesLater: [
    () => 'Saving changes no level. From now on we tell your store what changes here.',
    ({ n }: { n: number }) =>
      `Once you save, ${counted(n, 'item', 'items')} here will be set to your store’s level, as stock counts. Your books follow them within ten minutes.`,
    () => 'Saving changes no level. From now on neither side is told what changes on the other.',
  ],
  awayLater: 'You can still save.',
  change: 'You can change it under Automation. Orders you import are taken off the levels here first.',
} as const;

/** What is said of stock levels of the store that couldn't be taken over. */
export const storeCountWords = {
  title: 'Stock levels on hold',
  lead: 'Your store has these levels, and we couldn’t take them over. We try again every ten minutes.',
  item: 'Item',
  location: 'Location',
  why: 'Reason',
  there: 'In your store',
  here: 'Here',
  retry: 'Try again',
  retryItem: ({ name }: { name: string }) => `Try again: ${name}`,
  more: ({ n }: { n: number }) => `${counted(n, 'more level is', 'more levels are')} on hold.`,
} as const;

/** A way of paying as people call it: the shop's own word begins small and has underscores. */
const gatewayCalled = (gateway: string): string => {
  const name = gateway.replaceAll('_', ' ');
  return name.slice(0, 1).toUpperCase() + name.slice(1);
};

/** Why a payout of the store isn’t in the books yet, and the way out. */
export const storePayouts = {
  payoutRate: ({ currency }: { currency: string }) =>
    `There’s no exchange rate for ${currency} on its day. Add one under Currencies, and it will be booked.`,
  payoutBankIn: ({ currency }: { currency: string }) =>
    `Add a bank in ${currency}, or make one in the currency of your books your default.`,
  payoutDiffers: 'Its entries don’t add up to what was paid. Check it in your store.',
  payoutBank: 'Add a bank in the currency of your books, and make it your default.',
  payoutLocked: 'Your books are locked up to today. Unlock them to book it.',
  payoutUnreadable: {
    amount: 'It has an amount we can’t read. Enter this payout by hand.',
    day: 'It has a date we can’t read. Enter this payout by hand.',
    letters: 'It has characters we can’t read. Enter this payout by hand.',
    long: 'It has a text that’s too long for us. Enter this payout by hand.',
  } satisfies Readonly<Record<Unreadable, string>>,

  /** What the journal says of one. */
  payoutMemo: ({ id, net }: { id: string; net: string }) => `Online store payout ${id} (${net})`,
  gatewayCalled,

  /** What the page says of the store’s money. */
  storeMoneyWords: {
    title: 'Money from your store',
    lead: 'What each payment method received, what your store has paid out, and what it still has. We check it every day.',
    gateway: 'Payment method',
    gatewayName: ({ gateway }: { gateway: string }) => gatewayCalled(gateway),
    request: ({ customer, orders, day }: { customer: string; orders: readonly string[]; day: string }) =>
      `${customer || 'A customer'} of your store asks what you keep about them${orders.length > 0 ? ` (orders ${orders.join(', ')})` : ''}. Answer them by ${day}.`,
    answered: 'I’ve answered',
    account: 'Account',
    applied: 'Received',
    paidOut: 'Paid out',
    balance: 'Still to come',
    open: 'Not paid out',
    goesStraight:
      'Its payments go straight to this account, so we can’t check what your store still owes you.',
    law: 'When your store tells us to forget a customer, we remove their name and email from its orders. Invoices you’ve issued keep them, as the law asks.',
    more: ({ names }: { names: readonly string[] }) => names.join(', '),
    getPayouts: 'Get payouts now',
    none: 'Payments will appear here once orders are in your books.',
    sameAccount: ({ account }: { account: string }) => `Same as payments (${account})`,
    paidOuts: 'Payouts',
    paidOn: 'Date',
    status: 'Status',
    fees: 'Fees',
    net: 'Amount',
    why: 'Reason',
    accounts: 'Accounts by payment method',
    accountsLead: 'A change counts for payments from now on.',
    places: 'Locations',
    placesLead:
      'Goods leave the location you choose here, and your store is told when its stock changes. Orders from a location without one are on hold.',
    choose: 'Choose a location',
    saved: 'Saved. It counts from now on.',
  } as const,

  /** Where a payout is, in a word. */
  payoutStatusWords: {
    Announced: 'On its way',
    Paid: 'Paid out',
    Failed: 'Sent back',
  } satisfies Readonly<Record<PayoutStatus, string>>,

  /** What answers about the store’s money say. */
  moneyAnswer: 'Money from your store',
  payoutsSettled: 'We’ve checked what your store has paid out.',
  gatewayUnknown: 'Your store hasn’t used this payment method.',
  placeNotSeen: 'Your store doesn’t have this location.',
  gatewayAccountWrong: 'Choose a cash or bank account in the currency of your books or your store.',
  locationInactive: 'Choose a location that’s in use.',
};
