import { billAnswers, billKind } from './bills.ts';
import { documentAnswers } from './documents.ts';
import type { StatusWord } from './everywhere.ts';
import { invoiceKind } from './invoices.ts';
import { postedPage } from './posted.ts';

/** Money paid for a purchase order before its bill: the dialogs. */
export const orderAdvance = {
  title: ({ order }: { order: string }) => `Pay an advance for ${order}`,
  lead: ({ party, most }: Record<'party' | 'most', string>) =>
    `Record an advance you pay ${party} before there is a bill, up to ${most}. You can apply it to the bill later.`,
  tooMuch: ({ most }: { most: string }) => `The advance for this order can be at most ${most}.`,
  rateHint: ({
    homeCurrency,
    currency,
    rate,
  }: Record<'homeCurrency' | 'currency', string> & { rate: string | null }) =>
    `${homeCurrency} for one ${currency} on that day${rate === null ? '' : `; the order uses ${rate}`}`,
  paidFor: ({ order }: { order: string }) => `Advances for ${order}`,
};

export const orderAnswers = {
  added: 'Purchase order details added successfully.',
  updated: 'Purchase order details updated successfully.',
  deleted: 'Order deleted successfully.',
  restored: 'Purchase order restored.',
  duplicated: 'Purchase order duplicated.',
  issued: 'Purchase order issued.',
  cancelled: 'Purchase order cancelled.',
  reopened: 'Purchase order reopened.',
  closed: 'What was left is closed.',
  billed: 'Bill created.',
  billedBefore: 'Its bill is there already.',
  nextNumber: 'The next number; the order gets its own when it is issued.',
  order: 'Purchase order',
  emailSent: billAnswers.emailSent,
  paymentDeleted: documentAnswers.paymentDeleted,
};

/** A purchase order that becomes a bill. */
export const orderBilling = {
  moreThanLeft: ({ name, left }: { name: string; left: string }) =>
    left === '0'
      ? `Nothing of ${name} is left to bill. Confirm that you want to bill more.`
      : `Only ${left} of ${name} left to bill. Confirm that you want to bill more.`,
  sameAsDraft:
    'A draft bill of this order has the same quantities already. Confirm that you want another one.',
  linesTaken: ({ name }: { name: string }) =>
    `${name} was billed elsewhere meanwhile. Delete or change that bill first.`,
  linesClosed: ({ name }: { name: string }) =>
    `What’s left of ${name} on the order was closed. Reopen the order first.`,
  notNegative: 'Enter a quantity of 0 or more.',

  // The dialog
  title: ({ order }: { order: string }) => `Bill ${order}`,
  lead: ({ party }: { party: string }) =>
    `Creates a draft bill from ${party} with these quantities. Your stock and what you owe change when you approve it.`,
  ofLine: ({ ordered, billed, left }: Record<'ordered' | 'billed' | 'left', string>) =>
    billed === '0' ? `${ordered} ordered` : `${ordered} ordered, ${billed} billed, ${left} left`,
  toBill: 'Quantity to bill',
  quantities: 'Quantities',
  next: 'Continue',
  billMore: 'Bill more',
  draftStands: 'There’s a draft bill of this order already. It opens instead.',
  create: 'Create bill',
  notNow: 'Not now',

  // Its form
  expectedBeforeOrdered: 'Choose a day on or after the order date.',
};

/** What purchase orders are called, and the tabs and orders of their list. */
export const orderKind = {
  order: 'Purchase order',
  anOrder: 'a purchase order',
  orders: 'purchase orders',
  orderTo: 'Order to',

  // Their list
  list: 'Purchase orders',
  orderDate: 'Order date',
  issued: 'Issued',
  partlyBilled: 'Partly billed',
  billed: 'Billed',
  lastAdded: billKind.lastAdded,
  all: invoiceKind.all,
  cancelled: invoiceKind.cancelled,
  deleted: invoiceKind.deleted,
  draft: invoiceKind.draft,
  largestAmount: invoiceKind.largestAmount,
  lowestNumber: invoiceKind.lowestNumber,
  highestNumber: invoiceKind.highestNumber,
  byVendor: billKind.byVendor,
  leastRecent: invoiceKind.leastRecent,
  mostRecent: invoiceKind.mostRecent,
};

/** What each status says under the order's figures. */
const sentences: Readonly<Record<string, string>> = {
  Draft: 'not sent yet',
  Issued: 'ordered, nothing billed',
  ConvertToBill: 'ordered, partly billed',
  BillCreated: 'nothing left to bill',
  Cancelled: 'nothing will come',
  Deleted: 'archived',
};

/** Purchase orders: their list, their form and their page. */
export const orderPage = {
  empty:
    'Purchase orders to your vendors appear here. When goods arrive, create a bill from the order, in full or in part.',

  // The form
  expectedOn: 'Expected on',
  reference: 'Vendor’s reference',
  referenceHint: 'The vendor’s own number for this order',
  saveDraft: 'Save draft',
  issueIt: 'Issue',
  save: 'Save',
  savingPostsNothing:
    'A purchase order doesn’t change your books or stock. Goods arrive, and you owe for them, when you approve its bill.',
  becomes: ({ number }: { number: string }) => `becomes ${number} when issued`,

  // What can be done with it
  toBill: 'Create bill',
  openBill: 'Open the bill',
  issue: 'Issue',
  edit: 'Edit',
  duplicate: 'Duplicate',
  closeRest: 'Close what’s left',
  cancel: 'Cancel order',
  payAhead: 'Pay an advance',
  reopen: 'Reopen',
  restore: 'Restore',
  deleteIt: 'Delete',

  // Its page
  expected: 'Expected',
  progress: ({ ordered, billed, closed }: Record<'ordered' | 'billed' | 'closed', string>) =>
    closed === '0' ? `${billed} of ${ordered} billed` : `${billed} of ${ordered} billed, ${closed} closed`,
  dearer: ({ amount }: { amount: string }) => `${amount} more than ordered`,
  cheaper: ({ amount }: { amount: string }) => `${amount} less than ordered`,
  changedSinceSent: 'Changed since you sent it',
  edited: 'Edited',
  copied: 'Copied',
  restored: 'Restored',
  reopened: 'Reopened',
  billed: 'Bill created',
  billChanged: 'Its bills changed',
  closed: 'What was left was closed',
  issued: 'Issued',
  advanceDeleted: postedPage.paymentDeleted,
  paidAhead: ({ paid, left }: { paid: string; left: string | null }) =>
    left === null ? paid : `${paid}, ${left} left`,

  // What is asked before it is done
  cancelTitle: ({ order }: { order: string }) => `Cancel ${order}`,
  cancelLead: ({ party }: { party: string }) =>
    `No goods will arrive. We don’t notify ${party}, so let them know if they have the order. You can reopen it.`,
  keepOrder: 'Keep order',
  closeTitle: ({ order }: { order: string }) => `Close what’s left of ${order}`,
  closeLead:
    'What isn’t billed yet is no longer expected, and the order counts as billed. You can reopen it.',
  notBilledYet: 'Not billed yet',
  keepOpen: 'Keep it open',
  sentences,
};

/** The word people read for each status, and the colour it is in. */
export const orderStatus: Readonly<Record<string, StatusWord>> = {
  Draft: { word: 'Draft', tone: 'draft', next: 'Issued' },
  Issued: { word: 'Issued', tone: 'waiting', next: 'Billed' },
  ConvertToBill: { word: 'Partly billed', tone: 'waiting', next: 'Billed' },
  BillCreated: { word: 'Billed', tone: 'settled' },
  Cancelled: { word: 'Cancelled', tone: 'stopped' },
  Deleted: { word: 'Deleted', tone: 'stopped' },
};
