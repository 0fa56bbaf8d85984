import type { StoreAccount } from '../online-store/settings.ts';
import { counted } from './counted.ts';

/** What the pages of the online store say. */
export const storeWords = {
  title: 'Online store',
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
  currenciesOn:
    'With foreign currencies on, you can also quote and invoice in them. You can’t turn them off again.',

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
  updateStock: 'Keep stock levels in step',
  stockOwner: 'Whose stock levels count',

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

  reviewTitle: 'What activating does',
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
  told: {
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
  needsAgain: 'Your store no longer lets us in. Connect it again to go on; your settings are kept.',
  elsewhere: ({ day }: { day: string }) => `Another business connected this store on ${day}.`,
  accountsBroken: ({ accounts }: { accounts: string }) =>
    `Some accounts can no longer be used: ${accounts}. Choose others, then activate your store again.`,
  ordersToday: 'Orders in your store',
  yes: 'On',
  no: 'Off',
};
