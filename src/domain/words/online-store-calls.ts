import { providerCallWords } from './provider-calls.ts';

/** What each call about the online store and the payment providers does, in one line. */
export const onlineStoreCallWords = {
  ...providerCallWords,
  beginStoreConnection:
    'The store’s own page on which permission is given; the browser that asks must be the one that comes back.',
  finishStoreConnection:
    'Connects the store whose owner gave permission, by what the page was handed when it came back. Done once.',
  storeConnection: 'Whether a store is connected, which, and the step its set-up has reached.',
  storeSyncSettings: 'The sync settings, or what they begin with.',
  salesTypeOptions: 'What an order can become.',
  paymentStatusOptions: 'The payment statuses of orders that are imported.',
  shippingStatusOptions: 'The shipping statuses of orders that are imported.',
  stockOwnerOptions: 'Whose stock levels count.',
  matchOptions: 'How an item of the store finds one here.',
  storeAutomation: 'The automation settings, or what they begin with.',
  storeAutomationExists: 'Whether automation settings were saved.',
  disconnectStore: 'Disconnects the store and resets its settings; what was synced stays.',
  storeAccounting: 'The accounts that orders are posted to, or what they begin with.',
  storeAccountingExists: 'Whether accounts were saved.',
  saveStoreSync: 'Saves the sync settings; what is left out stays as it is.',
  addStoreAutomation: 'Saves the automation settings; what is left out stays as it is.',
  updateStoreSettings:
    'Saves sync or automation settings, or both, by the fields sent or by the section named.',
  addStoreAccounting: 'Saves the accounts that orders are posted to, each checked by its type.',
  updateStoreAccounting: 'The same, once they were saved.',
  moveStore: 'Activates the store, once all its settings are saved; pauses it; resumes it.',
  listStoreOrders:
    'The orders of the store with what became of each, how many stand where, and the import that runs.',
  viewStoreOrder: 'An order of the store with its way from the store’s reports to the journal.',
  retryStoreOrder: 'Fetches an order of the store again and applies it.',
  retryStoreOrders:
    'Tries all orders of the store again that are on hold for one reason, up to a hundred at a time.',
  retryStoreCount: 'Asks the store for its stock of an item again and takes it over.',
  syncStore: 'Imports the store’s orders from the first day of the settings on. One import runs at a time.',
  storeMoney:
    'What each payment method of the store took in, what the store paid out, where it keeps goods, and what its customers ask to be told.',
  settleStorePayouts: 'Asks the store what it has paid out, and books it.',
  mapStore:
    'Chooses the account of a payment method or the location of ours for one of the store’s, or notes that a customer’s request was answered.',
  moveStoreImport: 'Stops an import of orders, or resumes one that was stopped or failed.',
  compareStoreStock:
    'What the store and the business have of the items that match, side by side; activating matches the same ones.',
  countStoreOrders: 'How many orders the store has from a day on, asked of the store itself.',
};
