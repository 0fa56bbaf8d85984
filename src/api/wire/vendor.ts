import { blankVendor, type VendorRow, type VendorView } from '../../domain/contact.ts';
import type { AnswerOf } from '../contract/call.ts';
import type { vendorCalls } from '../contract/vendor.ts';
import { cardTable, claimTable, rowTable, viewFromWire } from './contact.ts';
import { renaming } from './rename.ts';

/** Our words for a vendor's card → those of the wire. */
export const vendorWire = renaming({
  ...cardTable,
  name: 'VendorName',
  earlyPercent: 'EarlyPaymentPercent',
  earlyDays: 'EarlyPaymentDays',
  bankDetails: 'BankDetails',
  defaultAccount: 'TAccountId',
  ourNumber: 'OurNumber',
  internalNote: 'InternalNote',
});

/** The same for all that a list shows of one. */
const vendorRowWire = renaming({
  ...vendorWire.table,
  ...rowTable,
  purchased: 'TotalPurchases',
  outstanding: 'TotalOwed',
  credit: 'Advance',
});

/** The same for what vendors, or one of them, came to. */
export const vendorSumsWire = renaming({
  purchased: 'TotalPurchases',
  paid: 'TotalPaid',
  outstanding: 'TotalOwed',
  overdue: 'Overdue',
});

export const vendorRowFromWire = (
  wire: AnswerOf<typeof vendorCalls.listVendors>['Vendors'][number],
): VendorRow => ({ ...blankVendor, ...vendorRowWire.fromWire(wire) });

export const vendorFromWire = (wire: AnswerOf<typeof vendorCalls.getVendor>['data']): VendorView => ({
  ...vendorRowFromWire(wire),
  ...viewFromWire(wire),
});

/** The same for a claim of a vendor's statement. */
export const vendorClaimWire = renaming({
  ...claimTable,
  documentId: 'vendorBillId',
  number: 'number',
  type: 'type',
});

/** What an item cost last. */
export const lastPriceWire = renaming({
  productId: 'ProductIDFK',
  currency: 'Currency',
  price: 'UnitPrice',
  onDay: 'OrderDate',
});
