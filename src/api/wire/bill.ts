import { documentRow } from './both-money.ts';
import { ownPurchase, purchaseForm, purchaseLine, shownPurchase } from './purchase.ts';
import { renaming } from './rename.ts';

/** Our words for a bill → the spec's, for whoever may see it. */
export const shownBillWire = renaming({
  ...shownPurchase,
  id: 'VendorBillID',
  number: 'VendorBillNo',
  reference: 'OrderNo',
  issuedOn: 'OrderDate',
  dueOn: 'DueDate',
  earlyPercent: 'EarlyPaymentPercent',
  earlyDays: 'EarlyPaymentDays',
  lines: 'VendorBillItems',
  homePaid: 'HomeTotalPaidAmount',
  paid: 'ForeignTotalPaidAmount',
  credited: 'CreditedAmount',
  homeOpen: 'Balance',
  owed: 'ForeignBalance',
});

/** What the business alone knows of its bill. */
export const ownBillWire = renaming({
  ...ownPurchase,
  employeeId: 'userIDFK',
  createdAt: 'date_created',
  writtenOff: 'writtenoff',
  creditNotes: 'CreditNotes',
  cancellations: 'Cancellations',
  creditable: 'Creditable',
  creditableShipping: 'CreditableShipping',
  payments: 'PaymentHistory',
  orderId: 'AssociatedPO',
  order: 'AssociatedPONumber',
  credit: 'advance',
  lastPaymentMode: 'lastpaymentmode',
  journal: 'journal',
});

export const billRowWire = renaming({
  ...documentRow,
  id: 'VendorBillID',
  number: 'VendorBillNo',
  reference: 'OrderNo',
  status: 'Status',
  customer: 'vendor',
  issuedOn: 'OrderDate',
  dueOn: 'DueDate',
  orderId: 'AssociatedPO',
  order: 'AssociatedPONumber',
  overdue: 'overdue',
  channel: 'channel',
  owed: 'Balance',
});

export const billLineWire = renaming({
  ...purchaseLine,
  id: 'VendorBillItemID',
  billId: 'VendorBillIDFK',
  taxRecoverable: 'TaxRecoverable',
  subtotal: 'SubAmount',
  accountId: 'TAccountId',
});

/** The form's own fields, both ways. */
export const billFormWire = renaming({
  ...purchaseForm,
  id: 'VendorBillID',
  reference: 'OrderNo',
  confirmed: 'confirmDuplicate',
  issuedOn: 'OrderDate',
  dueOn: 'DueDate',
  earlyPercent: 'EarlyPaymentPercent',
  earlyDays: 'EarlyPaymentDays',
  lines: 'VendorBillItems',
});
