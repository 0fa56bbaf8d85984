import { billCallWords } from './bill-calls.ts';

/** What each call about purchase orders does, in one line. */
export const orderCallWords = {
  nextOrderNumber: 'The number the next purchase order will get; a preview.',
  listOrders:
    'Purchase orders, by page, status, vendor, day and text; the first added first, unless asked otherwise.',
  ordersOfVendor: 'The purchase orders of one vendor, by page, status, day and text.',
  exportOrders: 'The purchase orders of a list as a CSV file, to be fetched within a minute.',
  countOrders: 'How many purchase orders stand in each status, within a range.',
  getOrder: 'One purchase order with its standing, its bills and what is billed of each line.',
  createOrder: 'Adds a purchase order, as a draft or issued.',
  updateOrder: 'Saves an edited purchase order, while nothing of it is billed.',
  issueOrder: 'Issues a draft: its number is taken.',
  cancelOrder:
    'Cancels an issued purchase order of which nothing is billed; what was paid in advance stays or comes back.',
  payAdvance: 'Records money paid for a purchase order before its bill; at most what it comes to.',
  deleteAdvance: 'Takes back an advance that was recorded by mistake, while nothing of it is used.',
  reopenOrder: 'Opens a cancelled purchase order again, or one whose rest was closed.',
  closeOrder: 'Closes what is left of a purchase order: nobody will bill it.',
  duplicateOrder: billCallWords.duplicateBill,
  deleteOrder: 'Deletes a draft or a cancelled purchase order.',
  deleteOrders: 'Deletes drafts and cancelled purchase orders; answers per row.',
  restoreOrders: 'Returns deleted purchase orders to what they were; answers per row.',
  copyToBill: 'Makes a draft of a bill of what is left of a purchase order, or answers the draft there is.',
  billOrder: 'The same, with a quantity for each line.',
  previewBilling: 'What billing these quantities would do. Nothing is written.',
  sendOrderEmail: 'Sends a purchase order to its vendor by mail, as PDF and as link.',
  downloadOrderPdf: 'A purchase order as PDF, by an address good for a minute.',
  publicOrder: 'A purchase order, to whoever has its link.',
  publicOrderPdf: billCallWords.publicBillPdf,
  orderSummary: 'What purchase orders came to in a period of their days; this month where none is named.',
} as const;
