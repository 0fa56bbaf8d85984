import * as everywhere from './everywhere.ts';

/** What is read in customer list. */
export const customerListWords = {
  open: 'Open',
  recordPayment: 'Record payment',
  nothingIsOwed: everywhere.nothingIsOwed,
  refundCredit: 'Refund credit',
  title: 'Customers',
  searchPlaceholder: 'Search name, email, phone',
  newCustomer: 'New customer',
  empty: 'You have no customers yet. Add one to invoice them and see what they owe.',
  order: 'Order',
} as const;

/** What is read in customers summary. */
export const customersSummaryWords = {
  summary: 'Summary',
  newCustomers: 'New customers',
  invoiced: 'Invoiced',
  settledOfIt: 'Paid',
  outstandingOfIt: 'Outstanding',
} as const;

/** What is read in customer column. */
export const customerColumnWords = {
  name: 'Name',
  email: 'Email',
  channel: 'Channel',
  phone: 'Phone',
  totalPaid: 'Total paid',
  outstanding: 'Outstanding',
  all: 'All',
  unpaid: 'Unpaid',
  deleted: 'Deleted',
  mostRecent: 'Most recent',
  leastRecent: 'Least recent',
  byName: 'By name',
  mostOutstanding: 'Most outstanding',
  mostPaid: 'Most paid',
} as const;
