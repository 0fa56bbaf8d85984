import type { QueryKey } from '@tanstack/react-query';
import { expenseCalls } from '../../src/api/calls/expense.ts';
import { purchaseSummaryCalls } from '../../src/api/calls/purchase-summary.ts';
import { vendorCalls } from '../../src/api/calls/vendor.ts';
import { queryOf } from '../../src/api/client/query.ts';
import {
  billCounts,
  billList,
  billsOfVendor,
  billView,
  nextBill,
  openBills,
} from '../../src/api/documents/bills.ts';
import {
  nextOrder,
  orderCounts,
  orderList,
  ordersOfVendor,
  orderView,
} from '../../src/api/documents/orders.ts';

const days = { period: '', from: '', to: '' };
const listDays = { dates: '', from: '', to: '' };
const page = { page: 1, search: '', sort: '', filter: '', status: '', location: '', ...days, ...listDays };

/** Everything the pages of what is bought show. */
export const purchaseQueries = (): { queryKey: QueryKey }[] => [
  billList('b', page),
  billsOfVendor('b', 'v', page),
  billCounts('b', listDays),
  billView('b', 'i'),
  nextBill('b', 'bill'),
  openBills('b', 'v'),
  queryOf(purchaseSummaryCalls.billSummary, { businessId: 'b' }),
  orderList('b', page),
  ordersOfVendor('b', 'v', page),
  orderCounts('b', listDays),
  orderView('b', 'o'),
  nextOrder('b', 'order'),
  queryOf(purchaseSummaryCalls.orderSummary, { businessId: 'b' }),
  queryOf(vendorCalls.listVendors, { businessId: 'b' }),
  queryOf(vendorCalls.countVendors, { businessId: 'b' }),
  queryOf(vendorCalls.summariseVendors, { businessId: 'b' }),
  queryOf(vendorCalls.getVendor, { businessId: 'b', id: 'v' }),
  queryOf(vendorCalls.vendorSummary, { businessId: 'b', id: 'v' }),
  queryOf(vendorCalls.lastPurchases, { businessId: 'b', id: 'v' }),
  queryOf(expenseCalls.listExpenses, { businessId: 'b' }),
  queryOf(expenseCalls.countExpenses, { businessId: 'b' }),
  queryOf(expenseCalls.summariseExpenses, { businessId: 'b' }),
  queryOf(expenseCalls.getExpense, { businessId: 'b', id: 'e' }),
  queryOf(expenseCalls.nextExpenseNumber, { businessId: 'b' }),
];

/** The calls of those queries, by what they are about. */
export const bills = [
  'VendorBill/GetAllVendorBillDetailsWithFilters',
  'Vendor/GetAllBillsbySpecificVendor',
  'VendorBill/Get-Vendors-Bill-Count',
  'VendorBill/Get-VendorBill-By-Id',
  'VendorBill/Generate-VendorBill-Number',
  'VendorBill/Get-Vendor-Bill-Details-By-VendorId',
  'VendorBill/get-summary',
];
export const orders = [
  'PurchaseOrder/GetAllPurchaseOrderWithFilters',
  'Vendor/GetAllPOBySpecificvendor',
  'PurchaseOrder/Get-purchase-order-Count',
  'PurchaseOrder/get-Purchase-Order-by-id',
  'PurchaseOrder/Get-PurchaseOrder-Number',
  'PurchaseOrder/get-summary',
];
export const vendors = [
  'Vendor/GetAllVendorsWithFilters',
  'Vendor/get-Vendors-Count',
  'Vendor/get-Vendors-Summary',
  'Vendor/get-Vendor-detail-by-id',
  'Vendor/get-Summary-ByVendorId',
  'Vendor/last-purchases',
];
export const expenses = [
  'Expense/get-all-expenses',
  'Expense/get-expense-count',
  'Expense/get-summary',
  'Expense/get-expense-by-id',
  'Expense/get-expense-number',
];
