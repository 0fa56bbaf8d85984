import * as z from 'zod/mini';
import { vendorStatement } from '../../domain/report/contact-statement.ts';
import { download, envelope, perRow, repeated } from './answer-wire.ts';
import { inBusiness } from './call.ts';
import * as contact from './contact-wire.ts';
import { days, listQuery, paged, spanned } from './list-wire.ts';
import { mail, sent } from './mail-wire.ts';
import { ratedMoney } from './payment-wire.ts';
import { askedStatement, claim, claimType, statement } from './statement-wire.ts';
import { all, day, decimal, edited, id, text, userId, whole } from './wire-types.ts';

const at = '/api/Vendor/';
const { change, changeByGet, ours, read } = inBusiness('businessid', at);
/** Vendors are added and edited where the plan has them; those that stand are shown, paid and deleted everywhere. */
const planned = inBusiness('businessid', at, { flag: 'vendors' });
const statements = inBusiness('businessid', at, { flag: 'statementOfAccount' }).ours;

const card = {
  ...contact.sharedCard,
  VendorName: text(400),
  /** What they take off for paying early, in percent, and for how many days from the bill's own. */
  EarlyPaymentPercent: z.optional(z.nullable(decimal)),
  EarlyPaymentDays: z.optional(z.nullable(z.number())),
  BankDetails: z.optional(text(2000)),
  /** The account of what is bought from them. */
  TAccountId: z.optional(z.nullable(whole)),
  /** What they know the business by. */
  OurNumber: z.optional(text(100)),
  InternalNote: z.optional(text(10_000)),
};

const row = z.object({
  ...card,
  ...contact.rowAnswer,
  VendorMasterId: id,
  /** Bills of all time, opening balances apart; what of all is still owed; and what was paid in advance, at home. */
  ...all(decimal, 'TotalPurchases TotalOwed Advance'),
});

const list = z.object({ Vendors: z.array(row), ...paged });

/** What an item cost last, in a currency. */
const lastPrice = z.object({ ProductIDFK: id, Currency: z.string(), UnitPrice: decimal, OrderDate: day });

const sums = all(decimal, 'TotalPurchases TotalPaid TotalOwed Overdue');
const listed = { userid: userId, ...listQuery, ...all(z.optional(day), 'fromdate todate') };
const one = { userid: userId, vendorid: id };
const many = { userid: userId, vendorid: contact.upTo100 };

/** Every call of vendors. */
export const vendorCalls = {
  /** A customer who becomes a vendor too is named; what of their card is shared becomes as sent. */
  addVendor: planned.change('add-Vendor-detail', 'vendor.add', contact.saved, {
    userid: userId,
    ClientIDFK: z.optional(z.nullable(id)),
    ...card,
    ...contact.opening,
  }),
  updateVendor: planned.change('Update-Vendor-detail', 'vendor.edit', contact.saved, {
    userid: userId,
    VendorMasterId: id,
    ...edited,
    ...card,
    ...contact.opening,
  }),
  listVendors: read('GetAllVendorsWithFilters', 'vendor.list', list, {
    ...listed,
    status: z.optional(text(20)),
  }),
  listDeletedVendors: read('GetAllDeletedVendorsWithFilters', 'vendor.list', list, listed),
  listUnpaidVendors: read('GetAllUnpaidVendors', 'vendor.list', list, listed),
  listPaidVendors: read('GetAllPaidVendors', 'vendor.list', list, listed),
  summariseVendors: read(
    'get-Vendors-Summary',
    'vendor.list',
    { ...spanned, ...sums, VendorCount: z.number() },
    { userid: userId, ...days },
  ),
  vendorSummary: read(
    'get-Summary-ByVendorId',
    'vendor.view',
    { ...sums, Advance: decimal, LastPaymentDate: z.nullable(day) },
    one,
  ),
  countVendors: read(
    'get-Vendors-Count',
    'vendor.list',
    all(z.number(), 'AllCount DeletedCount UnpaidCount PaidCount'),
    { userid: userId },
  ),
  getVendor: read('get-Vendor-detail-by-id', 'vendor.view', envelope(z.extend(row, contact.viewAnswer)), one),
  vendorNote: read(
    'get-InternalNote-Vendor-detail-by-id',
    'vendor.view',
    { VendorMasterId: id, InternalNote: z.string() },
    one,
  ),
  lastPurchases: ours.read(
    'last-purchases',
    'vendor.view',
    envelope(
      z.object({
        prices: z.array(lastPrice),
        ...all(z.nullable(z.number()), 'TAccountId DefaultTAccountId'),
        /** Of lines without an item, by what they are called. */
        accounts: z.array(z.object({ ProductName: z.string(), TAccountId: z.number() })),
      }),
    ),
    { vendorid: id },
  ),
  deleteVendor: changeByGet('delete-Vendor-detail-by-id', 'vendor.delete', contact.moved, one),
  restoreVendor: changeByGet('restore-Vendor-detail-by-id', 'vendor.delete', contact.moved, one),
  deleteVendors: change('Delete-Multiple-Vendor', 'vendor.delete', perRow, many),
  restoreVendors: change('Restore-Multiple-Vendor', 'vendor.delete', perRow, many),
  exportVendors: ours.ask('export-csv', 'vendor.export', download, {
    ...contact.contactsFile,
    vendorid: z.optional(contact.upTo100),
  }),
  vendorStatement: inBusiness('businessid', at, { flag: vendorStatement.flag }).ours.read(
    'statement',
    vendorStatement.permission,
    z.object({
      statement: z.array(
        z.object({ vendorBillId: z.nullable(id), number: z.nullable(z.string()), type: claimType, ...claim }),
      ),
      ...statement,
      ...all(decimal, 'totalbillsamount advance'),
    }),
    { vendorid: id, ...askedStatement },
  ),
  downloadVendorStatement: statements.ask('download-statement', 'vendor.export', download, {
    vendorid: id,
    ...days,
  }),
  sendVendorStatement: statements.change('send-statement', 'vendor.reshare', sent, {
    vendorid: id,
    ...days,
    ...mail,
  }),
  payVendorOpening: ours.change('pay-opening-balance', 'vendor.addPayment', repeated, {
    vendorid: id,
    amount: decimal,
    ...ratedMoney,
  }),
  refundAdvance: ours.change('refund-advance', 'vendor.delete', repeated, {
    vendorid: id,
    amount: decimal,
    /** The currency it stands in; home where none is named. */
    ForeignCurrencyID: z.optional(z.nullable(z.number())),
    ...ratedMoney,
  }),
  deleteVendorOpeningPayment: ours.change(
    'delete-opening-payment',
    'vendor.delete',
    repeated,
    all(id, 'vendorid PaymentId'),
  ),
};
