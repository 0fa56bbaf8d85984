import { userId } from '../wire/values.ts';
import { file, perRow, plainly, subject, told } from './call.ts';
import {
  always,
  contactMoved,
  contactPage,
  contactRow,
  contactSaved,
  contactsFile,
  contactsNarrowed,
  contactView,
  figureDays,
  figuresOf,
  reminders,
  sharedCard,
  typedOpening,
  upTo100,
} from './contact.ts';
import {
  day,
  decimal,
  edited,
  flag,
  id,
  list,
  nullable,
  number,
  optional,
  paging,
  text,
  typedText,
  whole,
} from './field.ts';

const at = '/api/Vendor/';
const { change, changeByGet, read } = subject('businessid', at, { userid: userId });
const { ours } = subject('businessid', at);
/** Vendors are added and edited where the plan has them; those that stand are shown, paid and deleted everywhere. */
const planned = subject('businessid', at, { userid: userId }, 'vendors');

const card = {
  ...sharedCard,
  name: typedText('VendorName', 400),
  /** What they take off for paying early, in percent, and for how many days from the bill's own. */
  earlyPercent: optional(nullable(decimal('EarlyPaymentPercent'))),
  earlyDays: optional(nullable(number('EarlyPaymentDays'))),
  bankDetails: optional(typedText('BankDetails', 2000)),
  /** The account of what is bought from them. */
  defaultAccount: optional(nullable(whole('TAccountId'))),
  /** The tax of what is bought from them, before the item's own; null for the item's. */
  purchaseTaxId: optional(nullable(id('PurchaseTaxId'))),
  /** They charge no tax at all. */
  chargesNoTax: optional(flag('ChargesNoTax')),
  /** What they know the business by. */
  ourNumber: optional(typedText('OurNumber', 100)),
  internalNote: optional(typedText('InternalNote', 10_000)),
};

const row = {
  ...always(card),
  ...contactRow,
  vendorId: id('VendorMasterId'),
  /** Bills of all time, opening balances apart; what of all is still owed; and what was paid in advance, at home. */
  purchased: decimal('TotalPurchases'),
  outstanding: decimal('TotalOwed'),
  credit: decimal('Advance'),
};

const page = plainly({ rows: list('Vendors', row), ...contactPage });

const sums = {
  purchased: decimal('TotalPurchases'),
  paid: decimal('TotalPaid'),
  outstanding: decimal('TotalOwed'),
  overdue: decimal('Overdue'),
};
const listed = {
  ...paging,
  ...contactsNarrowed,
  from: optional(day('fromdate')),
  to: optional(day('todate')),
};
const one = { id: id('vendorid') };
const many = { ids: upTo100('vendorid') };

/** What was owed to them when the books began is booked with the card. */
const touches = ['vendors', 'bills', 'orders', 'dashboard', 'reports'] as const;
const reads = 'vendors';

/** Every call of vendors but those about documents, statements and payments. */
export const vendorCalls = {
  addVendor: planned.change('add-Vendor-detail', 'vendor.add', {
    takes: {
      /** A customer who becomes a vendor too; what of their card is shared becomes as sent. */
      joins: optional(nullable(id('ClientIDFK'))),
      ...card,
      ...typedOpening,
    },
    says: contactSaved,
    touches,
  }),
  updateVendor: planned.change('Update-Vendor-detail', 'vendor.edit', {
    takes: { id: id('VendorMasterId'), ...edited, ...card, ...typedOpening },
    says: contactSaved,
    touches,
  }),
  listVendors: read('GetAllVendorsWithFilters', 'vendor.list', {
    takes: { ...listed, filter: optional(typedText('status', 20)) },
    says: page,
    reads,
  }),
  listDeletedVendors: read('GetAllDeletedVendorsWithFilters', 'vendor.list', {
    takes: listed,
    says: page,
    reads,
  }),
  listUnpaidVendors: read('GetAllUnpaidVendors', 'vendor.list', { takes: listed, says: page, reads }),
  listPaidVendors: read('GetAllPaidVendors', 'vendor.list', { takes: listed, says: page, reads }),
  summariseVendors: read('get-Vendors-Summary', 'vendor.list', {
    takes: figureDays,
    says: told({ ...figuresOf, ...sums, vendors: number('VendorCount') }),
    reads,
  }),
  vendorSummary: read('get-Summary-ByVendorId', 'vendor.view', {
    takes: one,
    says: told({ ...sums, credit: decimal('Advance'), lastPaidOn: nullable(day('LastPaymentDate')) }),
    reads,
  }),
  countVendors: read('get-Vendors-Count', 'vendor.list', {
    says: told({
      all: number('AllCount'),
      deleted: number('DeletedCount'),
      unpaid: number('UnpaidCount'),
      paid: number('PaidCount'),
    }),
    reads,
  }),
  getVendor: read('get-Vendor-detail-by-id', 'vendor.view', {
    takes: one,
    says: contactView({ ...row, ...reminders }),
    reads,
  }),
  vendorNote: read('get-InternalNote-Vendor-detail-by-id', 'vendor.view', {
    takes: one,
    says: told({ id: id('VendorMasterId'), internalNote: text('InternalNote') }),
    reads,
  }),
  lastPurchases: ours.read('last-purchases', 'vendor.view', {
    takes: one,
    says: told({
      /** What an item cost last, in a currency. */
      prices: list('prices', {
        productId: id('ProductIDFK'),
        currency: text('Currency'),
        price: decimal('UnitPrice'),
        onDay: day('OrderDate'),
      }),
      accountId: nullable(number('TAccountId')),
      vendorAccount: nullable(number('DefaultTAccountId')),
      vendorTax: nullable(id('PurchaseTaxId')),
      chargesNoTax: flag('ChargesNoTax'),
      /** Of lines without an item, by what they are called. */
      named: list('accounts', { name: text('ProductName'), accountId: number('TAccountId') }),
    }),
    reads,
  }),
  deleteVendor: changeByGet('delete-Vendor-detail-by-id', 'vendor.delete', {
    takes: one,
    says: contactMoved,
    touches,
  }),
  restoreVendor: changeByGet('restore-Vendor-detail-by-id', 'vendor.delete', {
    takes: one,
    says: contactMoved,
    touches,
  }),
  deleteVendors: change('Delete-Multiple-Vendor', 'vendor.delete', { takes: many, says: perRow, touches }),
  restoreVendors: change('Restore-Multiple-Vendor', 'vendor.delete', { takes: many, says: perRow, touches }),
  exportVendors: ours.ask('export-csv', 'vendor.export', {
    takes: { ...contactsFile, ids: optional(upTo100('vendorid')) },
    says: file,
  }),
};
