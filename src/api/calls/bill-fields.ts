import { farDayConfirmed } from './call.ts';
import { typedBillStatus } from './document-status.ts';
import {
  called,
  day,
  decimal,
  flag,
  id,
  list,
  literal,
  nullable,
  number,
  optional,
  text,
  typedText,
  whole,
} from './field.ts';
import {
  creditNoteAnswers,
  creditStateAnswer,
  mode,
  postedJournal,
  postedStanding,
  settlement,
} from './payment.ts';
import {
  ownPurchase,
  purchaseForm,
  purchaseLine,
  purchaseRow,
  shownPurchase,
  typedPurchaseLine,
} from './purchase.ts';

/** A bill as typed; amounts are in its own currency. */
export const billForm = {
  ...purchaseForm,
  ...farDayConfirmed,
  /** The vendor's own number; "0" for none. */
  reference: optional(typedText('OrderNo', 60)),
  /** The same number of the same vendor stands on another bill, and that is meant. */
  confirmed: optional(flag('confirmDuplicate')),
  /** Left out or empty: today, or the day it has. */
  issuedOn: optional(day('OrderDate')),
  dueOn: optional(nullable(day('DueDate'))),
  /** What is off for paying early, in percent, and for how many days from its own; left out of a new one: as its vendor has it. */
  earlyPercent: optional(nullable(decimal('EarlyPaymentPercent'))),
  earlyDays: optional(nullable(number('EarlyPaymentDays'))),
  /** NotPaid approves it as it is saved. Left out, a new one is not paid, and one that is edited stays what it is. */
  status: optional(typedBillStatus('Status')),
  lines: list(
    'VendorBillItems',
    {
      ...typedPurchaseLine,
      id: optional(nullable(id('VendorBillItemID'))),
      /** The account of a line without an item, of those for purchases; left out: its vendor's, else office supplies. */
      accountId: called(optional(nullable(whole('TAccountId'))), 'account'),
    },
    { most: 500 },
  ),
};

const line = {
  ...purchaseLine,
  id: id('VendorBillItemID'),
  billId: id('VendorBillIDFK'),
  subtotal: decimal('SubAmount'),
  taxRecoverable: flag('TaxRecoverable'),
  accountId: nullable(number('TAccountId')),
};

const standing = postedStanding(literal('subtype', 'bill'));

/** A bill as whoever has its link may see it, and as everybody else does. */
export const shownBill = {
  ...shownPurchase,
  id: id('VendorBillID'),
  number: nullable(text('VendorBillNo')),
  reference: text('OrderNo'),
  statusName: text('StatusName'),
  issuedOn: day('OrderDate'),
  dueOn: nullable(day('DueDate')),
  lines: list('VendorBillItems', line),
  homePaid: decimal('HomeTotalPaidAmount'),
  paid: decimal('ForeignTotalPaidAmount'),
  homeOpen: decimal('Balance'),
  owed: decimal('ForeignBalance'),
  formPaid: decimal('PaidAmount'),
  credited: decimal('CreditedAmount'),
  shippingFee: decimal('ShippingFee'),
  otherShippingTaxId: nullable(id('ShippingTaxId')),
  sameAsBilling: flag('SameAsBillingAddress'),
  /** What is off for paying early, and for how many days from its own. */
  earlyPercent: nullable(decimal('EarlyPaymentPercent')),
  earlyDays: nullable(number('EarlyPaymentDays')),
  /** What it comes to in the foreign currency, its lines again; null and none at home. */
  foreignTotal: nullable(decimal('ForeignCurrencyAmount')),
  foreignLines: list('ForeignBillsItems', line),
  /** Each tax of its lines once, with what they bear of it. */
  taxes: list('taxList', {
    id: id('TaxID'),
    name: text('TaxName'),
    percent: decimal('TaxPercentage'),
    amount: decimal('TaxAmount'),
  }),
  /** The one percentage all its taxed lines have; null where they differ. */
  taxPercent: nullable(decimal('TaxPercentage')),
};

/** The order it was made from, and its number. */
const fromOrder = {
  orderId: nullable(id('AssociatedPO')),
  order: nullable(text('AssociatedPONumber')),
};

/** One bill with everything its sheet and counterfoil show. */
export const billAnswer = {
  ...shownBill,
  lines: list('VendorBillItems', { ...line, account: nullable(text('AccountName')) }),
  ...ownPurchase,
  employeeId: id('userIDFK'),
  createdAt: text('date_created'),
  writtenOff: decimal('writtenoff'),
  ...creditNoteAnswers,
  payments: list('PaymentHistory', settlement),
  ...fromOrder,
  /** What was paid to their vendor beyond what was owed, in its currency. */
  credit: decimal('advance'),
  /** How their vendor was paid last. */
  lastPaymentMode: nullable(mode('lastpaymentmode')),
  standing,
  journal: postedJournal,
};

export const billRow = {
  ...purchaseRow,
  id: id('VendorBillID'),
  number: nullable(text('VendorBillNo')),
  ...fromOrder,
  reference: text('OrderNo'),
  statusName: text('StatusName'),
  channel: text('channel'),
  issuedOn: day('OrderDate'),
  dueOn: nullable(day('DueDate')),
  overdue: flag('overdue'),
  owed: decimal('Balance'),
  ...creditStateAnswer,
  standing,
};
