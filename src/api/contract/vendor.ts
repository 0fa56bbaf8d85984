import * as z from 'zod/mini';
import { vendorStatement } from '../../domain/report/contact-statement.ts';
import { inBusiness } from './call.ts';
import {
  contactsFile,
  moved,
  opening,
  rowAnswer,
  saved,
  several,
  sharedCard,
  viewAnswer,
} from './contact-wire.ts';
import {
  askedStatement,
  claim,
  claimType,
  statement,
  days as statementDays,
  statementMail,
  statementSent,
} from './statement-wire.ts';
import {
  all,
  day,
  decimal,
  download,
  envelope,
  id,
  listQuery,
  perRow,
  ratedMoney,
  text,
  userId,
  whole,
} from './wire-types.ts';

const { change, changeByGet, ours, read } = inBusiness('businessid');

const card = {
  ...sharedCard,
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
  ...rowAnswer,
  VendorMasterId: id,
  /** Bills of all time, opening balances apart; what of all is still owed; and what was paid in advance, at home. */
  ...all(decimal, 'TotalPurchases', 'TotalOwed', 'Advance'),
});

const list = z.object({
  Vendors: z.array(row),
  ...all(z.number(), 'currentpage', 'total', 'pagetotal'),
});

const sums = { ...all(decimal, 'TotalPurchases', 'TotalPaid', 'TotalOwed', 'Overdue') };
const days = { sortby: z.optional(text(40)), ...all(z.optional(day), 'fromdate', 'todate') };
const listed = { userid: userId, ...listQuery, ...all(z.optional(day), 'fromdate', 'todate') };
const one = { userid: userId, vendorid: id };
const many = { userid: userId, vendorid: several };
/** Vendors are added and edited where the plan has them; those that stand are shown, paid and deleted everywhere. */
const flag = 'vendors';

/** Every call of vendors. */
export const vendorCalls = {
  addVendor: change('/api/Vendor/add-Vendor-detail', 'vendor.add', {
    flag,
    /** A customer who becomes a vendor too is named; what of their card is shared becomes as sent. */
    takes: { userid: userId, ClientIDFK: z.optional(z.nullable(id)), ...card, ...opening },
    answer: saved,
  }),
  updateVendor: change('/api/Vendor/Update-Vendor-detail', 'vendor.edit', {
    flag,
    takes: {
      userid: userId,
      VendorMasterId: id,
      version: z.optional(z.nullable(z.number())),
      ...card,
      ...opening,
    },
    answer: saved,
  }),
  listVendors: read('/api/Vendor/GetAllVendorsWithFilters', 'vendor.list', {
    takes: { ...listed, status: z.optional(text(20)) },
    answer: list,
  }),
  listDeletedVendors: read('/api/Vendor/GetAllDeletedVendorsWithFilters', 'vendor.list', {
    takes: listed,
    answer: list,
  }),
  listUnpaidVendors: read('/api/Vendor/GetAllUnpaidVendors', 'vendor.list', { takes: listed, answer: list }),
  listPaidVendors: read('/api/Vendor/GetAllPaidVendors', 'vendor.list', { takes: listed, answer: list }),
  summariseVendors: read('/api/Vendor/get-Vendors-Summary', 'vendor.list', {
    takes: { userid: userId, ...days },
    answer: envelope(
      z.object({ ...all(z.nullable(day), 'fromdate', 'todate'), ...sums, VendorCount: z.number() }),
    ),
  }),
  vendorSummary: read('/api/Vendor/get-Summary-ByVendorId', 'vendor.view', {
    takes: one,
    answer: envelope(z.object({ ...sums, Advance: decimal, LastPaymentDate: z.nullable(day) })),
  }),
  countVendors: read('/api/Vendor/get-Vendors-Count', 'vendor.list', {
    takes: { userid: userId },
    answer: envelope(z.object(all(z.number(), 'AllCount', 'DeletedCount', 'UnpaidCount', 'PaidCount'))),
  }),
  getVendor: read('/api/Vendor/get-Vendor-detail-by-id', 'vendor.view', {
    takes: one,
    answer: envelope(z.extend(row, viewAnswer)),
  }),
  vendorNote: read('/api/Vendor/get-InternalNote-Vendor-detail-by-id', 'vendor.view', {
    takes: one,
    answer: envelope(z.object({ VendorMasterId: id, InternalNote: z.string() })),
  }),
  deleteVendor: changeByGet('/api/Vendor/delete-Vendor-detail-by-id', 'vendor.delete', {
    takes: one,
    answer: moved,
  }),
  restoreVendor: changeByGet('/api/Vendor/restore-Vendor-detail-by-id', 'vendor.delete', {
    takes: one,
    answer: moved,
  }),
  deleteVendors: change('/api/Vendor/Delete-Multiple-Vendor', 'vendor.delete', {
    takes: many,
    answer: perRow,
  }),
  restoreVendors: change('/api/Vendor/Restore-Multiple-Vendor', 'vendor.delete', {
    takes: many,
    answer: perRow,
  }),
  exportVendors: ours.ask('/api/Vendor/export-csv', 'vendor.export', {
    takes: { ...contactsFile, vendorid: z.optional(several) },
    answer: download,
  }),
  vendorStatement: ours.read('/api/Vendor/statement', vendorStatement.permission, {
    takes: { vendorid: id, ...askedStatement },
    flag: vendorStatement.flag,
    answer: z.object({
      statement: z.array(
        z.object({
          vendorBillId: z.nullable(id),
          number: z.nullable(z.string()),
          type: claimType,
          ...claim,
        }),
      ),
      ...statement,
      ...all(decimal, 'totalbillsamount', 'advance'),
    }),
  }),
  downloadVendorStatement: ours.ask('/api/Vendor/download-statement', 'vendor.export', {
    takes: { vendorid: id, ...statementDays },
    flag: 'statementOfAccount',
    answer: download,
  }),
  sendVendorStatement: ours.change('/api/Vendor/send-statement', 'vendor.reshare', {
    takes: { vendorid: id, ...statementDays, ...statementMail },
    flag: 'statementOfAccount',
    answer: statementSent,
  }),
  payVendorOpening: ours.change('/api/Vendor/pay-opening-balance', 'vendor.addPayment', {
    takes: {
      vendorid: id,
      amount: decimal,
      ...ratedMoney,
    },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
  deleteVendorOpeningPayment: ours.change('/api/Vendor/delete-opening-payment', 'vendor.delete', {
    takes: { vendorid: id, PaymentId: id },
    answer: envelope(z.object({ repeated: z.boolean() })),
  }),
};
